/**
 * The little of Markdown that the rules use, as a tree that the page shows piece by piece. No HTML passes
 * through here, so nothing in a text can become more than text.
 */

export type Inline =
	| { kind: 'text'; text: string }
	| { kind: 'strong'; children: Inline[] }
	| { kind: 'em'; children: Inline[] }
	| { kind: 'code'; text: string }
	| { kind: 'link'; href: string; children: Inline[] }
	| { kind: 'image'; src: string; alt: string };

export type Block =
	| { kind: 'heading'; level: 1 | 2 | 3 | 4; id: string; children: Inline[] }
	| { kind: 'paragraph'; children: Inline[] }
	/** `inside` are the lists, tables and code in each item, if any item has some. */
	| { kind: 'list'; ordered: boolean; items: Inline[][]; inside?: Block[][] }
	| { kind: 'quote'; children: Block[] }
	| { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
	| { kind: 'code'; text: string }
	/** A rule with an ID. */
	| { kind: 'numbered'; id: string; children: Block[] }
	| { kind: 'rule' };

const INLINE =
	/\*\*(.+?)\*\*|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_|`([^`]+)`|(!?)\[([^\]]*)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
	const parts: Inline[] = [];
	let rest = text;
	for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
		if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
		parts.push(inlineOf(found));
		rest = rest.slice(found.index + found[0].length);
	}
	if (rest !== '') parts.push({ kind: 'text', text: rest });
	return parts;
}

function inlineOf([
	all,
	strong,
	star,
	underscore,
	code,
	bang,
	label,
	target,
]: RegExpExecArray): Inline {
	const em = star ?? underscore;
	if (strong !== undefined) return { kind: 'strong', children: inline(strong) };
	if (em !== undefined) return { kind: 'em', children: inline(em) };
	if (code !== undefined) return { kind: 'code', text: code };
	if (target === undefined || !isHarmless(target)) return { kind: 'text', text: label ?? all };
	if (bang) return { kind: 'image', src: target, alt: label ?? '' };
	return { kind: 'link', href: target, children: inline(label ?? '') };
}

/** Links lead to other texts, to a place in this one, or to pages with encryption. */
function isHarmless(target: string): boolean {
	return /^https:\/\//.test(target) || !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(target);
}

/** Returns the page of a link: a text beside this one is a chapter of the rules, one of the rulebook a chapter there. */
export function address(href: string): string {
	const found = /^(\.\.\/\.\.\/rulebook\/|\.\/)?([\w-]+)\.md(#.*)?$/.exec(href);
	if (!found) return href;
	const [, folder = '', chapter, hash = ''] = found;
	return `/${folder.endsWith('rulebook/') ? 'rulebook' : 'rules'}/${chapter}${hash}`;
}

/** A heading's name in the address: what is left of its words. */
export function idOf(text: string): string {
	const plain = text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '');
	return plain.trim().replace(/\s+/g, '-');
}

const ITEM = /^(?:[-*]|(\d+)\.)\s+(.*)$/;
const NUMBERED = /^- \*\*([A-Z]+-[A-Z0-9-]*\d)\*\*\s*(.*)$/;
const FENCE = /^```/;
const ROW = /^\|(.*)\|\s*$/;

export function markdown(text: string): Block[] {
	const lines = text.replace(/<!--[\s\S]*?-->/g, '').split('\n');
	const blocks: Block[] = [];
	let at = 0;
	const take = (matches: (line: string) => boolean): string[] => {
		const from = at;
		while (at < lines.length && matches(lines[at] ?? '')) at += 1;
		return lines.slice(from, at);
	};
	while (at < lines.length) {
		const line = lines[at] ?? '';
		if (line.trim() === '') {
			at += 1;
		} else if (/^#{1,4}\s/.test(line)) {
			blocks.push(heading(line));
			at += 1;
		} else if (/^(-{3,}|\*{3,})\s*$/.test(line)) {
			blocks.push({ kind: 'rule' });
			at += 1;
		} else if (line.startsWith('>')) {
			const quoted = take((next) => next.startsWith('>'));
			blocks.push({
				kind: 'quote',
				children: markdown(quoted.map((q) => q.replace(/^>\s?/, '')).join('\n')),
			});
		} else if (FENCE.test(line)) {
			at += 1;
			blocks.push({ kind: 'code', text: take((next) => !FENCE.test(next)).join('\n') });
			at += 1;
		} else if (ROW.test(line)) {
			blocks.push(table(take((next) => ROW.test(next))));
		} else if (NUMBERED.test(line)) {
			at += 1;
			blocks.push(numbered(line, take(isInside)));
		} else if (ITEM.test(line)) {
			const ordered = isOrdered(line);
			const isItem = (next: string) => ITEM.test(next) && isOrdered(next) === ordered;
			const belongs = (next: string) => isItem(next) || /^\s+\S/.test(next);
			blocks.push(list(take((next) => belongs(next) && !NUMBERED.test(next))));
		} else {
			const words = take(
				(next) => next.trim() !== '' && !/^(#{1,4}\s|>|\||```)/.test(next) && !ITEM.test(next),
			);
			blocks.push({
				kind: 'paragraph',
				children: inline(words.map((word) => word.trim()).join(' ')),
			});
		}
	}
	return blocks;
}

function heading(line: string): Block {
	const [, marks = '#', text = ''] = /^(#{1,4})\s+(.*?)\s*$/.exec(line) ?? [];
	return {
		kind: 'heading',
		level: marks.length as 1 | 2 | 3 | 4,
		id: idOf(text),
		children: inline(text),
	};
}

/** Indented lines belong to the rule above them, and so do blank lines between them. */
function isInside(line: string): boolean {
	return line.trim() === '' || line.startsWith('  ');
}

/** A rule has paragraphs, lists and tables of its own. */
function numbered(line: string, more: string[]): Block {
	const [, id = '', first = ''] = NUMBERED.exec(line) ?? [];
	const inside = more.map((next) => next.replace(/^ {2}/, ''));
	return { kind: 'numbered', id, children: markdown([first, ...inside].join('\n')) };
}

function isOrdered(item: string): boolean {
	return /^\d/.test(item);
}

/** Lines that are indented go on with the item before them, or begin a list, table or code in it. */
function list(lines: string[]): Block {
	const items: { text: string; inside: string[] }[] = [];
	for (const line of lines) {
		const words = line.trim();
		const begun = ITEM.exec(line);
		const last = items.at(-1);
		if (begun || !last) items.push({ text: begun?.[2] ?? words, inside: [] });
		else if (last.inside.length > 0 || [ITEM, FENCE, ROW].some((form) => form.test(words)))
			last.inside.push(line);
		else last.text += ` ${words}`;
	}
	const inside = items.map((item) => markdown(dedented(item.inside)));
	return {
		kind: 'list',
		ordered: isOrdered(lines[0] ?? ''),
		items: items.map((item) => inline(item.text)),
		...(inside.some((blocks) => blocks.length > 0) && { inside }),
	};
}

/** Lines without the indent that all of them have. */
function dedented(lines: string[]): string {
	const indent = Math.min(...lines.map((line) => line.search(/\S|$/)));
	return lines.map((line) => line.slice(indent)).join('\n');
}

function table(lines: string[]): Block {
	const cells = (line: string) =>
		(ROW.exec(line)?.[1] ?? '').split('|').map((cell) => inline(cell.trim()));
	const [head = '', , ...rows] = lines;
	return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}
