/** Short sentences that come and go at the edge of the page. */

export type Toast = { id: number; text: string; kind: 'news' | 'problem' };

const SHOWN = 6000;

class Toasts {
	list: readonly Toast[] = $state.raw([]);
	#next = 1;

	show(text: string, kind: Toast['kind'] = 'news') {
		const toast = { id: this.#next++, text, kind };
		// The same sentence twice says nothing new.
		this.list = [...this.list.filter((other) => other.text !== text), toast];
		setTimeout(() => this.dismiss(toast.id), SHOWN);
	}

	dismiss(id: number) {
		this.list = this.list.filter((toast) => toast.id !== id);
	}
}

export const toasts = new Toasts();
