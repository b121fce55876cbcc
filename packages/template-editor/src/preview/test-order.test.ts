import { evaluate, initialValues, issuesOf, restoreValues, type Template } from 'configurator-core';
import { dogLeashTemplate } from 'configurator-core/templates';
import {
  aConfigurator,
  aTemplate,
  dogBedTemplate,
  templateArbitrary,
  valuesArbitrary,
} from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeTestOrder } from './test-order.ts';

const bed = aTemplate(dogBedTemplate);
const answers = {
  shape: 'rectangular',
  lengthCm: 100,
  widthCm: 60,
  dogWeightKg: 12,
  filling: 'wool',
  coverFabric: 'waterproof',
  coverColor: 'moss',
};

test('[BEY-62] A test order of a draft equals the shop’s order: readable without the template, priced exactly', () => {
  const order = placeTestOrder(bed, answers, 11_900);
  expect(order).toMatchObject({ kind: 'ordered', price: { baseCents: 11_900, totalCents: 16_000 } });
  const words = order.kind === 'ordered' ? order.sections.flatMap(({ fields }) => fields) : [];
  expect(words.map(({ label, displayValue }) => [label, displayValue])).toContainEqual(['Füllung', 'Schurwolle']);
});

test('[BEY-62] An order that the shop would reject is rejected with all reasons, and an invalid template reported', () => {
  expect(placeTestOrder(bed, { ...answers, lengthCm: 10 }, 11_900)).toEqual({
    kind: 'missing',
    sentences: ['Länge: Bitte geben Sie ganze Zentimeter zwischen 50 und 160 an.'],
  });
  expect(placeTestOrder(aTemplate(dogLeashTemplate), {}, 9900)).toMatchObject({ kind: 'missing' });
  const [section] = bed.sections;
  const doubled: Template = { ...bed, sections: section ? [section, { ...section, id: 'again' }] : [] };
  expect(placeTestOrder(doubled, answers, 11_900)).toEqual({ kind: 'broken' });
});

test('Any template and values are accepted exactly if there is no issue, at the shown price', () => {
  const drawn = templateArbitrary().chain((json) => valuesArbitrary(json).map((values) => ({ json, values })));
  fc.assert(
    fc.property(drawn, ({ json, values: answers }) => {
      const configurator = aConfigurator(json);
      const isNew = Object.keys(answers).length === 0;
      const values = isNew ? initialValues(configurator) : restoreValues(configurator, answers).values;
      const shown = evaluate(configurator, values, { basePriceCents: 9900 });
      const order = placeTestOrder(aTemplate(json), answers, 9900);
      expect(order.kind).toBe(issuesOf(shown).length === 0 ? 'ordered' : 'missing');
      if (order.kind === 'ordered') expect(order.price.totalCents).toBe(shown.totalCents);
    }),
    { numRuns: 200 },
  );
});
