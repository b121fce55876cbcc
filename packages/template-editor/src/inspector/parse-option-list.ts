import { err, ok, parseEuroToCents, type Result } from 'configurator-core';

/** An option as a line of a list says it. */
export interface ListedOption {
  readonly label: string;
  readonly value: string;
  readonly additionalPriceCents: number;
  /** `#rrggbb` */
  readonly colorValue: string | null;
}

/** `Tannengrün hell` → `tannengruen-hell`. */
export function valueFromLabel(label: string): string {
  const latin = label
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  return latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'option';
}

/**
 * Reads options, one a line: a label, then in any order a price (`8,50`, `+ 12 €`) and a colour (`#1f4d3f`), divided by
 * semicolons or tabs, as a table pastes them.
 * @returns the first line that cannot be read, with why
 */
export function parseOptionList(text: string): Result<readonly ListedOption[], string> {
  const options: ListedOption[] = [];
  const taken = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    const [label = '', ...rest] = line.split(/[;\t]/).map((cell) => cell.trim());
    if (label === '') continue;
    let additionalPriceCents = 0;
    let colorValue: string | null = null;
    for (const cell of rest.filter((part) => part !== '')) {
      const cents = parseEuroToCents(cell.replace(/^\+\s*/, '').replace(/\s*(€|EUR)$/i, ''));
      if (/^#[0-9a-f]{6}$/i.test(cell)) colorValue = cell.toLowerCase();
      else if (cents !== null && cents >= 0) additionalPriceCents = cents;
      else return err(`Line ${index + 1}: “${cell}” is neither a price nor a colour like #1f4d3f.`);
    }
    const stem = valueFromLabel(label);
    let value = stem;
    for (let number = 2; taken.has(value); number += 1) value = `${stem}-${number}`;
    taken.add(value);
    options.push({ label, value, additionalPriceCents, colorValue });
  }
  return options.length > 0 ? ok(options) : err('Write one option a line.');
}
