import type { Condition, Operator } from 'configurator-core';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { describe, expect, it } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { germanEditorTexts } from '../texts/german-editor-texts.ts';
import { conditionSentence } from './format-condition.ts';

const template = aTemplate(
  wireTemplate([
    {
      title: 'Maße',
      fields: [
        { name: 'length', label: 'Länge', field_type: 'number' },
        { name: 'lining', label: 'Futter', field_type: 'radio', options: [{ value: 'full', label: 'Komplett' }] },
        { name: 'photo', label: 'Foto', field_type: 'file' },
        { name: 'gift', label: 'Geschenk', field_type: 'checkbox' },
      ],
    },
  ]),
);

const length = (operator: Operator, value: unknown = 60): Condition => ({ field: 'length', operator, value });
const lining: Condition = { field: 'lining', operator: 'equals', value: 'full' };
const photo: Condition = { field: 'photo', operator: 'equals', value: true };

const german = (condition: Condition) => conditionSentence(condition, 'when', template, germanEditorTexts.condition);
const english = (condition: Condition) => conditionSentence(condition, 'when', template, englishEditorTexts.condition);

describe('a condition in words', () => {
  it.each<readonly [Condition, string, string]>([
    [lining, 'Wenn Futter gleich Komplett ist', 'When Futter equals Komplett'],
    [length('not_equals'), 'Wenn Länge ungleich 60 ist', 'When Länge does not equal 60'],
    [length('contains'), 'Wenn Länge 60 enthält', 'When Länge contains 60'],
    [length('greater_than'), 'Wenn Länge größer als 60 ist', 'When Länge is greater than 60'],
    [length('less_than', 30.5), 'Wenn Länge kleiner als 30,5 ist', 'When Länge is less than 30.5'],
    [photo, 'Wenn Foto angegeben ist', 'When Foto is filled in'],
    [{ logic: true }, 'Wenn ein Ausdruck in JSON Logic gilt', 'When a JSON Logic expression is true'],
    [{ field: 'gift', operator: 'equals', value: true }, 'Wenn Geschenk gleich ja ist', 'When Geschenk equals yes'],
    [length('equals', ''), 'Wenn Länge gleich nichts ist', 'When Länge equals nothing'],
    [
      { field: 'gone', operator: 'equals', value: 'x' },
      'Wenn das unbekannte Feld „gone“ gleich x ist',
      'When the unknown field “gone” equals x',
    ],
  ])('A condition in words is one sentence for each operator: %j', (condition, inGerman, inEnglish) => {
    expect(german(condition)).toBe(inGerman);
    expect(english(condition)).toBe(inEnglish);
  });

  it.each<readonly [Condition, string, string]>([
    [lining, 'Wenn Futter ungleich Komplett ist', 'When Futter does not equal Komplett'],
    [length('not_equals'), 'Wenn Länge gleich 60 ist', 'When Länge equals 60'],
    [length('contains'), 'Wenn Länge nicht 60 enthält', 'When Länge does not contain 60'],
    [length('greater_than'), 'Wenn Länge nicht größer als 60 ist', 'When Länge is not greater than 60'],
    [length('less_than'), 'Wenn Länge nicht kleiner als 60 ist', 'When Länge is not less than 60'],
    [photo, 'Wenn Foto nicht angegeben ist', 'When Foto is empty'],
    [{ logic: true }, 'Wenn ein Ausdruck in JSON Logic nicht gilt', 'When a JSON Logic expression is false'],
    [{ not: photo }, 'Wenn Foto angegeben ist', 'When Foto is filled in'],
  ])('A condition in words negates the clause of each operator: %j', (condition, inGerman, inEnglish) => {
    expect(german({ not: condition })).toBe(inGerman);
    expect(english({ not: condition })).toBe(inEnglish);
  });

  it('A condition in words joins clauses and puts nested ones in brackets', () => {
    const condition = { all: [lining, { any: [length('less_than', 30), photo] }] };
    expect(german(condition)).toBe(
      'Wenn Futter gleich Komplett ist und (Länge kleiner als 30 ist oder Foto angegeben ist)',
    );
    expect(english(condition)).toBe('When Futter equals Komplett and (Länge is less than 30 or Foto is filled in)');
  });

  it('A condition in words negates every clause of a negated group', () => {
    const condition = { not: { any: [lining, { all: [length('greater_than'), photo] }] } };
    expect(german(condition)).toBe(
      'Wenn Futter ungleich Komplett ist und (Länge nicht größer als 60 ist oder Foto nicht angegeben ist)',
    );
    expect(english(condition)).toBe(
      'When Futter does not equal Komplett and (Länge is not greater than 60 or Foto is empty)',
    );
  });

  const lengths = (operator: Operator) => [length(operator, 10), length(operator, 20), length(operator, 30)];

  it.each<readonly [string, Condition, string, string]>([
    [
      'alternatives',
      { any: lengths('equals') },
      'Wenn Länge gleich 10, 20 oder 30 ist',
      'When Länge equals 10, 20 or 30',
    ],
    [
      'exceptions',
      { all: lengths('not_equals') },
      'Wenn Länge ungleich 10, 20 und 30 ist',
      'When Länge does not equal 10, 20 or 30',
    ],
    [
      'exceptions as a negated group',
      { not: { any: lengths('equals') } },
      'Wenn Länge ungleich 10, 20 und 30 ist',
      'When Länge does not equal 10, 20 or 30',
    ],
    [
      'alternatives as a negated group',
      { not: { all: lengths('not_equals') } },
      'Wenn Länge gleich 10, 20 oder 30 ist',
      'When Länge equals 10, 20 or 30',
    ],
    [
      'alternatives beside another field',
      { all: [photo, { any: [length('equals', 10), lining, length('equals', 20)] }] },
      'Wenn Foto angegeben ist und (Länge gleich 10 oder 20 ist oder Futter gleich Komplett ist)',
      'When Foto is filled in and (Länge equals 10 or 20 or Futter equals Komplett)',
    ],
    [
      'alternatives inside a group, which need no brackets',
      { all: [photo, { any: lengths('equals') }] },
      'Wenn Foto angegeben ist und Länge gleich 10, 20 oder 30 ist',
      'When Foto is filled in and Länge equals 10, 20 or 30',
    ],
  ])('A condition in words names a field once for %s', (_, condition, inGerman, inEnglish) => {
    expect(german(condition)).toBe(inGerman);
    expect(english(condition)).toBe(inEnglish);
  });

  it('A condition in words names a field for each value where a list would say something else', () => {
    expect(english({ all: [length('equals', 10), length('equals', 20)] })).toBe(
      'When Länge equals 10 and Länge equals 20',
    );
    expect(english({ any: [length('not_equals', 10), length('not_equals', 20)] })).toBe(
      'When Länge does not equal 10 or Länge does not equal 20',
    );
    expect(english({ any: [photo, photo] })).toBe('When Foto is filled in or Foto is filled in');
  });

  it('A condition in words has a sentence for a group without rules', () => {
    expect([{ all: [] }, { any: [] }, { not: { all: [] } }].map(german)).toEqual([
      'Wenn keine Einschränkung gilt',
      'Wenn ein unmöglicher Fall eintritt',
      'Wenn ein unmöglicher Fall eintritt',
    ]);
  });
});
