import {
  evaluate,
  fieldState,
  issuesOf,
  priceForQuantity,
  priceOf,
  type Result,
  sectionStates,
  setValue,
  toConfiguratorSettings,
} from 'configurator-core';
import { aConfigurator, sessionArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { priceLine } from './price-line.ts';

vi.setConfig({ testTimeout: 600_000 });

const articleId = '30000000-0000-4000-8000-000000000001';
const basePriceCents = 9_900;

function orThrow<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

it('[BEY-01] The server charges the price that the browser shows, in 10,000 random configurations', () => {
  const seen = { charged: 0, refused: 0, soldOut: 0 };
  fc.assert(
    fc.property(sessionArbitrary(), fc.integer({ min: 1, max: 99 }), ({ template, values, unavailable }, quantity) => {
      const configurator = aConfigurator(template);
      const shown = evaluate(configurator, values, { basePriceCents, unavailable });
      const sent = JSON.parse(JSON.stringify(toConfiguratorSettings(configurator, values, { basePriceCents })));
      const article = {
        id: articleId,
        title: 'Mantel',
        price_cents: basePriceCents,
        is_paused: false,
        configurator_type: null,
        form_template_id: articleId,
      };
      const offer = {
        articles: new Map([[articleId, article]]),
        configuratorOf: () => configurator,
        unavailable,
      };
      const priced = priceLine({ articleId, quantity, configuratorSettings: sent }, offer);
      if (issuesOf(shown).length > 0) {
        const isSoldOut = issuesOf(shown).some(({ code }) => code === 'unavailable');
        const code = isSoldOut ? 'material_sold_out' : expect.any(String);
        expect(priced).toMatchObject({ ok: false, error: { code } });
        seen.refused += 1;
        if (isSoldOut) seen.soldOut += 1;
        return;
      }
      const { totalCents, lines } = priceForQuantity(priceOf(shown), quantity);
      const charged = orThrow(priced).stored;
      expect([charged.unitPriceCents, charged.priceLines]).toEqual([totalCents, lines]);
      expect(Number.isSafeInteger(totalCents) && totalCents >= 0).toBe(true);
      seen.charged += 1;
    }),
    { numRuns: 10_000 },
  );
  const tenth = (seen.charged + seen.refused) / 10;
  expect(seen.charged).toBeGreaterThan(tenth);
  expect(seen.refused).toBeGreaterThan(tenth);
  expect(seen.soldOut).toBeGreaterThan(100);
});

it('The server ignores the value that the browser sends for a computed field', () => {
  let lies = 0;
  fc.assert(
    fc.property(sessionArbitrary(), fc.constantFrom(0.01, -5, 1e9, 'x', true, null), ({ template, values }, lie) => {
      const configurator = aConfigurator(template);
      if (issuesOf(evaluate(configurator, values, { basePriceCents })).length > 0) return;
      const honest = JSON.parse(JSON.stringify(toConfiguratorSettings(configurator, values, { basePriceCents })));
      const sent = structuredClone(honest);
      for (const { field, section } of configurator.places.values()) {
        if (field.computed === null || sent[section.id] === undefined) continue;
        sent[section.id][field.name] = lie;
        lies += 1;
      }
      const article = {
        id: articleId,
        title: 'Mantel',
        price_cents: basePriceCents,
        is_paused: false,
        configurator_type: null,
        form_template_id: articleId,
      };
      const offer = {
        articles: new Map([[articleId, article]]),
        configuratorOf: () => configurator,
        unavailable: [],
      };
      const line = (configuratorSettings: Parameters<typeof priceLine>[0]['configuratorSettings']) => {
        // Functions cannot be compared.
        const { stepOf: _, ...priced } = orThrow(priceLine({ articleId, quantity: 1, configuratorSettings }, offer));
        return priced;
      };
      expect(line(sent)).toEqual(line(honest));
      expect(line(sent).stored.configuratorSettings).toEqual(honest);
    }),
    { numRuns: 2000 },
  );
  expect(lies).toBeGreaterThan(50);
});

it('[BEY-01] One more paid option adds exactly its price', () => {
  let added = 0;
  let tried = 0;
  fc.assert(
    fc.property(sessionArbitrary(), ({ template, values }) => {
      tried += 1;
      const configurator = aConfigurator({ ...template, price_rules: [] });
      const before = evaluate(configurator, values, { basePriceCents });
      const shownIn = (evaluation: typeof before) =>
        sectionStates(evaluation)
          .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
          .filter(({ isVisible }) => isVisible)
          .map(({ field, value, options }) => [field.name, value, options.filter(({ isVisible }) => isVisible).length]);
      for (const [name] of configurator.places) {
        const state = fieldState(before, name);
        if (state?.isVisible !== true || state.field.type !== 'checkbox' || state.options.length === 0) continue;
        const chosen = Array.isArray(state.value) ? state.value : [];
        const more = state.options.find((option) => option.isVisible && !option.isChosen);
        if (more === undefined) continue;
        const after = evaluate(configurator, setValue(configurator, values, name, [...chosen, more.option.value]), {
          basePriceCents,
        });
        const others = (evaluation: typeof before) => shownIn(evaluation).filter(([field]) => field !== name);
        // Skips choices that also change other fields, which have their own prices.
        if (JSON.stringify(others(after)) !== JSON.stringify(others(before))) continue;
        const difference = priceOf(after).totalCents - priceOf(before).totalCents;
        expect(difference).toBe(more.option.additionalPriceCents);
        expect(difference).toBeGreaterThanOrEqual(0);
        added += 1;
      }
    }),
    { numRuns: 3_000 },
  );
  expect(added).toBeGreaterThan(tried / 30);
});
