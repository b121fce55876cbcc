import { mergeTemplates } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { germanEditorTexts } from '../texts/german-editor-texts.ts';
import { conflictRow } from './conflict-row.ts';

/** A template whose changeable values are all given. */
function version(
  min: number,
  price: number,
  value: string,
  amount: number,
  order: readonly string[],
  layout: 'grid' | 'vertical' | 'horizontal',
) {
  return aTemplate(
    wireTemplate(
      [
        {
          title: 'Maße',
          groups: [
            {
              layout,
              fields: order.map((name) =>
                name === 'farbe'
                  ? {
                      name,
                      label: 'Farbe',
                      options: [{ value: 'rot', label: 'Rot', additional_price: price }, { value: 'blau' }],
                      conditional_display: { field: 'laenge', operator: 'greater_than', value },
                    }
                  : { name, label: name, field_type: 'number', validation_rules: { min } },
              ),
            },
          ],
        },
      ],
      { price_rules: [{ id: 'eil', label: 'Eilzuschlag', amount }] },
    ),
  );
}

it('A conflict names part and property, and both values in words', () => {
  const versions = {
    base: version(1, 1, '10', 100, ['laenge', 'farbe', 'hals'], 'vertical'),
    mine: version(2, 2.5, '20', 250, ['farbe', 'laenge', 'hals'], 'grid'),
    theirs: version(3, 3, '30', 300, ['hals', 'laenge', 'farbe'], 'horizontal'),
  };
  const { conflicts } = mergeTemplates(versions.base, versions.mine, versions.theirs);
  const inLanguage = (texts: typeof englishEditorTexts, language: 'de' | 'en') =>
    conflicts
      .map((conflict) => conflictRow(conflict, versions, texts, language))
      .map(({ label, values }) => `${label}: ${values?.mine} | ${values?.theirs}`.replaceAll('\u00a0', ' '))
      .toSorted();
  expect(inLanguage(germanEditorTexts, 'de')).toEqual([
    'Feld „Farbe“: Sichtbarkeit: laenge > 20 | laenge > 30',
    'Feld „hals“: Minimum: 2 | 3',
    'Feld „laenge“: Minimum: 2 | 3',
    'Gruppe „Ohne Titel“: Anordnung: Raster | Nebeneinander',
    'Gruppe „Ohne Titel“: Reihenfolge: Farbe, laenge, hals | hals, laenge, Farbe',
    'Option „Rot“: Aufpreis: 2,50 € | 3,00 €',
    'Preisregel „Eilzuschlag“: Betrag: 2,50 € | 3,00 €',
  ]);
  expect(inLanguage(englishEditorTexts, 'en')[0]).toBe('field “Farbe”: Visibility: laenge > 20 | laenge > 30');
});

it('A deletion is offered against keeping the part', () => {
  const base = version(1, 1, '10', 100, ['laenge', 'farbe', 'hals'], 'grid');
  const mine = version(1, 1, '10', 100, ['laenge', 'farbe'], 'grid');
  const theirs = version(2, 1, '10', 100, ['laenge', 'farbe', 'hals'], 'grid');
  const { conflicts } = mergeTemplates(base, mine, theirs);
  expect(conflicts.map((conflict) => conflictRow(conflict, { mine, theirs }, germanEditorTexts, 'de'))).toMatchObject([
    {
      label: 'Feld „hals“: Löschen oder behalten',
      values: { mine: 'Gelöscht', theirs: 'Behalten, mit allen Änderungen' },
    },
  ]);
});
