import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSamePath, isWithinPath } from '../contract/primitives/template-path.ts';
import { chosenValuesOf } from '../evaluate/evaluation.ts';
import {
  type Configurator,
  compileTemplate,
  deleteField,
  deleteFields,
  dependentsOf,
  effectiveValuesOf,
  evaluate,
  explainPriceRule,
  initialValues,
  priceOf,
  readAmount,
  type Template,
  type Values,
} from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { templateArbitrary, valuesArbitrary, type WireTemplate, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const isX = { field: 'gone', operator: 'equals', value: 'x' } as const;
const isTall = { field: 'height', operator: 'greater_than', value: 80 } as const;

function compiled(template: Template): Configurator {
  const result = compileTemplate(template);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function without(template: Template, name: string): Template {
  const edit = deleteField(template, name, { dropRules: true });
  if (!edit.ok) throw new Error('refused');
  return edit.value.template;
}

function namesOf(template: Template): string[] {
  return template.sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields.map(({ name }) => name)));
}

/** Returns the cents of each price rule that applies. */
function ruleLines(configurator: Configurator, values: Values): Map<string, number> {
  const { lines } = priceOf(evaluate(configurator, values));
  return new Map(lines.filter(({ ruleIndex }) => ruleIndex !== null).map((line) => [line.label, line.amountCents]));
}

function isOfSubtotal({ priceRules }: Template, label: string): boolean {
  const form = readAmount(priceRules.find((rule) => rule.label === label)?.amount);
  return form.kind === 'percent' && form.of === 'subtotal';
}

/** Returns whether the condition of a price rule is true. */
function applies(configurator: Configurator, label: string, values: Values): boolean {
  const index = configurator.template.priceRules.findIndex((rule) => rule.label === label);
  return explainPriceRule(evaluate(configurator, values), index)?.condition?.holds !== false;
}

/** Returns the template with every field always shown and every price rule identified by its label. */
function rulesAlone(template: WireTemplate): WireTemplate {
  return {
    ...template,
    price_rules: (template.price_rules ?? []).map((rule, index) => ({ ...rule, label: `rule ${index}` })),
    sections: template.sections.map((section) => ({
      ...section,
      conditional_display: null,
      groups: section.groups.map((group) => ({
        ...group,
        conditional_display: null,
        fields: group.fields.map((field) => ({
          ...field,
          conditional_display: null,
          options: field.options.map((option) => ({ ...option, conditional_display: null })),
        })),
      })),
    })),
  };
}

describe('deleting a field with its rules', () => {
  it.each([
    ['a rule on the field', isX, undefined],
    ['its negation', { not: isX }, undefined],
    ['the field and something else', { all: [isX, isTall] }, undefined],
    ['the field or something else', { any: [isX, isTall] }, { any: [isTall] }],
    ['neither', { not: { any: [isX, isTall] } }, undefined],
    ['not both', { not: { all: [isX, isTall] } }, { not: { all: [isTall] } }],
    ['JSON Logic over it', { any: [{ logic: { '==': [{ var: 'gone' }, 'x'] } }, isTall] }, { any: [isTall] }],
    ['something else', isTall, isTall],
  ])('The deletion reduces a price rule on %s so that it never applies more often', (_, when, kept) => {
    const template = aTemplate(
      wireTemplate([{ fields: [{ name: 'gone' }, { name: 'height', field_type: 'number' }] }], {
        price_rules: [{ label: 'Zuschlag', when, amount: 500 }],
      }),
    );
    expect(without(template, 'gone').priceRules[0]?.when).toEqual(kept);
  });

  it('A deletion charges no price rule that did not apply before, for any template and value of the field', () => {
    const drawn = templateArbitrary().chain((json) => {
      const template = rulesAlone(json);
      return fc.tuple(fc.constant(template), valuesArbitrary(template), fc.nat());
    });
    fc.assert(
      fc.property(drawn, ([json, values, pick]) => {
        const before = aTemplate(json);
        const names = namesOf(before);
        const after = compiled(without(before, names[pick % names.length] ?? ''));
        const charged = ruleLines(compiled(before), values);
        for (const [label, cents] of ruleLines(after, values)) {
          // A percentage of the subtotal depends on the other lines, so only its condition is compared.
          if (isOfSubtotal(before, label)) expect(applies(compiled(before), label, values)).toBe(true);
          else expect(charged.get(label)).toBe(cents);
        }
      }),
      propertyRuns(),
    );
  });

  it('A deletion charges no price rule because it shows what was hidden, for any template', () => {
    const drawn = templateArbitrary().chain((json) => fc.tuple(fc.constant(json), valuesArbitrary(json), fc.nat()));
    fc.assert(
      fc.property(drawn, ([json, values, pick]) => {
        const before = evaluate(compiled(aTemplate(json)), values);
        const names = namesOf(before.configurator.template);
        const after = compiled(without(before.configurator.template, names[pick % names.length] ?? ''));
        const was = effectiveValuesOf(before);
        // What was hidden was not filled in: a shopper fills it in only after seeing it, with its price.
        const shown = chosenValuesOf(before);
        const is = effectiveValuesOf(evaluate(after, shown));
        // A condition without the field may also hide more, which a rule can charge for.
        fc.pre(
          namesOf(after.template).every((name) => was[name] === undefined || isDeepStrictEqual(was[name], is[name])),
        );
        const charged = ruleLines(before.configurator, values);
        for (const [label, cents] of ruleLines(after, shown)) {
          if (isOfSubtotal(after.template, label)) {
            expect(applies(before.configurator, label, values)).toBe(true);
          } else expect(charged.get(label)).toBe(cents);
        }
      }),
      propertyRuns(),
    );
  });

  it('A deletion clears defaults with a surcharge that depended on the field, for any template', () => {
    fc.assert(
      fc.property(templateArbitrary(), fc.nat(), (json, pick) => {
        const before = aTemplate(json);
        const names = namesOf(before);
        const name = names[pick % names.length] ?? '';
        const freed = dependentsOf(before, name).map(({ path }) => path);
        const after = compiled(without(before, name));
        const charged = priceOf(evaluate(after, initialValues(after))).lines;
        before.sections.forEach((section, sectionIndex) => {
          section.groups.forEach((group, groupIndex) => {
            group.fields.forEach((field, index) => {
              const path = ['sections', sectionIndex, 'groups', groupIndex, 'fields', index];
              const line = charged.find(({ fieldName }) => fieldName === field.name);
              if (!line) return;
              expect(freed.some((place) => isWithinPath(path, place))).toBe(false);
              field.options.forEach(({ value }, place) => {
                if (freed.some((other) => isSamePath(other, [...path, 'options', place])))
                  expect(line.optionValues).not.toContain(value);
              });
            });
          });
        });
      }),
      propertyRuns(),
    );
  });

  it('Several fields are deleted with the fields and rules that deleting one after the other removes', () => {
    fc.assert(
      fc.property(templateArbitrary(), fc.nat(), fc.nat(), (json, pick, other) => {
        const before = aTemplate(json);
        const names = namesOf(before);
        const gone = [names[pick % names.length] ?? '', names[other % names.length] ?? ''];
        const edit = deleteFields(before, gone, { dropRules: true });
        const after = edit.ok ? edit.value.template : before;
        const oneByOne = gone.reduce(without, before);
        expect(namesOf(after)).toEqual(namesOf(oneByOne));
        expect(after.priceRules).toEqual(oneByOne.priceRules);
      }),
      propertyRuns(),
    );
  });

  it('The deletion keeps visibility but selects no default with a surcharge', () => {
    const template = aTemplate(
      wireTemplate([
        {
          fields: [
            { name: 'gone' },
            {
              name: 'lining',
              conditional_display: isX,
              options: [{ value: 'complete', additional_price: 15, is_default: true }, { value: 'none' }],
            },
            { name: 'hint', conditional_display: isX, default_value: 'bleibt' },
            {
              name: 'extras',
              field_type: 'checkbox',
              default_value: ['zip', 'bell'],
              options: [
                { value: 'zip', additional_price: 12, conditional_display: isX },
                { value: 'bell', additional_price: 3 },
              ],
            },
          ],
        },
      ]),
    );
    const after = compiled(without(template, 'gone'));
    expect(initialValues(after)).toEqual({ hint: 'bleibt', extras: ['bell'] });
    expect(evaluate(after, { lining: 'complete' }).totalCents).toBe(11_400);
  });
});
