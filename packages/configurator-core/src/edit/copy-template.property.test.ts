import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Configurator,
  compileTemplate,
  copyParts,
  copyTemplate,
  defineFieldType,
  type Evaluation,
  evaluate,
  fieldState,
  issuesOf,
  priceOf,
  sectionStates,
  serializeTemplate,
  type Template,
  valuesOf,
} from '../index.ts';
import { builtInTemplates } from '../templates/index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import {
  everythingTemplate,
  sessionArbitrary,
  templateArbitrary,
  templateJsonSchema,
  wireTemplate,
} from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

/** Keys of the template format that refer to a field by name or id. */
const referenceKeys = new Set<string>();
JSON.stringify(templateJsonSchema(), (key, value) => {
  if (String(value?.description).startsWith('Name or id of')) referenceKeys.add(key);
  return value;
});

/** Returns a generator of ids that no drawn template contains. */
function countCopies(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `copy-${count}`;
  };
}

function idsOf({ id, sections, priceRules, scenarios }: Template): readonly string[] {
  const fields = sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  return [
    id,
    ...[
      ...sections,
      ...sections.flatMap(({ groups }) => groups),
      ...fields,
      ...fields.flatMap(({ options }) => options),
    ],
    ...priceRules,
    ...scenarios,
  ].map((part) => (typeof part === 'string' ? part : part.id));
}

/** Returns the template's JSON without ids, with each reference resolved to a name. */
function resolved(template: Template): unknown {
  const fields = template.sections.flatMap(({ groups }) => groups.flatMap((group) => group.fields));
  const nameOf = (reference: string) =>
    fields.some(({ name }) => name === reference)
      ? reference
      : (fields.find(({ id }) => id === reference)?.name ?? `unknown ${reference}`);
  return JSON.parse(
    JSON.stringify({ ...serializeTemplate(template), version: 0 }, (key, value) => {
      if (key === 'id') return undefined;
      return referenceKeys.has(key) && typeof value === 'string' ? nameOf(value) : value;
    }),
  );
}

const withoutIds = (template: Template): unknown =>
  JSON.parse(JSON.stringify(serializeTemplate(template), (key, value) => (key === 'id' ? undefined : value)));

function compiled(template: Template): Configurator {
  const result = compileTemplate(template);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** What a shopper sees and pays. */
function outcome(evaluation: Evaluation): unknown {
  const sections = sectionStates(evaluation);
  const fields = [...evaluation.configurator.fields.keys()].map((name) => fieldState(evaluation, name));
  return {
    sections: sections.map(({ isVisible, groups }) => [isVisible, groups.map((group) => group.isVisible)]),
    fields: fields.map((state) => [
      state?.isVisible,
      state?.value,
      state?.options.map(({ option, isVisible }) => [option.value, isVisible]),
    ]),
    values: valuesOf(evaluation),
    issues: issuesOf(evaluation),
    price: priceOf(evaluation),
  };
}

const runs = propertyRuns(300);

describe('a copied template', () => {
  it('A copy has fresh ids', () => {
    fc.assert(
      fc.property(templateArbitrary(), (json) => {
        const template = aTemplate(json);
        const ids = idsOf(copyTemplate(template, countCopies()));
        expect(ids).toHaveLength(idsOf(template).length);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.every((id) => id.startsWith('copy-'))).toBe(true);
      }),
      runs,
    );
  });

  it('A copy refers to its own parts wherever the original refers to one', () => {
    expect([...referenceKeys].sort()).toEqual(['field', 'greaterThanField', 'lessThanField']);
    fc.assert(
      fc.property(templateArbitrary(), (json) => {
        const template = aTemplate(json);
        const copy = copyTemplate(template, countCopies());
        expect(resolved(copy)).toEqual(resolved(template));
        // No reference by an id of the original is left.
        expect(JSON.stringify(serializeTemplate(copy))).not.toMatch(/"(?:field|\w+ThanField)":"field:/);
      }),
      runs,
    );
  });

  it('A copy is evaluated and priced like the original', () => {
    fc.assert(
      fc.property(sessionArbitrary(), fc.integer({ min: 0, max: 20_000 }), ({ template: json, values }, basePrice) => {
        const template = aTemplate(json);
        const options = { basePriceCents: basePrice };
        const original = evaluate(compiled(template), values, options);
        const copy = evaluate(compiled(copyTemplate(template, countCopies())), values, options);
        expect(outcome(copy)).toEqual(outcome(original));
      }),
      runs,
    );
  });

  it('A copy is copied again to the same template, up to ids', () => {
    fc.assert(
      fc.property(templateArbitrary(), (json) => {
        const once = copyTemplate(aTemplate(json), countCopies());
        expect(withoutIds(copyTemplate(once, countCopies()))).toEqual(withoutIds(once));
      }),
      runs,
    );
  });

  it.each(Object.entries({ ...builtInTemplates, everything: everythingTemplate }))(
    'A copy of %s has no id of the original',
    (_, json) => {
      const template = aTemplate(json);
      const copy = copyTemplate(template, countCopies());
      const ids = new Set(idsOf(copy));
      expect(idsOf(template).filter((id) => ids.has(id))).toEqual([]);
      expect(resolved(copy)).toEqual(resolved(template));
      expect(copy.version).toBe(0);
    },
  );
});

const number = { field_type: 'number' } as const;

it('A copy compares numbers that named each other by id, and keeps ids that are not of a part', () => {
  const options = { id: 'field:chest', field: 'field:chest', upTo: { 'field:chest': 1 } };
  const template = aTemplate(
    wireTemplate(
      [
        {
          id: 'rule',
          fields: [
            { ...number, name: 'chest', additional_options: options },
            { ...number, name: 'neck', validation_rules: { lessThanField: 'field:chest' } },
          ],
        },
      ],
      { price_rules: [{ id: 'rule', label: 'Preis', amount: { per_unit: 10, field: 'field:neck' } }] },
    ),
  );
  const copy = copyTemplate(template, countCopies());
  const [chest, neck] = copy.sections[0]?.groups[0]?.fields ?? [];
  expect(chest?.additionalOptions).toEqual(options);
  expect(neck?.validationRules).toEqual({ lessThanField: 'chest' });
  expect(copy.priceRules[0]).toMatchObject({ amount: { field: 'neck' } });
  expect(copy.priceRules[0]?.id).not.toBe(copy.sections[0]?.id);
  expect(compileTemplate(copy).ok).toBe(true);
});

it('A copy keeps the ids that it may keep, with the references to them', () => {
  const template = aTemplate(
    wireTemplate([
      {
        fields: [
          { ...number, name: 'chest' },
          { ...number, name: 'back' },
          {
            ...number,
            name: 'neck',
            validation_rules: { lessThanField: 'field:chest', greaterThanField: 'field:back' },
          },
        ],
      },
    ]),
  );
  const copy = copyTemplate(template, countCopies(), (id) => id !== 'field:chest');
  expect(copy.sections[0]?.groups[0]?.fields).toMatchObject([
    { id: expect.stringMatching(/^copy-/) },
    { id: 'field:back' },
    { id: 'field:neck', validationRules: { lessThanField: 'chest', greaterThanField: 'field:back' } },
  ]);
});

it('A reference by id to one of two fields with the same name becomes one by its new id', () => {
  const draft = aTemplate(
    wireTemplate([{ fields: [{ name: 'a' }, { name: 'a' }, { name: 'b' }] }, { fields: [{ name: 'c' }] }]),
  );
  const [section, other] = draft.sections;
  const [first, second, b] = section?.groups[0]?.fields ?? [];
  if (!section || !other || !first || !second || !b) throw new Error('Two sections expected');
  const fields = [
    first,
    { ...second, id: 'second' },
    { ...b, condition: { field: 'second', operator: 'equals', value: 1 } },
  ];
  const template: Template = {
    ...draft,
    sections: [{ ...section, groups: section.groups.map((group) => ({ ...group, fields: fields as never })) }, other],
  };
  const [, copied, reader] = copyTemplate(template, countCopies()).sections[0]?.groups[0]?.fields ?? [];
  expect(reader?.condition).toMatchObject({ field: copied?.id });
});

it('A copied field of a host type stores its own options under new ids', () => {
  const sizeType = defineFieldType({
    name: 'test:size',
    options: z.looseObject({}),
    domain: () => ({ kind: 'choice', values: [{ value: 's', label: 'S' }] }),
  });
  const template = aTemplate(
    wireTemplate([{ fields: [{ name: 'size', field_type: 'test:size' as 'text', options: [{ value: 'x' }] }] }]),
    { fieldTypes: [sizeType] },
  );
  const copy = serializeTemplate(copyTemplate(template, countCopies()));
  expect(JSON.stringify(copy)).not.toContain('field:size');
});

it('A JSON Logic path is renamed by its first part, and each name once', () => {
  const template = aTemplate(
    wireTemplate([
      {
        fields: [
          { name: 'a' },
          { name: 'b' },
          { name: 'c', conditional_display: { logic: { or: [{ var: 'a.length' }, { var: 'b' }, { var: 'ab' }] } } },
        ],
      },
    ]),
  );
  const [section] = template.sections;
  if (section === undefined) throw new Error('One section expected');
  const swapped = copyParts([{ kind: 'section', element: section }], {
    createId: countCopies(),
    nameOf: ({ name }) => ({ a: 'b', b: 'a' })[name] ?? name,
  });
  expect(JSON.stringify(swapped)).toContain('{"or":[{"var":"b.length"},{"var":"a"},{"var":"ab"}]}');
});
