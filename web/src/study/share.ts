/** The link to a study. */
import { attempt } from '../api/sentences';
import { shareUrl } from '../panels/share';

export function shareStudy(id: string): Promise<boolean> {
	return attempt(() => shareUrl(`${location.origin}/study/${id}${location.hash}`));
}
