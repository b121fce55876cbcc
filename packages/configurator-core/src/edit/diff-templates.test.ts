import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTemplates, evaluate } from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { templateArbitrary, type WireTemplate, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { WirePriceRule } from '../testing/wire-template.ts';

describe('changes between two versions', () => {
  it('Changes between two versions are described in words, with a summary', () => {
    const before = wireTemplate([
      {
        title: 'A',
        fields: [
          {
            name: 'a',
            label: 'Futter',
            options: [
              { value: 'x', label: 'Komplett', additional_price: 15 },
              { value: 'y', label: 'Weg' },
            ],
          },
          { name: 'b', label: 'Text' },
          { name: 'c', label: 'Alt' },
        ],
      },
    ]);
    const after = structuredClone(before);
    const fields = after.sections[0]?.groups[0]?.fields ?? [];
    const [a, b, c] = fields;
    if (!a || !b || !c) throw new Error('fields are missing');
    Object.assign(a.options[0] ?? {}, { additional_price: 18 });
    a.options.pop();
    b.is_required = true;
    b.conditional_display = { field: 'a', operator: 'equals', value: 'x' };
    c.name = 'neuer_name';
    fields.push({ ...b, id: 'new', name: 'd', label: 'Größe' });
    const diff = diffTemplates(aTemplate(before), aTemplate(after));
    expect(diff.changes.map(({ words }) => words)).toEqual([
      '„Größe“ ist neu und Pflicht.',
      '„Weg“ in „Futter“ ist entfernt.',
      '„Komplett“ in „Futter“ kostet 18,00\u00a0€ statt 15,00\u00a0€.',
      '„Text“ ist jetzt Pflicht.',
      'Die Bedingung von „Text“ ist anders: Futter = „Komplett“ statt immer.',
      '„Alt“ heißt jetzt neuer_name statt c.',
    ]);
    expect(diff.summary).toBe(
      '2 Pflichtfelder neu, 1 Option entfernt, 1 Preis geändert, 1 Regel geändert, 1 Feld umbenannt',
    );
  });

  it('Changes between two versions are described in English too, including moves and step texts', () => {
    const before = wireTemplate([
      {
        title: 'A',
        fields: [
          { name: 'a', label: 'Futter' },
          { name: 'b', options: [{ value: 'x' }, { value: 'y' }] },
        ],
      },
      { title: 'B', fields: [{ name: 'c', label: 'Text' }] },
    ]);
    const after = structuredClone(before);
    const fields = after.sections[0]?.groups[0]?.fields ?? [];
    // In the wire format, the order is a number.
    const turnRound = (list: { order_index?: number }[] = []) => {
      list.forEach((entry, index) => {
        entry.order_index = list.length - index;
      });
    };
    turnRound(fields);
    turnRound(fields[1]?.options);
    Object.assign(after.sections[1] ?? {}, { description: 'Neu' });
    const diff = diffTemplates(aTemplate(before), aTemplate(after), 'en');
    expect(diff.changes.map(({ words }) => words)).toEqual([
      'The order in “A” has changed.',
      '“B” has changed.',
      'The order in “b” has changed.',
    ]);
    expect(diff.summary).toBe('2 orders changed, 1 section changed');
    turnRound(after.sections);
    expect(diffTemplates(aTemplate(before), aTemplate(after)).summary).toBe(
      '1 Schritt geändert, 3 Reihenfolgen geändert',
    );
  });

  describe('of the place of a field', () => {
    const shown = { conditional_display: { field: 'a', operator: 'equals', value: 'x' } } as const;
    /** Builds a template from the names of the fields by group. The last group has a section of its own. */
    const placed = (groups: readonly [string, string, string], { section = {}, group = {}, ids = '' } = {}) => {
      const [first, second, third] = groups.map((names, index) => ({
        id: `${ids}group-${index}`,
        fields: [...names].map((name) => ({ name })),
      }));
      if (!first || !second || !third) throw new Error('groups are missing');
      return aTemplate(
        wireTemplate([
          { id: `${ids}s`, groups: [first, second] },
          { id: `${ids}t`, ...section, groups: [{ ...third, ...group }] },
        ]),
      );
    };

    it('Changes include a field in another section whose conditions are the same', () => {
      const [before, after] = [placed(['ab', 'c', 'd']), placed(['a', 'c', 'db'])];
      expect(diffTemplates(before, after)).toEqual({
        changes: [{ code: 'order_changed', fieldName: 'b', words: '„b“ steht jetzt an anderer Stelle.' }],
        summary: '1 Reihenfolge geändert',
      });
      expect(diffTemplates(before, after, 'en').changes[0]?.words).toBe('“b” is now in a different place.');
    });

    it.each([
      ['section', { section: shown }],
      ['group', { group: shown }],
    ])('Changes include a field in another %s with a condition', (_, parts) => {
      const [before, after] = [placed(['ab', 'c', 'd'], parts), placed(['a', 'c', 'db'], parts)];
      const words = '„b“ steht jetzt an anderer Stelle, unter einer anderen Bedingung.';
      expect(diffTemplates(before, after)).toEqual({
        changes: [{ code: 'rule_changed', fieldName: 'b', words }],
        summary: '1 Regel geändert',
      });
      expect(diffTemplates(after, before, 'en').changes.map((change) => change.words)).toEqual([
        '“b” is now in a different place, under a different condition.',
      ]);
    });

    it('Changes include a field in another group of its section', () => {
      const { changes } = diffTemplates(placed(['ab', 'c', 'd']), placed(['a', 'bc', 'd']));
      expect(changes.map(({ words }) => words)).toEqual(['„b“ steht jetzt an anderer Stelle.']);
    });

    it('Changes do not include groups and sections that only have other ids', () => {
      expect(diffTemplates(placed(['ab', 'c', 'd']), placed(['ab', 'c', 'd'], { ids: 'new-' })).changes).toEqual([]);
    });
  });

  it('[BEY-46] Changes include a comparison with another field', () => {
    const compared = (greaterThanField?: string) =>
      aTemplate(
        wireTemplate([
          {
            fields: [
              { name: 'neck', field_type: 'number' },
              { name: 'chest', field_type: 'number', validation_rules: { min: 1, greaterThanField } },
            ],
          },
        ]),
      );
    const words = (language?: 'en') =>
      diffTemplates(compared('neck'), compared(), language).changes.map((change) => change.words);
    expect(words()).toEqual(['„chest“ wird mit anderen Feldern anders verglichen.']);
    expect(words('en')).toEqual(['The comparison of “chest” with other fields has changed.']);
  });

  describe('of the order of price rules', () => {
    const rebate: WirePriceRule = {
      id: 'a',
      label: 'Rabatt',
      amount: { percent: -10, of: 'subtotal' },
      discount: true,
      maximum: 1000,
    };
    const express: WirePriceRule = { id: 'b', label: 'Express', amount: { percent: 20, of: 'subtotal' } };
    const box: WirePriceRule = { id: 'c', label: 'Karton', amount: 500 };
    const share: WirePriceRule = { id: 'd', label: 'Anteil', amount: { percent: 5, of: 'base' } };
    const priced = (...rules: WirePriceRule[]) => wireTemplate([{ fields: [{ name: 'a' }] }], { price_rules: rules });
    const total = (template: WireTemplate) =>
      evaluate(aConfigurator(template), {}, { basePriceCents: 9900 }).totalCents;

    it('Swapped percentages of the subtotal are one change, because the price differs', () => {
      const [before, after] = [priced(rebate, box, express), priced(express, box, rebate)];
      expect(total(before)).not.toBe(total(after));
      expect(diffTemplates(aTemplate(before), aTemplate(after))).toEqual({
        changes: [{ code: 'price_changed', fieldName: null, words: 'Die Preisregeln gelten in anderer Reihenfolge.' }],
        summary: '1 Preis geändert',
      });
      expect(diffTemplates(aTemplate(before), aTemplate(after), 'en').changes.map(({ words }) => words)).toEqual([
        'The price rules apply in a different order.',
      ]);
    });

    it.each<[string, WirePriceRule[], WirePriceRule[]]>([
      ['other rules', [box, share], [share, box]],
      ['a rule and a percentage of the subtotal', [box, express], [express, box]],
    ])('Price rules swapped among %s are no change, because the price is the same', (_, rules, swapped) => {
      const [before, after] = [priced(...rules), priced(...swapped)];
      expect(total(before)).toBe(total(after));
      expect(diffTemplates(aTemplate(before), aTemplate(after)).changes).toEqual([]);
    });
  });

  it('The changes name the deleted field whose name another field took', () => {
    const of = (names: Readonly<Record<string, string>>) =>
      aTemplate(
        wireTemplate([{ fields: Object.entries(names).map(([id, name]) => ({ id, name, label: `Feld ${id}` })) }]),
      );
    const { changes } = diffTemplates(of({ 1: 'a', 2: 'b' }), of({ 1: 'b' }));
    expect(changes.map(({ code, fieldName }) => [code, fieldName])).toEqual([
      ['field_removed', 'b'],
      ['field_renamed', 'b'],
    ]);
  });

  it('Changes are empty between a template and itself', () => {
    fc.assert(
      fc.property(templateArbitrary(), (json) => {
        expect(diffTemplates(aTemplate(json), aTemplate(json))).toEqual({ changes: [], summary: 'Keine Änderungen' });
      }),
      propertyRuns(),
    );
  });
});
