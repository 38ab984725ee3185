import { describe, expect, it } from 'vitest';
import { pathOf, type Route, routeOf } from './router.svelte';

describe('a path', () => {
	const routes: Route[] = [
		{ page: 'start' },
		{ page: 'new' },
		{ page: 'table', id: 'abc' },
		{ page: 'replay', id: 'abc' },
		{ page: 'review', of: 'table', id: 'abc' },
		{ page: 'review', of: 'study', id: 'abc' },
		{ page: 'studies' },
		{ page: 'study', id: 'abc' },
		{ page: 'puzzles' },
		{ page: 'puzzle', id: 'today' },
		{ page: 'games' },
		{ page: 'account' },
		{ page: 'confirm-email' },
		{ page: 'reset-password' },
		{ page: 'settings' },
		{ page: 'rules', chapter: null },
		{ page: 'rules', chapter: 'tower' },
		{ page: 'rulebook', chapter: null },
		{ page: 'rulebook', chapter: 'tower' },
		{ page: 'learn' },
		{ page: 'lesson', id: 'tower' },
	];
	it.each(routes)('leads to its page and back: $page', (route) => {
		expect(routeOf(pathOf(route))).toEqual(route);
	});
	it.each([
		'/nowhere',
		'/table',
		'/table/a/b',
		'/games/1',
		'/review',
		'/study/a/b',
		'/study/a/review/b',
	])('%s leads nowhere', (path) => {
		expect(routeOf(path)).toEqual({ page: 'lost' });
	});
});
