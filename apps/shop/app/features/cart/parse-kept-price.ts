import type { KeptPrice } from 'configurator-core';
import { isRecord } from '../../lib/is-record.ts';

/** Lines of a stored price: far above any real one, so that a hostile entry cannot freeze the page. */
const maxPriceLines = 1_000;

/** Reads a stored price breakdown. Null for anything else. */
export function parseKeptPrice(stored: unknown): KeptPrice | null {
  if (!isRecord(stored) || !Array.isArray(stored.lines) || stored.lines.length > maxPriceLines) return null;
  const { baseCents, totalCents } = stored;
  const lines = stored.lines.flatMap((line: unknown) => parseLine(line) ?? []);
  if (!isAmount(baseCents) || !isAmount(totalCents) || baseCents < 0 || totalCents < 0) return null;
  return lines.length === stored.lines.length ? { baseCents, lines, totalCents } : null;
}

/** What a cart stores of a price breakdown. */
export function keptPriceOf({ baseCents, lines, totalCents }: KeptPrice): KeptPrice {
  const kept = lines.map(({ fieldName, label, amountCents }) => ({ fieldName, label, amountCents }));
  return { baseCents, lines: kept, totalCents };
}

function parseLine(line: unknown): KeptPrice['lines'][number] | null {
  if (!isRecord(line)) return null;
  const { fieldName, label, amountCents } = line;
  if ((fieldName !== null && typeof fieldName !== 'string') || typeof label !== 'string') return null;
  return isAmount(amountCents) ? { fieldName, label, amountCents } : null;
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}
