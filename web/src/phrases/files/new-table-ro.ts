/** The phrases of the form for a new table in this language. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/ro/new-table/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
