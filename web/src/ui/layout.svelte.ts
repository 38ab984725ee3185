/** Which of the four arrangements of the table fits the window. */

/**
 * `desktop`: board and side panel, the dock floats. `tablet`: player cards above the board. `phone`: slim bar above
 * the board, dock below. `rails`: bars at both sides, for windows that are wide and low.
 */
export type LayoutMode = 'desktop' | 'tablet' | 'phone' | 'rails';

const LOW = 500;
/** Below this the two rails would leave no board. */
const RAILS_FROM = 560;
const TABLET_FROM = 600;
const DESKTOP_FROM = 1100;

/** The arrangement for a window, in CSS pixels. */
export function modeFor(width: number, height: number): LayoutMode {
	if (height < LOW && width > height && width >= RAILS_FROM) return 'rails';
	if (width < TABLET_FROM) return 'phone';
	return width < DESKTOP_FROM ? 'tablet' : 'desktop';
}

class Layout {
	mode: LayoutMode = $state(modeFor(innerWidth, innerHeight));
	/** Whether a table being played fills the window. Then the site's header is folded away. */
	playing = $state(true);

	constructor() {
		addEventListener('resize', () => {
			this.mode = modeFor(innerWidth, innerHeight);
		});
	}

	/** Whether there is room for short labels only. */
	get compact(): boolean {
		return this.mode === 'phone' || this.mode === 'rails';
	}
}

export const layout = new Layout();
