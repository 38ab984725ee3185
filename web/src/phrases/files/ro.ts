/** All phrases of this language, in one piece. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/ro/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
