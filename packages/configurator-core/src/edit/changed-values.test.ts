import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diffTemplates,
  formatCents,
  formatNumberText,
  parseTemplate,
  serializeTemplate,
  type Template,
} from '../index.ts';
import { formatFileSize } from '../messages/format-file-size.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { everythingTemplate, templateArbitrary, type WireTemplate, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import type { WirePriceRule } from '../testing/wire-template.ts';

/** A field as `wireTemplate` takes it. */
type FieldDraft = NonNullable<Parameters<typeof wireTemplate>[0][number]['fields']>[number];

function wordsOf(before: WireTemplate, after: WireTemplate, language?: 'en'): readonly string[] {
  return diffTemplates(aTemplate(before), aTemplate(after), language).changes.map(({ words }) =>
    words.replaceAll('\u00a0', ' '),
  );
}

const width: FieldDraft = { name: 'width', label: 'Breite', field_type: 'number', additional_options: { unit: 'cm' } };
const dog: FieldDraft = { name: 'dog', label: 'Name', field_type: 'text' };
const priced = (rule: Partial<WirePriceRule>) =>
  wireTemplate([{ fields: [width, dog] }], {
    price_rules: [{ id: 'r', label: 'Eilzuschlag', amount: 0, ...rule } as WirePriceRule],
  });
const fieldWith = (parts: Partial<FieldDraft>) => wireTemplate([{ fields: [{ ...width, ...parts }, dog] }]);

describe('a description of a change', () => {
  it.each<[string, Partial<WirePriceRule>, Partial<WirePriceRule>, string]>([
    [
      'a percentage',
      { amount: { percent: 10, of: 'base' } },
      { amount: { percent: 125, of: 'base' } },
      'Betrag 125 % des Grundpreises statt 10 % des Grundpreises (mehr als das Doppelte)',
    ],
    ['a fixed amount', { amount: 1490 }, { amount: 1500 }, 'Betrag 15,00 € statt 14,90 €'],
    [
      'a rate',
      { amount: { per_unit: 12.5, field: 'width', included: 3 } },
      { amount: { per_unit: 13, field: 'width' } },
      'Betrag 0,13 € je Einheit von „Breite“, 0 frei statt 0,125 € je Einheit von „Breite“, 3 frei',
    ],
    [
      'another kind of amount',
      { amount: { per_character: 150, field: 'dog' } },
      { amount: 500 },
      'Betrag 5,00 € statt 1,50 € je Zeichen von „Name“, 0 frei',
    ],
    [
      'a formula',
      { amount: { '*': [100, { '*': [1.2, { var: 'width' }] }] } },
      { amount: { '*': [100, { '*': [1.3, { var: 'width' }] }] } },
      'Betrag Formel 1.3 × Breite in Euro statt Formel 1.2 × Breite in Euro',
    ],
    [
      'a bound',
      { minimum: 500, maximum: 900 },
      { minimum: 200 },
      'Mindestbetrag 2,00 € statt 5,00 € (weniger als die Hälfte); Höchstbetrag nichts statt 9,00 €',
    ],
    [
      'a condition',
      { when: { field: 'width', operator: 'greater_than', value: '60' } },
      { when: { field: 'width', operator: 'greater_than', value: 62.5 } },
      'Bedingung Breite > 62,5 statt Breite > 60',
    ],
    ['a sign', { amount: -500, discount: true }, { amount: 500 }, 'Betrag 5,00 € statt -5,00 € (anderes Vorzeichen)'],
  ])('A description shows old and new of a price rule: %s', (_, before, after, details) => {
    expect(wordsOf(priced(before), priced(after))).toEqual([`Die Preisregel „Eilzuschlag“ ist geändert: ${details}.`]);
  });

  it.each<[Partial<FieldDraft>, Partial<FieldDraft>, string]>([
    [
      { validation_rules: { min: 20, max: 90 } },
      { validation_rules: { min: 25.5 } },
      '„Breite“ ist geändert: Minimum 25,5 cm statt 20 cm; Maximum nichts statt 90 cm.',
    ],
    [{ default_value: 30 }, { default_value: 300 }, '„Breite“ ist geändert: Vorgabe 300 cm statt 30 cm.'],
    [{ label: 'Breite' }, { label: 'Weite' }, '„Weite“ ist geändert.'],
    [
      { conditional_display: { field: 'dog', operator: 'equals', value: 'a' } },
      {},
      'Die Bedingung von „Breite“ ist anders: immer statt Name = „a“.',
    ],
  ])('A description shows old and new of a field', (before, after, words) => {
    expect(wordsOf(fieldWith(before), fieldWith(after))).toEqual([words]);
  });

  it('A description quotes texts as its language does', () => {
    const when = fieldWith({ conditional_display: { field: 'dog', operator: 'equals', value: 'a' } });
    expect(wordsOf(when, fieldWith({}), 'en')[0]).toContain('“a”');
    expect(wordsOf(when, fieldWith({}), 'en')[0]).not.toContain('„');
  });

  it('A description shows the amount of a rule or an option that is new or removed', () => {
    const without = wireTemplate([{ fields: [width, dog] }]);
    const rule = priced({ amount: { percent: 12.5, of: 'subtotal' } });
    expect(wordsOf(without, rule)).toEqual(['Die Preisregel „Eilzuschlag“ ist neu: 12,5 % der Zwischensumme.']);
    expect(wordsOf(rule, without, 'en')).toEqual(['The price rule “Eilzuschlag” was removed: 12.5 % of the subtotal.']);
    const options = (...values: string[]) =>
      wireTemplate([{ fields: [{ name: 'a', options: values.map((value) => ({ value, additional_price: 4.5 })) }] }]);
    expect(wordsOf(options('x'), options('x', 'y'))).toEqual(['„y“ in „a“ ist neu: 4,50 €.']);
    expect(wordsOf(options('x', 'y'), options('x'))).toEqual(['„y“ in „a“ ist entfernt: 4,50 €.']);
  });

  it('A description marks a price that changes by more than a factor of two', () => {
    const option = (additional_price: number) =>
      aTemplate(wireTemplate([{ fields: [{ name: 'a', options: [{ value: 'x', additional_price }] }] }]));
    const marks = [
      [10, 20],
      [10, 20.01],
      [10, 5],
      [10, 4.99],
    ].map(([before = 0, after = 0]) => diffTemplates(option(before), option(after)).changes[0]);
    expect(marks.map((change) => change?.isLarge)).toEqual([undefined, true, undefined, true]);
    expect(marks[1]?.words.replaceAll('\u00a0', ' ')).toBe(
      '„x“ in „a“ kostet 20,01 € statt 10,00 € (mehr als das Doppelte).',
    );
  });

  describe('of a price table', () => {
    const ranges = (...ends: number[]) =>
      ends.map((to, place) => ({ from: place === 0 ? 0 : (ends[place - 1] ?? 0), to }));
    const table = (columns: ReturnType<typeof ranges>, cells: (number | null)[][], rows?: ReturnType<typeof ranges>) =>
      priced({
        amount: {
          table: {
            columns: { field: 'width', ranges: columns },
            ...(rows && { rows: { field: 'dog', ranges: rows } }),
            cells,
            gap: 'reject',
          },
        },
      });
    const details = (before: WireTemplate, after: WireTemplate) =>
      wordsOf(before, after).map((words) => words.replace('Die Preisregel „Eilzuschlag“ ist geändert: ', ''));

    it('A description names the changed cells of a price table', () => {
      expect(details(table(ranges(40, 60), [[1000, 2000]]), table(ranges(40, 60), [[1000, null]]))).toEqual([
        'Zelle 40–60 nichts statt 20,00 €.',
      ]);
    });

    it('A description shows ten cells of a price table, the marked ones first, and counts the others', () => {
      const ends = Array.from({ length: 12 }, (_, place) => (place + 1) * 10);
      const cells = ends.map((end) => end * 100);
      const after = cells.map((cents, place) => (place === 11 ? cents * 3 : cents + 100));
      const [words = ''] = details(table(ranges(...ends), [cells]), table(ranges(...ends), [after]));
      expect(words.split('; ')).toHaveLength(11);
      expect(words).toMatch(
        /^Zelle 110–120 360,00 € statt 120,00 € \(mehr als das Doppelte\); Zelle 0–10 11,00 € statt 10,00 €; /,
      );
      expect(words).toMatch(/; und 2 weitere Zellen\.$/);
    });

    it('Changed, new and removed entries of a price table are named, and the cells of moved ones are kept', () => {
      expect(details(table(ranges(40, 60), [[1, 2]]), table(ranges(40, 65), [[1, 2]]))).toEqual([
        'Spalte 40–65 statt 40–60.',
      ]);
      expect(details(table(ranges(40), [[100]]), table(ranges(40, 60), [[100, 200]]))).toEqual([
        'Spalte 40–60 statt nichts; Zelle 40–60 2,00 € statt nichts.',
      ]);
      expect(details(table(ranges(40, 60), [[100, 200]]), table(ranges(40), [[100]]))).toEqual([
        'Spalte nichts statt 40–60; Zelle 40–60 nichts statt 2,00 €.',
      ]);
      const [first, second] = ranges(40, 60);
      if (!first || !second) throw new Error('ranges are missing');
      expect(details(table([first, second], [[100, 200]]), table([second, first], [[200, 150]]))).toEqual([
        'Zelle 0–40 1,50 € statt 1,00 €.',
      ]);
    });
  });
});

/** A number of a template with the place where it is stored. */
interface PlacedNumber {
  readonly path: readonly string[];
  readonly value: number;
}

/** Keys that no edit changes: the version, unknown keys, and texts. */
const untouched = new Set(['version', 'extra', 'translations']);

function numbersIn(value: unknown, path: readonly string[] = []): readonly PlacedNumber[] {
  if (typeof value === 'number') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (untouched.has(key) ? [] : numbersIn(inner, [...path, key])));
}

function withNumber(value: unknown, [key, ...rest]: readonly string[], number: number): unknown {
  if (key === undefined) return number;
  const inner = withNumber(Reflect.get(Object(value), key), rest, number);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...Object(value), [key]: inner };
}

/** The text of a number in a description. */
function textOf({ path, value }: PlacedNumber): string {
  const key = path.at(-1) ?? '';
  const isCents =
    key.endsWith('Cents') ||
    path.includes('cells') ||
    (key === 'amount' && ['priceRules', 'quantityBreaks'].includes(path[0] ?? '')) ||
    key === 'per_unit' ||
    key === 'per_character';
  if (key === 'maxFileBytes') return formatFileSize(value, 'de-DE');
  // Formulas have a decimal point.
  if (path.some((part) => part === 'logic') || isLogicAmount(path)) return String(value);
  if (!isCents) return formatNumberText(value, 'de-DE');
  return Number.isInteger(value) ? formatCents(value) : formatNumberText(Number((value / 100).toFixed(8)), 'de-DE');
}

const amountKeys = new Set(['percent', 'per_unit', 'per_character', 'included', 'table']);

function isLogicAmount([list, , key, form]: readonly string[]): boolean {
  return list === 'priceRules' && key === 'amount' && form !== undefined && !amountKeys.has(form);
}

/** Whether a number is part of a formula that is printed in euros: `100 * …`. */
const isFactorOfEuros = ({ path, value }: PlacedNumber) => isLogicAmount(path) && value === 100;

describe('every number that an edit can change', () => {
  const templates = fc.oneof(
    { weight: 4, arbitrary: templateArbitrary() },
    { weight: 1, arbitrary: fc.constant(everythingTemplate) },
  );

  it('Every changed number appears with its old and its new value [property]', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(templates, fc.nat(), fc.constantFrom(1, -1, 7), (json, pick, by) => {
        const before = aTemplate(json);
        const numbers = numbersIn(before).filter((number) => !isFactorOfEuros(number));
        const chosen = numbers[pick % Math.max(1, numbers.length)];
        fc.pre(chosen !== undefined);
        const step = chosen.path.at(-1) === 'maxFileBytes' ? by * 1_000_000 : by;
        const changed = { path: chosen.path, value: chosen.value + step };
        fc.pre(!isFactorOfEuros(changed));
        const after = withNumber(before, chosen.path, changed.value) as Template;
        // The parser refuses a command with an invalid number.
        fc.pre(parseTemplate(serializeTemplate(after)).ok);
        kinds.add(chosen.path.filter((part) => !/^\d+$/.test(part)).join('.'));
        const words = diffTemplates(before, after).changes.map((change) => change.words);
        expect(words.join('\n'), chosen.path.join('.')).toContain(textOf(chosen));
        expect(words.join('\n'), chosen.path.join('.')).toContain(textOf(changed));
      }),
      propertyRuns(),
    );
    for (const kind of [
      /additionalPriceCents$/,
      /percent$/,
      /cells$/,
      /ranges\.(from|to)$/,
      /minimumCents$/,
      /validationRules\.min$/,
      /quantityBreaks\.from$/,
      /\.computed\./,
      /condition\.value$/,
    ]) {
      expect(
        [...kinds].some((path) => kind.test(path)),
        String(kind),
      ).toBe(true);
    }
  });
});
