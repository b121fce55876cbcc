import type { AuditTexts } from './texts/english-audit-texts.ts';

/** Returns the label of a column in the audit log. Falls back to the column's name. */
export function auditColumnLabel(column: string, { columns }: AuditTexts): string {
  return Object.hasOwn(columns, column) ? (columns[column] ?? column) : column;
}

/** Formats a stored value for display. */
export function formatAuditValue(value: unknown, { yes, no }: AuditTexts): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)} …` : text;
}
