import { evaluate, issuesOf, loadConfigurator, priceOf } from 'configurator-core';
import { expect, expectTypeOf, test } from 'vitest';
import { type TagValues, tag, values } from './typed-template.ts';

test('The typed values of the dog tag are valid and priced', () => {
  expectTypeOf<TagValues>().toEqualTypeOf<{ readonly shape?: 'bone' | 'round'; readonly text?: string }>();
  const loaded = loadConfigurator(tag);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const evaluation = evaluate(loaded.value, { ...values }, { basePriceCents: 900 });
  expect(issuesOf(evaluation)).toEqual([]);
  expect(priceOf(evaluation).totalCents).toBe(1150);
});
