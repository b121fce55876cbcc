import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { analyseTemplate, createWalks, priceBounds } from '../../analysis/index.ts';
import {
  type Configurator,
  defineFieldType,
  evaluate,
  type FieldDomain,
  initialValues,
  issuesOf,
  loadConfigurator,
  parseTemplate,
  priceOf,
  restoreValues,
  sectionStates,
  serializeTemplate,
  setValue,
  toConfiguratorSettings,
  update,
  valuesFromSettings,
  valuesOf,
} from '../../index.ts';
import { aConfigurator } from '../../testing/a-configurator.ts';
import {
  hostileJsonArbitrary,
  sessionArbitrary,
  templateArbitrary,
  type WireField,
  type WireTemplate,
} from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

/** A host type that takes its domain from the options, so that it can mirror built-in fields. */
const mirrorType = defineFieldType({
  name: 'test:mirror',
  options: z.looseObject({ domain: z.custom<FieldDomain>((domain) => typeof domain === 'object') }),
  domain: ({ domain }) => domain,
});
const fieldTypes = [mirrorType];
const basePriceCents = 9900;
const runs = propertyRuns();

const onlyKeys = (field: WireField, ...keys: string[]) =>
  Object.keys(field.validation_rules ?? {}).every((key) => keys.includes(key) || key === 'message');

/** Returns the domain that is equivalent to a built-in field, or null if a domain cannot express it. */
function domainOf(field: WireField): FieldDomain | null {
  const { min, max, step, minLength, maxLength } = Object(field.validation_rules);
  if (field.field_type === 'number' && onlyKeys(field, 'min', 'max', 'step'))
    return { kind: 'number', ...(min != null && { min }), ...(max != null && { max }), ...(step > 0 && { step }) };
  if (field.field_type === 'text' && onlyKeys(field, 'minLength', 'maxLength') && !field.additional_options?.cutOff)
    return { kind: 'text', ...(minLength != null && { minLength }), ...(maxLength != null && { maxLength }) };
  const isPlain = field.options.every(
    ({ conditional_display, is_default, material, value }) =>
      conditional_display === null && !is_default && material === undefined && value.trim() !== '',
  );
  const cents = (price: unknown) => Math.round(Number(String(price ?? 0).replace(',', '.')) * 100);
  if (!['dropdown', 'radio'].includes(field.field_type) || field.options.length === 0 || !isPlain) return null;
  const inOrder = [...field.options].sort((left, right) => left.order_index - right.order_index);
  const values = inOrder.map(({ value, label, additional_price, ...option }) => ({
    value,
    label,
    ...('translations' in option && { translations: Object(option.translations) }),
    additionalPriceCents: cents(additional_price),
  }));
  return new Set(values.map(({ value }) => value)).size === values.length ? { kind: 'choice', values } : null;
}

/** Returns the template with equivalent fields of the host type where possible, and the number of such fields. */
function mirrored(template: WireTemplate): { readonly json: unknown; readonly count: number } {
  let count = 0;
  const json = JSON.parse(JSON.stringify(template), (_, value) => {
    const domain = value !== null && typeof value === 'object' && 'field_type' in value ? domainOf(value) : null;
    if (domain === null) return value;
    count += 1;
    const { validation_rules: _rules, options: _options, ...rest } = value;
    return { ...rest, field_type: 'test:mirror', additional_options: { ...rest.additional_options, domain } };
  });
  return { json, count };
}

function load(json: unknown): Configurator {
  const loaded = loadConfigurator(json, { fieldTypes });
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  return loaded.value;
}

/** Returns the results that must be equal for both templates. */
function reading(evaluation: ReturnType<typeof evaluate>) {
  return {
    values: valuesOf(evaluation),
    visible: sectionStates(evaluation).map(({ isVisible, groups }) => [
      isVisible,
      groups.map((group) => group.fields.map((field) => [field.field.name, field.isVisible, field.value])),
    ]),
    issues: issuesOf(evaluation).map(({ code, fieldName, params: { message: _, ...params } = {} }) => [
      code,
      fieldName,
      params,
    ]),
    price: priceOf(evaluation),
  };
}

describe('a field of the host’s type', () => {
  it('A host field is evaluated like the built-in one with the same values, at once and change by change', () => {
    let seen = 0;
    fc.assert(
      fc.property(sessionArbitrary(), ({ template, values, changes }) => {
        const { json, count } = mirrored(template);
        seen += count;
        const [plain, own] = [aConfigurator(template), load(json)];
        let [one, other] = [evaluate(plain, values, { basePriceCents }), evaluate(own, values, { basePriceCents })];
        expect(reading(other)).toEqual(reading(one));
        let stored = valuesOf(other);
        for (const { fieldName, raw } of changes) {
          one = update(one, fieldName, raw);
          other = update(other, fieldName, raw);
          stored = setValue(own, stored, fieldName, raw);
        }
        expect(reading(other)).toEqual(reading(one));
        expect(reading(evaluate(own, stored, { basePriceCents }))).toEqual(reading(other));
      }),
      runs,
    );
    expect(seen).toBeGreaterThan(runs.numRuns / 3);
  });

  it('A host field has the same findings, price bounds and walks as the built-in one', () => {
    fc.assert(
      fc.property(templateArbitrary(), (template) => {
        const [plain, own] = [aConfigurator(template), load(mirrored(template).json)];
        const found = (configurator: Configurator) => {
          const { findings, undecided } = analyseTemplate(configurator.template);
          return [
            // A field's own message and settings do not exist in a host type, so translations and keys differ.
            findings
              .filter(({ code }) => !code.endsWith('_translation') && code !== 'key_without_effect')
              .map(({ code, path, witness }) => ({ code, path, witness })),
            undecided,
            createWalks(configurator.template).walks.map(({ values, isComplete }) => ({ values, isComplete })),
            priceBounds(configurator, { basePriceCents }),
          ];
        };
        expect(found(own)).toEqual(found(plain));
      }),
      propertyRuns(300),
    );
  });

  it('A host field round-trips through settings and restores any stored value', () => {
    fc.assert(
      fc.property(sessionArbitrary(), hostileJsonArbitrary(), ({ template, values }, hostile) => {
        const own = load(mirrored(template).json);
        const settings = JSON.parse(JSON.stringify(toConfiguratorSettings(own, values, { basePriceCents })));
        const again = valuesFromSettings(own, settings);
        expect(again.dropped).toEqual([]);
        expect(evaluate(own, again.values, { basePriceCents }).totalCents).toBe(
          evaluate(own, values, { basePriceCents }).totalCents,
        );
        restoreValues(own, hostile);
        restoreValues(own, Object.fromEntries([...own.fields.keys()].map((name) => [name, hostile])));
      }),
      runs,
    );
  });

  it('A host field round-trips through JSON', () => {
    fc.assert(
      fc.property(templateArbitrary(), (template) => {
        const { template: own } = load(mirrored(template).json);
        expect(parseTemplate(JSON.parse(JSON.stringify(serializeTemplate(own))), { fieldTypes })).toEqual({
          ok: true,
          value: own,
        });
        initialValues(load(serializeTemplate(own)));
      }),
      runs,
    );
  });
});
