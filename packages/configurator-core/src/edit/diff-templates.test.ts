import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffTemplates } from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { templateArbitrary, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

describe('changes between two versions', () => {
  it('are described in words, with a summary', () => {
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
      'Die Bedingung von „Text“ ist anders.',
      '„Alt“ heißt jetzt neuer_name statt c.',
    ]);
    expect(diff.summary).toBe(
      '2 Pflichtfelder neu, 1 Option entfernt, 1 Preis geändert, 1 Regel geändert, 1 Feld umbenannt',
    );
  });

  it('are described in English too, including moves and step texts', () => {
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

  it('[BEY-46] include a comparison with another field', () => {
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

  it('are empty between a template and itself', () => {
    fc.assert(
      fc.property(templateArbitrary(), (json) => {
        expect(diffTemplates(aTemplate(json), aTemplate(json))).toEqual({ changes: [], summary: 'Keine Änderungen' });
      }),
      propertyRuns(),
    );
  });
});
