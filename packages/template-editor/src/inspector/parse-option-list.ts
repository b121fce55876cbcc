import { err, ok, type Result } from 'configurator-core';
import { readTable } from 'configurator-core/text';
import type { Money } from '../store/money.ts';

/** An option parsed from a line of a list. */
export interface ListedOption {
  readonly label: string;
  readonly value: string;
  readonly additionalPriceCents: number;
  readonly isDefault: boolean;
  /** `#rrggbb` */
  readonly colorValue: string | null;
}

/** Returns a value for a label: `Tannengrün hell` → `tannengruen-hell`. */
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

/** A cell that is neither a price nor a colour, a value or `*`. */
export interface UnknownCell {
  readonly line: number;
  readonly cell: string;
}

interface ReadCells {
  value: string | null;
  additionalPriceCents: number;
  isDefault: boolean;
  colorValue: string | null;
}

/** Parses one cell by its form. Returns false if it has no known form. */
function readCell(cell: string, into: ReadCells, money: Money): boolean {
  const cents = money.parse(cell);
  if (/^#[0-9a-f]{6}$/i.test(cell)) into.colorValue = cell;
  else if (cell === '*') into.isDefault = true;
  else if (/^=\s*\S/.test(cell)) into.value = cell.slice(1).trim();
  else if (cents !== undefined && cents >= 0) into.additionalPriceCents = cents;
  else return false;
  return true;
}

/**
 * Parses options, one per line: a label, then in any order a price (`8,50`, `+ 12 €`), a colour (`#1f4d3f`), the stored
 * value (`= complete`; default: derived from the label) and `*` for the default, separated by semicolons, or by tabs
 * as pasted from a spreadsheet.
 * @param money decides what the price `1.234` means
 * @returns the options, or as the error the first invalid cell with its line, counted from 1; null if there is no line
 */
export function parseOptionList(text: string, money: Money): Result<readonly ListedOption[], UnknownCell | null> {
  const options: ListedOption[] = [];
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  const table = readTable(text, { decimalComma: true });
  if (!table.ok) return err({ line: table.error.line, cell: '"' });
  for (const { line, cells } of table.value) {
    const [label = '', ...rest] = cells.map((cell) => cell.trim());
    if (label === '') continue;
    // Another line separates its cells by a semicolon.
    if (label.includes('\t')) return err({ line, cell: label });
    const read: ReadCells = { value: null, additionalPriceCents: 0, isDefault: false, colorValue: null };
    const strange = rest.find((cell) => cell !== '' && !readCell(cell, read, money));
    if (strange !== undefined) return err({ line, cell: strange });
    const stem = read.value ?? valueFromLabel(label);
    let value = stem;
    // Continues after the last number of the same stem: a thousand equal lines must not try each number again.
    let number = numbers.get(stem) ?? 2;
    for (; taken.has(value); number += 1) value = `${stem}-${number}`;
    numbers.set(stem, number);
    taken.add(value);
    options.push({ ...read, label, value });
  }
  return options.length > 0 ? ok(options) : err(null);
}
