/**
 * Takes pictures of all scenes in all sizes, themes and languages. Words in SCENES, SIZES, THEMES and LANGUAGES narrow
 * it: `SCENES=new,question SIZES=390x844 make screenshots`.
 */
import { test } from 'vitest';
import { visitor } from './people';
import { SCENES } from './scenes';

const ALL_SIZES = ['390x844', '844x390', '820x1180', '1280x720', '1440x900'];
const ALL_THEMES = ['light', 'dark'] as const;
const ALL_LANGUAGES = ['en', 'hu', 'ro'];

/** Those that begin with one of the words of a variable; all if it is not set. */
function wanted<Name extends string>(variable: string, all: readonly Name[]): Name[] {
	const words = process.env[variable]?.split(',');
	return all.filter((name) => !words || words.some((word) => name.startsWith(word)));
}

const names = wanted(
	'SCENES',
	SCENES.map(({ name }) => name),
);
const shots = SCENES.filter(({ name }) => names.includes(name)).flatMap((scene) =>
	wanted('LANGUAGES', ALL_LANGUAGES).flatMap((language) =>
		wanted('SIZES', ALL_SIZES).map((size) => ({ scene, language, size, name: scene.name })),
	),
);

test.each(shots)('$name in $language at $size', async ({ scene, language, size }) => {
	const [width = 0, height = 0] = size.split('x').map(Number);
	const person = await visitor({ language, size: { width, height }, touch: width < 900 });
	await scene.arrange(person);
	await person.page.waitForLoadState('networkidle');
	// The same scene in both themes: arranging it takes longer than looking at it.
	for (const theme of wanted('THEMES', ALL_THEMES)) {
		await person.page.emulateMedia({ colorScheme: theme });
		// Some things take on the new theme a little later.
		await person.page.waitForTimeout(200);
		const path = `screenshots/${scene.name}-${size}-${theme}-${language}.png`;
		await person.page.screenshot({ path });
	}
	await person.context.close();
});
