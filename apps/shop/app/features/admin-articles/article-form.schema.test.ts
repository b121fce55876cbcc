import { isEuroAmount, misreadNumberTexts } from 'configurator-core/testing';
import { describe, expect, it } from 'vitest';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { articleFormSchema, articleFormValues } from './article-form.schema.ts';
import { articleTexts } from './texts/article-texts.ts';

const schema = articleFormSchema(articleTexts.de, adminFormats.de);

const valid = { ...articleFormValues(null), title: 'Regenmantel' };

describe('article form', () => {
  it.each([
    ['', null],
    ['149', 149],
    ['149,9', 149.9],
    ['149.90', 149.9],
    ['0,05', 0.05],
    [',5', 0.5],
    ['149,90 €', 149.9],
    ['1.250', 1250],
    ['1.000,00', 1000],
  ])('[ADM-ART-12] [ADM-ART-13] The form reads the price %j as %j', (price, stored) => {
    expect(schema.parse({ ...valid, price }).price).toBe(stored);
  });

  it.each(['12,345', '-1', '0.125', '12 5', 'frei', '1e3', '1000001'])(
    '[ADM-ART-12] The form refuses the price %j',
    (price) => {
      expect(schema.safeParse({ ...valid, price }).success).toBe(false);
    },
  );

  it('The price 1.250 is read as a decimal on an English page', () => {
    const english = articleFormSchema(articleTexts.en, adminFormats.en);
    expect(english.parse({ ...valid, price: '1,250.50' }).price).toBe(1250.5);
    expect(english.safeParse({ ...valid, price: '1.255' }).success).toBe(false);
  });

  it('[ADM-ART-09] An article without title is refused', () => {
    const parsed = schema.safeParse({ ...valid, title: '  ' });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['Titel fehlt']);
  });

  it('[ADM-ART-14] The form accepts no type and the four configurator types', () => {
    for (const type of ['', 'dog-coat', 'dog-harness', 'dog-collar', 'dog-leash']) {
      expect(schema.safeParse({ ...valid, configuratorType: type }).success).toBe(true);
    }
    expect(schema.safeParse({ ...valid, configuratorType: 'cat-coat' }).success).toBe(false);
  });

  it.each([
    ['', ''],
    ['3', '5'],
    ['5', '5'],
    ['0', '365'],
  ])('The form accepts delivery days from %j to %j', (deliveryMinDays, deliveryMaxDays) => {
    expect(schema.safeParse({ ...valid, deliveryMinDays, deliveryMaxDays }).success).toBe(true);
  });

  it.each([
    ['5', '3'],
    ['5', ''],
    ['', '3'],
    ['1', '366'],
    ['1', '2,5'],
    ['-1', '3'],
    ['1', '1e2'],
  ])('The form rejects delivery days from %j to %j', (deliveryMinDays, deliveryMaxDays) => {
    expect(schema.safeParse({ ...valid, deliveryMinDays, deliveryMaxDays }).success).toBe(false);
  });

  it('The form reads prices and days as the table of numbers says', () => {
    const read = (key: 'price' | 'deliveryMinDays', text: string, locale: string) => {
      const form = articleFormSchema(articleTexts.de, locale === 'de-DE' ? adminFormats.de : adminFormats.en);
      const parsed = form.safeParse({
        ...valid,
        ...(key === 'deliveryMinDays' && { deliveryMaxDays: '365' }),
        [key]: text,
      });
      return parsed.success ? (parsed.data[key] ?? undefined) : undefined;
    };
    const price = {
      unit: '€',
      accepts: isEuroAmount,
      read: (text: string, locale: string) => read('price', text, locale),
    };
    const days = {
      unit: null,
      accepts: (count: number) => Number.isInteger(count) && count >= 0 && count <= 365,
      read: (text: string, locale: string) => read('deliveryMinDays', text, locale),
    };
    expect([...misreadNumberTexts(price), ...misreadNumberTexts(days)]).toEqual([]);
  });
});
