/** Which page is shown: by the address, with working back and forward buttons and links to share. */

export type Route =
	| { page: 'start' }
	| { page: 'new' }
	| { page: 'table'; id: string }
	| { page: 'replay'; id: string }
	| { page: 'review'; of: 'table' | 'study'; id: string }
	/** All studies, and one of them. */
	| { page: 'studies' }
	| { page: 'study'; id: string }
	/** The choice of puzzles, and one of them. */
	| { page: 'puzzles' }
	| { page: 'puzzle'; id: string }
	| { page: 'games' }
	| { page: 'account' }
	/** Links in emails lead to these two; what follows `#` is the token. */
	| { page: 'confirm-email' }
	| { page: 'reset-password' }
	| { page: 'settings' }
	| { page: 'rules'; chapter: string | null }
	| { page: 'rulebook'; chapter: string | null }
	| { page: 'learn' }
	| { page: 'lesson'; id: string }
	| { page: 'lost' };

const PLAIN = [
	'new',
	'games',
	'account',
	'confirm-email',
	'reset-password',
	'settings',
	'learn',
] as const;

/** The page of a path. */
export function routeOf(path: string): Route {
	const [first, second, ...more] = path.split('/').filter((part) => part !== '');
	if (first === 'study' && second && more.join('/') === 'review')
		return { page: 'review', of: 'study', id: second };
	if (more.length > 0) return { page: 'lost' };
	if (first === undefined) return { page: 'start' };
	if (first === 'rules' || first === 'rulebook') return { page: first, chapter: second ?? null };
	if (first === 'table' && second) return { page: 'table', id: second };
	if (first === 'replay' && second) return { page: 'replay', id: second };
	if (first === 'review' && second) return { page: 'review', of: 'table', id: second };
	if (first === 'learn' && second) return { page: 'lesson', id: second };
	if (first === 'study') return second ? { page: 'study', id: second } : { page: 'studies' };
	if (first === 'puzzles') return second ? { page: 'puzzle', id: second } : { page: 'puzzles' };
	const page = PLAIN.find((name) => name === first);
	return page && second === undefined ? { page } : { page: 'lost' };
}

/** The path of a page. */
export function pathOf(route: Route): string {
	switch (route.page) {
		case 'start':
		case 'lost':
			return '/';
		case 'table':
		case 'replay':
		case 'study':
			return `/${route.page}/${route.id}`;
		case 'review':
			return route.of === 'table' ? `/review/${route.id}` : `/study/${route.id}/review`;
		case 'studies':
			return '/study';
		case 'puzzle':
			return `/puzzles/${route.id}`;
		case 'lesson':
			return `/learn/${route.id}`;
		case 'rules':
		case 'rulebook':
			return route.chapter === null ? `/${route.page}` : `/${route.page}/${route.chapter}`;
		default:
			return `/${route.page}`;
	}
}

class Router {
	route: Route = $state.raw(routeOf(location.pathname));

	constructor() {
		addEventListener('popstate', () => {
			this.route = routeOf(location.pathname);
		});
	}

	/** Goes to a page, or a place on it; with `replace`, the back button will not come here again. */
	go(route: Route, how: 'push' | 'replace' = 'push', hash = '') {
		const path = pathOf(route) + hash;
		if (how === 'push') history.pushState(null, '', path);
		else history.replaceState(null, '', path);
		this.route = route;
		scrollTo(0, 0);
	}

	/** For links: a plain click stays in this page, everything else is the browser's. */
	follow = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
		if (!link || elsewhere || event.defaultPrevented || link.target || link.download) return;
		if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
		if (link.pathname === location.pathname && link.hash) return;
		event.preventDefault();
		this.go(routeOf(link.pathname), 'push', link.hash);
	};
}

export const router = new Router();
