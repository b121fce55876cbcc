import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyseTemplate, applyFix } from '../analysis/index.ts';
import { isEmptyValue } from '../field-types/values/value.ts';
import {
  type Configurator,
  compileTemplate,
  evaluate,
  parseTemplate,
  priceForQuantity,
  priceOf,
  recordScenario,
  renameField,
  renameOption,
  runScenario,
  type Scenario,
  serializeTemplate,
  type Template,
} from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { fieldsOf } from '../testing/arbitraries/draw-values.ts';
import { sessionArbitrary, type WireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const runs = propertyRuns(300);

function record(configurator: Configurator, values: Parameters<typeof evaluate>[1], quantity: number): Scenario {
  const evaluation = evaluate(configurator, values, { basePriceCents: 12_900 });
  return recordScenario(evaluation, { id: 'recorded', name: 'Recorded', quantity });
}

/** Quantities on both sides of the drawn breaks. */
const pieces = () => fc.oneof(fc.constantFrom(1, 2, 3, 4, 5, 10), fc.integer({ min: 1, max: 1000 }));

function compiled(template: Template): Configurator {
  const result = compileTemplate(template);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Returns the template with labels unlike their values, because a stored value can also match an option by label. */
function withOwnLabels(template: WireTemplate): WireTemplate {
  const copy = structuredClone(template);
  for (const field of fieldsOf(copy)) {
    for (const [index, option] of field.options.entries()) option.label = `Option ${index}`;
  }
  return copy;
}

describe('a recorded scenario', () => {
  it('A recorded scenario passes, also after the template was written and read again', () => {
    fc.assert(
      fc.property(sessionArbitrary(), pieces(), ({ template, values }, quantity) => {
        const configurator = aConfigurator(template);
        const withScenario = { ...configurator.template, scenarios: [record(configurator, values, quantity)] };
        const reread = parseTemplate(JSON.parse(JSON.stringify(serializeTemplate(withScenario))));
        if (!reread.ok) throw new Error(JSON.stringify(reread.error));
        expect(reread.value).toEqual(withScenario);
        const [scenario] = reread.value.scenarios;
        if (scenario === undefined) throw new Error('The scenario was lost.');
        expect(runScenario(compiled(reread.value), scenario).differences).toEqual([]);
      }),
      runs,
    );
  });

  it('A recorded scenario expects the unit price of the cart line', () => {
    fc.assert(
      fc.property(sessionArbitrary(), pieces(), ({ template, values }, quantity) => {
        const configurator = aConfigurator(template);
        const { totalCents } = record(configurator, values, quantity).expected;
        const price = priceOf(evaluate(configurator, values, { basePriceCents: 12_900 }));
        expect(totalCents).toBe(priceForQuantity(price, quantity).totalCents);
        expect(totalCents).toBeLessThanOrEqual(price.totalCents);
      }),
      runs,
    );
  });

  it('A recorded scenario still passes after a field and an option were renamed', () => {
    fc.assert(
      fc.property(sessionArbitrary(), pieces(), fc.nat(), ({ template, values }, quantity, pick) => {
        const configurator = aConfigurator(withOwnLabels(template));
        const fields = [...configurator.fields.values()];
        const field = fields[pick % Math.max(1, fields.length)];
        fc.pre(field !== undefined);
        let changed: Template = { ...configurator.template, scenarios: [record(configurator, values, quantity)] };
        const option = field.options[0];
        // A blank value cannot be chosen, but could be after renaming it.
        if (option !== undefined && !isEmptyValue(option.value)) {
          const renamed = renameOption(changed, field.name, option.value, `${option.value} renamed`);
          if (renamed.ok && renamed.value.left.length === 0) changed = renamed.value.template;
        }
        const renamed = renameField(changed, field.name, 'renamed_field');
        if (renamed.ok) changed = renamed.value.template;
        const [scenario] = changed.scenarios;
        if (scenario === undefined) throw new Error('The scenario was lost.');
        expect(runScenario(compiled(changed), scenario).differences).toEqual([]);
      }),
      runs,
    );
  });

  it('A recorded scenario of another template never throws, and passes once its fix is applied', () => {
    fc.assert(
      fc.property(sessionArbitrary(), sessionArbitrary(), pieces(), ({ template, values }, other, quantity) => {
        const foreign = aConfigurator(other.template);
        const scenario = record(aConfigurator(template), values, quantity);
        const { differences, values: fitting, result } = runScenario(foreign, scenario);
        const fixed = { ...scenario, values: fitting, expected: result };
        expect(runScenario(foreign, fixed).differences).toEqual([]);

        const withScenario = { ...foreign.template, scenarios: [scenario] };
        const failing = analyseTemplate(withScenario, 1).findings.find(({ code }) => code === 'scenario_failed');
        expect(failing === undefined).toBe(differences.length === 0);
        if (failing?.fix) expect(applyFix(withScenario, failing.fix).scenarios).toEqual([fixed]);
      }),
      runs,
    );
  });
});
