/** The phrases of reviews, studies and puzzles in this language. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/ro/explore/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
