/** The phrases of the account pages in this language. */
export default Object.values(
	import.meta.glob<string>('../../../phrases/en/account/*.ftl', {
		eager: true,
		query: '?raw',
		import: 'default',
	}),
);
