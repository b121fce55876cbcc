import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { auditColumnLabel, formatAuditValue } from './audit-labels.ts';
import { englishAuditTexts } from './texts/english-audit-texts.ts';
import { germanAuditTexts } from './texts/german-audit-texts.ts';

const folder = new URL('../../../../../supabase/migrations/', import.meta.url);

/** Returns the tables that the migrations write to the audit log, by trigger or in functions. */
async function tablesOfMigrations(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const sql = (await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))).join('\n');
  const byTrigger = sql.matchAll(/create trigger write_audit_log\s[^;]*?\son public\.(\w+)/g);
  const byFunction = sql.matchAll(/insert into public\.audit_log \(actor_id, table_name[^;]*?values \(\w+, '(\w+)'/g);
  return [...new Set([...byTrigger, ...byFunction].map(([, table]) => String(table)))];
}

describe('labels of the audit log', () => {
  it('[BEY-41] Every audited table has a label in both languages', async () => {
    const tables = await tablesOfMigrations();
    expect(tables).toEqual(expect.arrayContaining(['articles', 'refunds', 'workshop_settings']));
    for (const texts of [germanAuditTexts, englishAuditTexts]) {
      expect(tables.toSorted()).toEqual(Object.keys(texts.tables).toSorted());
    }
  });

  it('The same columns have labels in both languages', () => {
    expect(Object.keys(englishAuditTexts.columns)).toEqual(Object.keys(germanAuditTexts.columns));
  });

  it('Columns and values have labels, and unknown ones are kept', () => {
    expect(auditColumnLabel('is_paused', germanAuditTexts)).toBe('Pausiert');
    expect(auditColumnLabel('is_paused', englishAuditTexts)).toBe('Paused');
    expect(auditColumnLabel('toString', germanAuditTexts)).toBe('toString');
    expect(auditColumnLabel('new_column', germanAuditTexts)).toBe('new_column');
    expect([true, null, 12, 'x'].map((value) => formatAuditValue(value, germanAuditTexts))).toEqual([
      'Ja',
      '–',
      '12',
      'x',
    ]);
  });
});
