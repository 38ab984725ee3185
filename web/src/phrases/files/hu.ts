/** All phrases of this language, in one piece. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/hu/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
