/** The phrases of this language that every page may need, in one piece. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/ro/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
