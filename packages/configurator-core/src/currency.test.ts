import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseTemplate } from './analysis/analyse-template.ts';
import {
  diffTemplates,
  evaluate,
  formatMoney,
  formatMoneyText,
  formatRate,
  loadConfigurator,
  mergeTemplates,
  parseMoneyText,
  parseTemplate,
  priceFromSettings,
  priceOf,
  printConflictValue,
  serializeTemplate,
  toConfiguratorSettings,
} from './index.ts';
import { parseMoney } from './money.ts';
import { aTemplate } from './testing/a-configurator.ts';
import { propertyRuns } from './testing/property-runs.ts';
import { wireTemplate } from './testing/wire-template.ts';

/** Decimals as ISO 4217 states them, written down apart from the engine. */
const digits = { EUR: 2, CHF: 2, HUF: 2, JPY: 0, KRW: 0, KWD: 3, CLF: 4 };
const currencies = fc.constantFrom(...(Object.keys(digits) as (keyof typeof digits)[]));
const amounts = fc.integer({ min: 0, max: 100_000_000 });

const sizes = (surcharge: number | string) => [
  { fields: [{ name: 'size', field_type: 'radio' as const, options: [{ value: 'l', additional_price: surcharge }] }] },
];
const inCurrency = (currency: string, surcharge: number | string) => ({
  ...wireTemplate(sizes(surcharge), {
    price_rules: [{ id: 'r', label: 'Rush', amount: { percent: 10, of: 'subtotal' } }],
  }),
  currency,
});

describe('currency', () => {
  it('An amount in whole units has the decimals of ISO 4217, as number, text and typed text', () => {
    fc.assert(
      fc.property(currencies, amounts, (currency, minor) => {
        const scale = 10 ** digits[currency];
        expect(parseMoney(minor / scale, currency)).toBe(minor);
        expect(parseMoney((minor / scale).toFixed(digits[currency]), currency)).toBe(minor);
        for (const language of ['de-DE', 'en-IE']) {
          const text = formatMoneyText(minor, currency, language);
          expect(parseMoneyText(text, currency, language), text).toBe(minor);
          expect(parseMoneyText(`${text} ${currency}`, currency, language)).toBe(minor);
          const shown = formatMoney(minor, currency, language);
          expect(shown.replace(/\D/g, '').padStart(digits[currency] + 1, '0'), shown).toBe(
            String(minor).padStart(digits[currency] + 1, '0'),
          );
        }
      }),
      propertyRuns(),
    );
    expect(formatMoney(9900, 'JPY')).toBe('9.900\u00a0¥');
    expect(formatMoney(9900, 'KWD', 'en')).toBe('KWD\u00a09.900');
    expect(formatRate(0.1234, 'KWD', 'en')).toBe('KWD\u00a00.0001234');
    expect(formatRate(0.1234, 'JPY', 'de-DE')).toBe('0,1234\u00a0¥');
    for (const text of ['¥1,200', 'JP¥1,200', '1200 JPY']) expect(parseMoneyText(text, 'JPY', 'en-IE')).toBe(1200);
  });

  it('Surcharges and shares are computed in minor units, and settings restore the same price', () => {
    fc.assert(
      fc.property(currencies, fc.integer({ min: 1, max: 1_000_000 }), amounts, (currency, surcharge, base) => {
        const loaded = loadConfigurator(inCurrency(currency, surcharge / 10 ** digits[currency]));
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
        const basePriceCents = base % 1_000_000;
        const price = priceOf(evaluate(loaded.value, { size: 'l' }, { basePriceCents }));
        const share = Math.floor((basePriceCents + surcharge) / 10 + 0.5);
        expect(price.totalCents).toBe(basePriceCents + surcharge + share);
        expect(price.currency ?? 'EUR').toBe(currency);
        const stored = toConfiguratorSettings(loaded.value, { size: 'l' }, { basePriceCents });
        const { totalCents, currency: read = 'EUR' } = priceFromSettings(stored, basePriceCents);
        expect({ totalCents, read }).toEqual({ totalCents: price.totalCents, read: currency });
      }),
      propertyRuns(),
    );
  });

  it('A template round-trips in every currency, and one that names none stays without', () => {
    fc.assert(
      fc.property(currencies, amounts, (currency, minor) => {
        const parsed = parseTemplate(inCurrency(currency, minor / 10 ** digits[currency]));
        if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
        const json = serializeTemplate(parsed.value);
        expect(json.currency).toBe(currency);
        expect(parseTemplate(json)).toEqual(parsed);
      }),
      propertyRuns(),
    );
    expect(serializeTemplate(aTemplate(wireTemplate(sizes(8))))).not.toHaveProperty('currency');
  });

  it.each([
    ['EUR', 1_000_000, true],
    ['EUR', 1_000_001, false],
    ['JPY', 100_000_000, true],
    ['JPY', '100000001', false],
    ['KWD', 100_000, true],
    ['KWD', '100000,001', false],
  ] as const)('A surcharge in %s of %s is accepted: %s', (currency, surcharge, isAccepted) => {
    const parsed = parseTemplate(inCurrency(currency, surcharge));
    if (isAccepted) expect(parsed.ok).toBe(true);
    else {
      expect(parsed).toMatchObject({
        error: [
          {
            code: 'invalid_price',
            path: ['sections', 0, 'groups', 0, 'fields', 0, 'options', 0, 'additional_price'],
          },
        ],
      });
    }
  });

  it('A key of an option may be any unknown key of other parts', () => {
    const json = inCurrency('JPY', 8);
    const [section] = json.sections;
    const foreign = { additional_price: 'on request', options: [{ additional_price: -1 }] };
    const parsed = parseTemplate({ ...json, ...foreign, sections: [{ ...section, ...foreign }] });
    expect(parsed).toMatchObject({ ok: true, value: { extra: foreign, sections: [{ extra: foreign }] } });
  });

  it('A host refuses a template in a currency that it does not charge', () => {
    expect(loadConfigurator(inCurrency('CHF', 8), { currency: 'EUR' })).toMatchObject({
      error: [{ code: 'currency_mismatch', path: ['currency'], params: { name: 'CHF' } }],
    });
    expect(loadConfigurator(inCurrency('CHF', 8), { currency: 'CHF' }).ok).toBe(true);
    expect(loadConfigurator(wireTemplate(sizes(8)), { currency: 'EUR' }).ok).toBe(true);
    expect(parseTemplate(inCurrency('eur', 8))).toMatchObject({ error: [{ code: 'invalid_value' }] });
  });

  it('A currency that does not exist is named with the one that was meant', () => {
    const [finding] = analyseTemplate(aTemplate(inCurrency('EUO', 8))).findings;
    expect(finding).toMatchObject({ code: 'unknown_currency', severity: 'warning', path: ['currency'] });
    expect(finding?.message.en).toContain('did you mean “EUR”');
    expect(analyseTemplate(aTemplate(inCurrency('CHF', 8))).findings).toEqual([]);
  });

  it('A changed currency is part of the changes of a template', () => {
    const { changes } = diffTemplates(aTemplate(inCurrency('EUR', 8)), aTemplate(inCurrency('CHF', 8)), 'en');
    expect(changes).toMatchObject([{ code: 'price_changed', words: 'All amounts are in CHF instead of EUR.' }]);
  });

  it('Amounts in different currencies are not compared, and those of one currency are', () => {
    const marksOf = (before: string, after: string, surcharge: number) =>
      diffTemplates(aTemplate(inCurrency(before, 8)), aTemplate(inCurrency(after, surcharge))).changes.map(
        ({ isLarge = false }) => isLarge,
      );
    expect(marksOf('EUR', 'JPY', 9)).toEqual([false, false]);
    expect(marksOf('KWD', 'KWD', 80)).toEqual([true]);
  });

  it.each([
    ['JPY', 800, 900, '800\u00a0¥', '900\u00a0¥'],
    ['KWD', 8.125, 9, '8,125\u00a0KWD', '9,000\u00a0KWD'],
  ])('A conflict of two surcharges in %s has both amounts', (currency, mine, theirs, ...shown) => {
    const base = aTemplate(inCurrency(currency, 1));
    const sides = { mine: aTemplate(inCurrency(currency, mine)), theirs: aTemplate(inCurrency(currency, theirs)) };
    const [conflict] = mergeTemplates(base, sides.mine, sides.theirs).conflicts;
    if (conflict?.kind !== 'value') throw new Error('The merge has no such conflict.');
    const prices = (['mine', 'theirs'] as const).map((side) => printConflictValue(conflict, side, sides[side]));
    expect(prices).toEqual(shown);
  });

  it('No code of the packages formats or parses amounts in euros only', () => {
    const packages = join(dirname(fileURLToPath(import.meta.url)), '../..');
    const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
      (file) => !/\.(?:test|stories)\.|\/testing\/|\/templates\//.test(file),
    );
    const owners = ['index.ts', 'money.ts', 'number-text.ts'].map((name) => `configurator-core/src/${name}`);
    const inEuros = files
      .filter((file) => !owners.includes(file))
      .filter((file) => {
        const code = readFileSync(join(packages, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\/|\/\/.*/g, '');
        return /\b(?:formatCents|formatEuroText|parseEuroText|parseEuroToCents)\b|"€"|currency: 'EUR'/.test(code);
      });
    expect(files.length).toBeGreaterThan(300);
    expect(inEuros).toEqual([]);
  });
});
