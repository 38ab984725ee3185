/** Points and chances as people read them. */
import { phrases } from '../phrases/phrases.svelte';

const MINUS = '−';

/** The number of decimals: large numbers have none. */
const digitsOf = (points: number) => (Math.abs(points) < 10 ? 1 : 0);

/** Points with their sign: +12, −4.9. Large numbers have no decimals. */
export function signed(points: number, digits = digitsOf(points)): string {
	const format = new Intl.NumberFormat(phrases.language, {
		maximumFractionDigits: digits,
		signDisplay: 'exceptZero',
	});
	return format.format(points).replace('-', MINUS);
}

/** Points without a sign. */
export function plain(points: number, digits = digitsOf(points)): string {
	const format = new Intl.NumberFormat(phrases.language, { maximumFractionDigits: digits });
	return format.format(Math.abs(points));
}

/** A chance in percent. */
export function percent(chance: number): string {
	const format = new Intl.NumberFormat(phrases.language, {
		style: 'percent',
		maximumFractionDigits: 0,
	});
	return format.format(chance);
}

/** A small chance, such as that of a draw, in percent. */
export function odds(chance: number): string {
	const format = new Intl.NumberFormat(phrases.language, {
		style: 'percent',
		maximumFractionDigits: chance < 0.1 ? 1 : 0,
	});
	return format.format(chance);
}
