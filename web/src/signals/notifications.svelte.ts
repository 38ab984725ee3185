/** Browser notifications: asked for once, in context, and shown only while the page is hidden. */

const KEY = 'bastide.notifications';

function stored(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

class Notifications {
	#permission = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission);
	#answered = $state(stored() !== null);

	/** Whether the viewer may still be asked. */
	get askable(): boolean {
		return this.#permission === 'default' && !this.#answered;
	}

	/** Asks the browser for permission; the viewer has just said yes. */
	async allow() {
		this.#answer();
		this.#permission = await Notification.requestPermission();
	}

	/** The viewer does not want any, and is not asked again. */
	decline() {
		this.#answer();
	}

	/** Shows a notification if the page is hidden and the browser allows it; a newer one with the same tag replaces it. */
	show(title: string, body: string, tag: string) {
		if (this.#permission !== 'granted' || !document.hidden) return;
		try {
			const notification = new Notification(title, { body, tag, icon: '/icon-192.png' });
			notification.onclick = () => {
				window.focus();
				notification.close();
			};
		} catch {
			// Some phones only notify through a service worker.
		}
	}

	#answer() {
		this.#answered = true;
		try {
			localStorage.setItem(KEY, 'asked');
		} catch {
			// It is asked again with the next page.
		}
	}
}

export const notifications = new Notifications();
