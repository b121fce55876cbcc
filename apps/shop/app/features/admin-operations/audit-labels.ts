import type { AuditTexts } from './texts/english-audit-texts.ts';

/** Name of a column in the audit log; an unknown column keeps its own name. */
export function auditColumnLabel(column: string, { columns }: AuditTexts): string {
  return Object.hasOwn(columns, column) ? (columns[column] ?? column) : column;
}

/** A stored value in words. */
export function formatAuditValue(value: unknown, { yes, no }: AuditTexts): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
