import { readFileSync } from 'node:fs';
import { configurationOf, evaluate, priceForQuantity } from 'configurator-core';
import { aConfigurator, sessionArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePriceCents, unitPriceCents } from '../lines/cart-line.ts';
import { addItem } from '../lines/change-lines.ts';
import { parseCart, serializeCart } from '../store/cart.schema.ts';

/** A cart stored by the shop of 2026-11-22, with the unit prices it displayed. */
const recorded = JSON.parse(readFileSync(new URL('cart-recorded-2026-11-22.json', import.meta.url), 'utf8'));

describe('the price of a cart line', () => {
  it("[SF-CART-16] A line costs the engine's total times the quantity, stored or not, with and without breakdown", () => {
    fc.assert(
      fc.property(
        sessionArbitrary(),
        fc.option(fc.nat(50_000)),
        fc.integer({ min: 1, max: 99 }),
        ({ template, values }, priceCents, quantity) => {
          const options = priceCents === null ? {} : { basePriceCents: priceCents };
          const { settings, price } = configurationOf(evaluate(aConfigurator(template), values, options));
          const article = { id: 'a', title: 'A', imageUrl: null, priceCents };
          const { lines } = addItem([], { article, configuratorSettings: settings, price }, quantity);
          const text = serializeCart(lines);
          const older = JSON.stringify(
            JSON.parse(text, (key, value) => (key === 'price' && value?.lines ? undefined : value)),
          );
          const expected = [priceForQuantity(price, quantity).totalCents * quantity];
          expect(lines.map(linePriceCents)).toEqual(expected);
          expect(parseCart(text).map(linePriceCents)).toEqual(expected);
          // Settings contain no quantity breaks, unlike the server's quote.
          expect(parseCart(older).map(linePriceCents)).toEqual([price.totalCents * quantity]);
        },
      ),
    );
  });

  it('The price of a cart line is unchanged for a cart stored without a breakdown in cents', () => {
    const lines = parseCart(JSON.stringify(recorded.stored));
    expect(lines.map(unitPriceCents)).toEqual(recorded.unitPriceCents);
    expect(lines[1]?.price?.lines).toContainEqual({
      fieldName: 'printOption',
      label: 'Aufdruck Option',
      amountCents: 1_800,
    });
    // After it is stored again, the line has the breakdown.
    expect(parseCart(serializeCart(lines))).toEqual(lines);
  });

  it('The price of a cart line is read from the settings if the stored breakdown is invalid', () => {
    const damaged = [
      7,
      { baseCents: 1.5, lines: [], totalCents: 1 },
      { baseCents: 1, lines: [{ fieldName: 'x', label: 'X', amountCents: '5' }], totalCents: 1 },
      { baseCents: 1, lines: null, totalCents: 1 },
      { baseCents: 1, lines: [], totalCents: -1 },
    ];
    for (const price of damaged) {
      const [line] = parseCart(JSON.stringify([{ ...recorded.stored[1], price }]));
      expect(line && unitPriceCents(line)).toBe(recorded.unitPriceCents[1]);
    }
  });
});
