import { type Field, parseTemplate } from 'configurator-core';
import {
  aTemplate,
  isEuroAmount,
  misreadNumberTexts,
  type NumberReader,
  wireTemplate,
} from 'configurator-core/testing';
import { expect, it } from 'vitest';
import { readNumber } from './controls/read-number.ts';
import { fieldsOf } from './document/lists.ts';
import { parseOptionList } from './inspector/parse-option-list.ts';
import { readAmountText, readRange } from './price-table/cell-text.ts';
import { readFieldTable } from './start/read-field-table.ts';
import { countIds } from './testing/count-ids.ts';
import { moneyOf } from './testing/money-of.ts';
import { englishEditorTexts } from './texts/english-editor-texts.ts';

const centsToEuros = (cents: number | null | undefined): number | undefined =>
  typeof cents === 'number' ? cents / 100 : undefined;

const measured = aTemplate(
  wireTemplate([{ fields: [{ name: 'width', field_type: 'number', additional_options: { unit: 'cm' } }] }]),
);
const [width] = fieldsOf(measured);

const empty = parseTemplate({ id: 'a', version: 0, name: '', sections: [] });
if (!empty.ok) throw new Error('unreadable');
const template = empty.value;

/** Returns the field of a table of fields with one row; undefined if the table is refused. */
function fieldOfTable(heads: readonly string[], cells: readonly string[], locale: string): Field | undefined {
  const text = `${heads.join('\t')}\n${cells.join('\t')}`;
  const read = readFieldTable(text, { template, createId: countIds(), firstSection: 'Section 1', locale });
  return read.template?.sections[0]?.groups[0]?.fields[0];
}

const readers: Readonly<Record<string, NumberReader>> = {
  'A number input': {
    unit: 'cm',
    read: (text, locale) => {
      const read = readNumber(text, { locale, unit: 'cm' }, englishEditorTexts.controls);
      return read.ok ? (read.value ?? undefined) : undefined;
    },
  },
  'A number input with minimum and step': {
    unit: null,
    accepts: (number) => number >= 0 && Number.isInteger(number * 2),
    read: (text, locale) => {
      const read = readNumber(text, { locale, min: 0, step: 0.5 }, englishEditorTexts.controls);
      return read.ok ? (read.value ?? undefined) : undefined;
    },
  },
  'A cell of a price table': {
    unit: '€',
    accepts: (euros) => isEuroAmount(Math.abs(euros)),
    read: (text, locale) => {
      const read = readAmountText(text, moneyOf(locale));
      return read.ok ? centsToEuros(read.value) : undefined;
    },
  },
  'A range of a price table': {
    unit: 'cm',
    read: (text, locale) => {
      const range = readRange(text, { locale, isRange: true, field: width, before: undefined });
      return range !== null && range.from === range.to ? range.from : undefined;
    },
  },
  'A price in a list of options': {
    unit: 'EUR',
    accepts: isEuroAmount,
    read: (text, locale) => {
      const read = parseOptionList(`Rot; ${text}`, moneyOf(locale));
      return read.ok ? centsToEuros(read.value[0]?.additionalPriceCents) : undefined;
    },
  },
  'A number in a table of fields': {
    unit: 'cm',
    read: (text, locale) =>
      fieldOfTable(['Label', 'Type', 'Unit', 'Min'], ['Width', 'number', 'cm', text], locale)?.validationRules.min ??
      undefined,
  },
  'A price in a table of fields': {
    unit: '€',
    accepts: isEuroAmount,
    read: (text, locale) =>
      centsToEuros(
        fieldOfTable(['Label', 'Type', 'Options', 'Price'], ['Colour', 'radio', 'Red', text], locale)?.options[0]
          ?.additionalPriceCents,
      ),
  },
};

it.each(Object.entries(readers))('%s reads every text of the table of numbers', (_, reader) => {
  expect(misreadNumberTexts(reader)).toEqual([]);
});
