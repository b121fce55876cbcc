import { loadConfigurator, restoreValues } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { shopTemplateOptions } from 'shop-backend/field-types';
import { describe, expect, it } from 'vitest';
import { decodeShare, encodeShare, omittedLabels } from '../sharing/share-code.ts';
import { carryValues } from './carry-values.ts';
import { groupValuesBySection } from './group-values-by-section.ts';
import { migrateDraft } from './migrate-draft.ts';

function load(today: string, weekdays?: readonly number[]) {
  const json = wireTemplate([
    {
      fields: [
        {
          name: 'wish',
          label: 'Wunschtermin',
          field_type: 'shop:date' as 'text',
          additional_options: { fromDays: 5, toDays: 90, ...(weekdays && { weekdays }) },
        },
        { name: 'note', label: 'Notiz', field_type: 'text' },
      ],
    },
  ]);
  const loaded = loadConfigurator(json, shopTemplateOptions(today));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

const monday = load('2026-11-23');
const nextWeek = load('2026-12-01');
const { values } = restoreValues(monday, { wish: '2026-12-14', note: 'mein Text' });

describe('a chosen day', () => {
  it('A chosen day is the same in a draft opened a week later', () => {
    const [kept] = Object.values(groupValuesBySection(monday, values));
    expect(kept).toEqual({ wish: '2026-12-14', note: 'mein Text' });
    // 14 December is 21 days after 23 November and 13 days after 1 December.
    expect([values.wish, restoreValues(nextWeek, kept).values.wish]).toEqual([21, 13]);
  });

  it('A chosen day is the same in a link opened a week later, which contains no typed text', () => {
    const code = encodeShare(monday, values);
    expect(decodeShare(code)).toEqual({ wish: '2026-12-14' });
    expect(restoreValues(nextWeek, decodeShare(code)).values.wish).toBe(13);
    expect(omittedLabels(monday, values)).toEqual(['Notiz']);
  });

  it('A chosen day is the same after midnight when the language is switched', () => {
    expect(carryValues(monday, nextWeek, values)).toEqual({ wish: 13, note: 'mein Text' });
  });

  it('A chosen day is migrated to a version that counts other days', () => {
    const working = load('2026-11-23', [1, 2, 3, 4, 5]);
    expect(migrateDraft(monday, working, { wish: '2026-12-14' }, 0).values.wish).toBe(15);
  });
});
