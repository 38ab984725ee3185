/** The phrases of this language that every page may need, in one piece. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/en/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
