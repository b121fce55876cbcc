import { expect, it } from 'vitest';
import { evaluate, initialValues, loadConfigurator, priceOf, setValue } from '../index.ts';
import { dogBedTemplate } from '../testing/example-templates/dog-bed.ts';
import { builtInTemplates } from './index.ts';

const basePriceCents = 9900;

/** Returns the surcharge of a value in a template, or undefined if the template does not have the field. */
function surchargeCents(template: unknown, fieldName: string, answer: string): number | undefined {
  const loaded = loadConfigurator(template);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  const configurator = loaded.value;
  if (!configurator.fields.has(fieldName)) return undefined;
  const values = setValue(configurator, initialValues(configurator), fieldName, answer);
  return priceOf(evaluate(configurator, values, { basePriceCents })).totalCents - basePriceCents;
}

it('[CFG-PRICE-09] The surcharge of an option is the same in every built-in template that offers it', () => {
  const charged = Object.entries(builtInTemplates).map(([type, template]) => [
    type,
    surchargeCents(template, 'type', 'complete'),
    surchargeCents(template, 'hasSecondZipper', 'yes'),
    surchargeCents(template, 'reflectiveStitching', 'yes'),
    surchargeCents(template, 'printOption', 'two-sided'),
  ]);
  expect(charged).toEqual([
    ['dog-coat', 1500, 1200, 1500, 1800],
    ['dog-harness', undefined, undefined, undefined, undefined],
    ['dog-collar', undefined, undefined, undefined, undefined],
    ['dog-leash', undefined, undefined, 1500, 1800],
  ]);
  for (const field of ['type', 'hasSecondZipper', 'reflectiveStitching', 'printOption']) {
    expect(surchargeCents(dogBedTemplate, field, 'yes')).toBeUndefined();
  }
});
