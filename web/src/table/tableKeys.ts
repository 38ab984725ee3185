/** The keys of a table that work wherever the focus is; those of the board are in `boardKeys`. */
import type { ShownTable } from './shown.svelte';

/** Does what a key stands for. Returns `true` if it stands for something. */
export function tableKey(event: KeyboardEvent, table: ShownTable, showActions: () => void) {
	const target = event.target as Element;
	const elsewhere = target.closest('input, textarea, select');
	// An open dialog has all keys, wherever the focus is.
	if (elsewhere || document.querySelector('dialog:modal')) return false;
	if (event.ctrlKey || event.metaKey || event.altKey) return false;
	const { decision, presenter } = table;
	const step = event.shiftKey ? -1 : 1;
	const keys: Record<string, (() => void) | false> = {
		r: () => decision.turnTile(step),
		n: () => table.walk(step),
		l: showActions,
		h: table.hints.available && (() => void table.hints.ask()),
		escape: () => table.leave(),
		' ': presenter.playing && (() => presenter.skip()),
		enter: decision.pending !== null && !target.closest('button, a') && (() => decision.confirm()),
	};
	const act = keys[event.key.toLowerCase()];
	if (act) act();
	return !!act;
}
