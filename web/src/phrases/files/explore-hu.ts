/** The phrases of reviews, studies and puzzles in this language. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/hu/explore/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
