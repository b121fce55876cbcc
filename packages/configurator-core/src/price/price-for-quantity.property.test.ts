import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evaluate, initialValues, priceForQuantity, priceOf, type StoredPrice } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { templateArbitrary } from '../testing/index.ts';
import { oracleUnitCents } from '../testing/oracle/oracle-pricing.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const basePriceCents = fc.integer({ min: 0, max: 2_000_000 });
const quantity = fc.integer({ min: 1, max: 120 });

it('Every quantity is priced as the oracle does, and the lines add up to the total', () => {
  fc.assert(
    fc.property(templateArbitrary(), basePriceCents, quantity, (wire, base, pieces) => {
      const configurator = aConfigurator(wire);
      const piece = priceOf(evaluate(configurator, initialValues(configurator), { basePriceCents: base }));
      const price = priceForQuantity(piece, pieces);
      expect(price.totalCents).toBe(oracleUnitCents(wire.quantity_breaks ?? [], piece.totalCents, pieces));
      const [added] = price.lines.slice(piece.lines.length);
      expect(price.totalCents - piece.totalCents).toBe(added?.amountCents ?? 0);
      expect(price.lines.slice(0, piece.lines.length)).toEqual(piece.lines);
      expect(price).not.toHaveProperty('quantityBreaks');
    }),
    propertyRuns(),
  );
});

it('A stored cart line is priced like its configuration', () => {
  fc.assert(
    fc.property(templateArbitrary(), basePriceCents, quantity, (wire, base, pieces) => {
      const configurator = aConfigurator(wire);
      const piece = priceOf(evaluate(configurator, initialValues(configurator), { basePriceCents: base }));
      const kept: StoredPrice = JSON.parse(JSON.stringify(piece));
      expect(priceForQuantity(kept, pieces).totalCents).toBe(priceForQuantity(piece, pieces).totalCents);
    }),
    propertyRuns(),
  );
});
