/** The drawings of all scenery, asked for once and shared by the pages. */
import { Art } from '../table/art.svelte';
import { KINDS } from './scenery';

let art: Art | null = null;

export function sceneryArt(): Art {
	if (!art) {
		art = new Art();
		void art.loadKinds(KINDS);
	}
	return art;
}
