import { describe, expect, it } from 'vitest';
import { analyseTemplate, applyFix } from '../analysis/index.ts';
import {
  diffTemplates,
  evaluate,
  loadConfigurator,
  parseTemplate,
  priceForQuantity,
  priceOf,
  serializeTemplate,
} from '../index.ts';
import { aConfigurator, aTemplate } from '../testing/a-configurator.ts';
import { type WireQuantityBreak, wireTemplate } from '../testing/index.ts';

const fields = [{ name: 'size', options: [{ value: 'l', additional_price: 5.5 }] }];
const wireWith = (...quantity_breaks: WireQuantityBreak[]) => wireTemplate([{ fields }], { quantity_breaks });
const priceWith = (...breaks: WireQuantityBreak[]) =>
  priceOf(evaluate(aConfigurator(wireWith(...breaks)), { size: 'l' }, { basePriceCents: 9900 }));

const five = { from: 5, label: 'Ab 5 Stück', percent: 10 };
const ten = { from: 10, label: 'Ab 10 Stück', amount: 2000 };

describe('a quantity break', () => {
  it('A quantity break applies from its quantity on, as the last line of the price', () => {
    const price = priceWith(ten, five);
    expect([1, 4, 5, 9, 10, 99].map((pieces) => priceForQuantity(price, pieces).totalCents)).toEqual([
      10_450, 10_450, 9405, 9405, 8450, 8450,
    ]);
    expect(priceForQuantity(price, 5)).toEqual({
      baseCents: 9900,
      lines: [
        expect.objectContaining({ fieldName: 'size', amountCents: 550 }),
        {
          fieldName: null,
          optionValues: [],
          label: 'Ab 5 Stück',
          amountCents: -1045,
          reason: 'Ab 5 Stück',
          ruleIndex: null,
        },
      ],
      totalCents: 9405,
    });
    expect(priceForQuantity(price, 2).lines).toHaveLength(1);
  });

  it('A quantity break discounts at most the price of a piece', () => {
    const price = priceWith({ from: 2, label: 'Geschenk', amount: 99_999 });
    expect(priceForQuantity(price, 2)).toMatchObject({ totalCents: 0, lines: [{}, { amountCents: -10_450 }] });
  });

  it('A quantity break discounts by a share or an amount', () => {
    const price = priceWith({ from: 2, label: 'Beides', percent: 10, amount: 5 });
    expect(priceForQuantity(price, 2).totalCents).toBe(9400);
  });

  it('A quantity break rounds half a cent like every discount', () => {
    const price = { baseCents: 25, lines: [], totalCents: 25, quantityBreaks: [] };
    const half = { from: 2, label: 'Zehn', percent: 10 };
    expect(priceForQuantity({ ...price, quantityBreaks: [half] }, 2).totalCents).toBe(23);
  });

  it('A quantity break is not part of the price of a template without breaks', () => {
    expect(priceWith()).not.toHaveProperty('quantityBreaks');
  });

  it('A quantity break round-trips, including unknown keys', () => {
    const wire = { ...wireWith(), quantity_breaks: [{ ...five, color: 'red' }, ten] };
    const parsed = parseTemplate(wire);
    expect(parsed.ok && serializeTemplate(parsed.value).quantity_breaks).toEqual(wire.quantity_breaks);
    expect(serializeTemplate(aTemplate(wireWith()))).not.toHaveProperty('quantity_breaks');
  });

  it('A quantity break is rejected with the path of the error', () => {
    const issues = (quantityBreak: object) => {
      const loaded = loadConfigurator({ ...wireWith(), quantity_breaks: [quantityBreak] });
      return loaded.ok ? [] : loaded.error.map(({ code, path }) => `${code} ${path.slice(2).join('.')}`);
    };
    expect(issues({ ...five, from: 1 })).toEqual(['invalid_value from']);
    expect(issues({ ...five, from: 2.5 })).toEqual(['invalid_value from']);
    expect(issues({ ...five, percent: 101 })).toEqual(['invalid_value percent']);
    expect(issues({ ...five, percent: -1 })).toEqual(['invalid_value percent']);
    expect(issues({ ...ten, amount: -1 })).toEqual(['invalid_value amount']);
  });

  it('A quantity break is a change of the price between two versions', () => {
    const [without, before, after] = [wireWith(), wireWith(five), wireWith({ ...five, percent: 12 })].map((wire) =>
      aTemplate(wire),
    );
    if (!without || !before || !after) throw new Error('A template is missing');
    const words = (from: typeof before, to: typeof before) =>
      diffTemplates(from, to).changes.map((change) => change.words);
    expect(words(before, after)).toEqual(['Der Mengenrabatt „Ab 5 Stück“ ist geändert: Prozent 12 statt 10.']);
    expect(words(without, before)).toEqual(['Der Mengenrabatt „Ab 5 Stück“ ist neu: Stückzahl ab 5, 10\u00a0%.']);
    expect(words(before, without)).toEqual(['Der Mengenrabatt „Ab 5 Stück“ ist entfernt: Stückzahl ab 5, 10\u00a0%.']);
    expect(words(before, before)).toEqual([]);
  });
});

describe('the findings of quantity breaks', () => {
  const findings = (...breaks: WireQuantityBreak[]) =>
    analyseTemplate(aTemplate(wireWith(...breaks))).findings.map(({ code, path }) => `${code} ${path.join('.')}`);

  it('The findings of quantity breaks name a break that never lowers a price, with a fix', () => {
    expect(findings(five, ten)).toEqual([]);
    const doubled = aTemplate(wireWith(five, { ...ten, from: 5 }));
    const [finding] = analyseTemplate(doubled).findings;
    expect(finding).toMatchObject({ code: 'unused_quantity_break', path: ['quantity_breaks', 1] });
    expect(finding?.message.de).toBe('Der Mengenrabatt „Ab 10 Stück“ senkt nie einen Preis.');
    expect(finding?.fix && applyFix(doubled, finding.fix).quantityBreaks).toMatchObject([{ from: 5 }]);
    expect(findings({ from: 5, label: 'Nichts' })).toEqual(['unused_quantity_break quantity_breaks.0']);
    expect(findings({ ...five, percent: 0 })).toEqual(['unused_quantity_break quantity_breaks.0']);
  });

  it('The findings of quantity breaks name a break after which each piece costs more again', () => {
    expect(findings(five, { from: 8, label: 'Weniger', percent: 5 })).toEqual([
      'worse_quantity_break quantity_breaks.1',
    ]);
    expect(findings({ from: 12, label: 'Weniger', amount: 5 }, ten)).toEqual([
      'worse_quantity_break quantity_breaks.0',
    ]);
    // Both take off the whole price up to 6.00. Above it, the first takes off more.
    const half = { from: 5, label: 'Die Hälfte', percent: 50, amount: 300 };
    expect(findings(half, { from: 10, label: 'Fünf Euro', amount: 500 })).toEqual([
      'worse_quantity_break quantity_breaks.1',
    ]);
    expect(findings(half, { from: 10, label: 'Sieben Euro', amount: 700 })).toEqual([]);
    // Each break is compared with all earlier ones.
    expect(
      findings({ from: 2, label: 'A', percent: 10 }, { from: 3, label: 'B', amount: 900 }, { ...five, percent: 5 }),
    ).toEqual(['worse_quantity_break quantity_breaks.2']);
    expect(findings({ from: 2, label: 'Umsonst', percent: 100 }, ten)).toEqual([
      'worse_quantity_break quantity_breaks.1',
    ]);
  });
});
