import type { QuantityBreak, StoredPrice } from 'configurator-core';
import { isRecord } from '#app/lib/checks/is-record.ts';

/** Maximum lines of a stored price, far above any real one, so that a malicious entry cannot freeze the page. */
const maxPriceLines = 1_000;
/** Maximum quantity breaks of a stored price. The limit of a template is lower. */
const maxBreaks = 100;

/** Parses a stored price breakdown. Returns null if it is invalid. */
export function parseStoredPrice(stored: unknown): StoredPrice | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines) || stored.lines.length > maxPriceLines) return null;
  const { baseCents, totalCents } = stored;
  const lines = stored.lines.flatMap((line: unknown) => parseLine(line) ?? []);
  if (!isAmount(baseCents) || !isAmount(totalCents) || baseCents < 0 || totalCents < 0) return null;
  if (lines.length !== stored.lines.length) return null;
  return { baseCents, lines, totalCents, ...withQuantityBreaks(parseBreaks(stored.quantityBreaks)) };
}

/** Returns the fields of a price breakdown that the cart stores. */
export function storedPriceOf({ baseCents, lines, totalCents, quantityBreaks = [] }: StoredPrice): StoredPrice {
  const kept = lines.map(({ fieldName, label, amountCents }) => ({ fieldName, label, amountCents }));
  return { baseCents, lines: kept, totalCents, ...withQuantityBreaks(parseBreaks(quantityBreaks)) };
}

function withQuantityBreaks(quantityBreaks: readonly QuantityBreak[]) {
  return quantityBreaks.length > 0 ? { quantityBreaks } : {};
}

/** Parses stored quantity breaks. Removes unknown keys and skips invalid breaks. */
export function parseBreaks(stored: unknown): readonly QuantityBreak[] {
  return Array.isArray(stored) ? stored.slice(0, maxBreaks).flatMap((entry: unknown) => parseBreak(entry) ?? []) : [];
}

function parseBreak(stored: unknown): QuantityBreak | null {
  if (!isRecord(stored)) return null;
  const { from, label, percent = null, amount = null } = stored;
  if (!isAmount(from) || from < 2 || typeof label !== 'string') return null;
  if (percent !== null && !(typeof percent === 'number' && percent >= 0 && percent <= 100)) return null;
  if (amount !== null && !(isAmount(amount) && amount >= 0)) return null;
  return { from, label, percent, amount };
}

function parseLine(line: unknown): StoredPrice['lines'][number] | null {
  if (!isRecord(line)) return null;
  const { fieldName, label, amountCents } = line;
  if ((fieldName !== null && typeof fieldName !== 'string') || typeof label !== 'string') return null;
  return isAmount(amountCents) ? { fieldName, label, amountCents } : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
