import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { builtInTemplates } from '../../templates/index.ts';
import {
  brokenTemplates,
  dogBedTemplate,
  everythingTemplate,
  stressTemplate,
  templateArbitrary,
} from '../../testing/index.ts';
import { propertyRuns } from '../../testing/property-runs.ts';
import { templateJsonSchema } from '../../testing/template-json-schema.ts';
import { isLogicOperator } from '../conditions/logic-call.ts';
import { parseTemplate } from '../parse/parse-template.ts';
import type { TemplateIssue } from '../primitives/template-issue.ts';
import { TEMPLATE_FORMAT } from './template.migrations.ts';
import { serializeTemplate } from './template-codec.ts';

// The generated schema. Another test requires the file to be equal to it.
const schema = JSON.parse(JSON.stringify(templateJsonSchema()));
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
ajv.addKeyword('x-unit');
const accepts = ajv.compile(schema);

/** Issues of the parser that a schema cannot express. */
const beyondSchemas = new Set(['unsafe_logic', 'invalid_pattern', 'unsafe_pattern', 'too_deep', 'too_large']);

/** Keys whose validity depends on other keys: a table's shape, the end of a range, a maximum, kinds of files. */
const relatedKeys = new Set<unknown>(['cells', 'to', 'maximum', 'accept']);

/**
 * Keys whose numbers have at most four decimals. `multipleOf` divides in floating point, and would reject some valid
 * numbers.
 */
const decimalKeys = new Set<unknown>(['percent', 'per_character', 'per_unit']);

function isBeyondSchemas({ code, path }: TemplateIssue): boolean {
  // The computation that a field of the type `computed` requires.
  if (code === 'missing' && path.at(-1) === 'computed') return true;
  const key = path.at(-1);
  // The limit of a surcharge depends on the currency.
  if (code === 'invalid_price' && key === 'additional_price') return true;
  return beyondSchemas.has(code) || (code === 'invalid_value' && (relatedKeys.has(key) || decimalKeys.has(key)));
}

/** Values that are valid in some places of a template and invalid in others. */
const oddValues: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e-7, 2_000_000, '', 'x', '_x', 'constructor', '8,50', '-1', '1e3', 'grid', 'color'],
  ...[[], {}, [null], [{}], ['s'], { min: '1' }, { pattern: 5 }, { pattern: '(' }, { integer: true, odd: 1 }],
  ...[{ field: 'a' }, { field: '', operator: 'equals' }, { operator: 'equals', value: 1 }],
  ...[
    { field: 'a', operator: 'contains' },
    { field: 'a', operator: 'equals', value: [] },
    { field: 1, all: [] },
  ],
  ...[{ all: [] }, { all: {} }, { any: [{}] }, { not: null }, { not: { any: [] } }, { logic: true }],
  ...[{ logic: { cat: ['a'] } }, { logic: {} }, { logic: { eval: 1 } }, { logic: { var: 'a', cat: 'b' } }],
];

/** Returns every place of a document as its parent and key. */
function placesOf(json: unknown): (readonly [object, string])[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.keys(json).flatMap((key) => [[json, key] as const, ...placesOf(Reflect.get(json, key))]);
}

const translatedTemplate = {
  ...dogBedTemplate,
  language: 'de',
  translations: { en: { name: { text: 'Dog bed', of: 'Hundebett' } }, 'en-GB': {} },
};

const damaged = fc
  .record({
    template: fc.oneof(
      templateArbitrary(),
      fc.constantFrom<unknown>(...Object.values(builtInTemplates), everythingTemplate, translatedTemplate),
    ),
    damages: fc.array(fc.tuple(fc.nat(), fc.option(fc.constantFrom(...oddValues), { nil: undefined })), {
      maxLength: 2,
    }),
  })
  .map(({ template, damages }) => {
    const json = JSON.parse(JSON.stringify(template));
    for (const [place, value] of damages) {
      const places = placesOf(json);
      const [parent, key] = places[place % places.length] ?? [json, 'id'];
      if (value !== undefined) Reflect.set(parent, key, structuredClone(value));
      else if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else Reflect.deleteProperty(parent, key);
    }
    return { ...json, format: TEMPLATE_FORMAT };
  });

describe('template.schema.json', () => {
  const known: Record<string, unknown> = { ...builtInTemplates, dogBedTemplate, everythingTemplate };
  test.each(Object.entries(known))('[BEY-42] template.schema.json accepts %s', (_, template) => {
    accepts(template);
    expect(accepts.errors).toBeNull();
  });

  test('[BEY-42] The schema accepts templates of 200 fields and errors found only by compiler and analysis', () => {
    const readable = Object.values(brokenTemplates).filter(({ template }) => parseTemplate(template).ok);
    for (const template of [stressTemplate(200), ...readable.map((broken) => broken.template)]) {
      accepts(template);
      expect(accepts.errors).toBeNull();
    }
  });

  test('[BEY-42] The schema agrees with the parser as far as a schema can, and accepts everything that is written', () => {
    fc.assert(
      fc.property(damaged, (json) => {
        const read = parseTemplate(json);
        const isAccepted = accepts(json);
        if (isAccepted && !read.ok) expect(read.error.filter((issue) => !isBeyondSchemas(issue))).toEqual([]);
        if (!read.ok) return;
        accepts(JSON.parse(JSON.stringify(serializeTemplate(read.value))));
        expect(accepts.errors).toBeNull();
      }),
      propertyRuns(),
    );
  });

  test('The schema rejects most damaged templates and hardly any that the parser accepts', () => {
    const counts = { accepted: 0, readOnly: 0, refused: 0 };
    for (const json of fc.sample(damaged, { numRuns: 2000, seed: 1 })) {
      const isRead = parseTemplate(json).ok;
      counts[accepts(json) ? 'accepted' : isRead ? 'readOnly' : 'refused'] += 1;
    }
    // Only the parser accepts old or lax forms of values that have a strict form.
    expect(counts.readOnly).toBeLessThan(40);
    expect(counts.refused).toBeGreaterThan(200);
  });

  test('template.schema.json is generated from the contract; update it with `vitest -u`', async () => {
    await expect(`${JSON.stringify(templateJsonSchema(), null, 2)}\n`).toMatchFileSnapshot(
      '../../../template.schema.json',
    );
  });

  test('template.schema.json describes every key and gives an example that its schema accepts', () => {
    const undescribed: string[] = [];
    const refused: string[] = [];
    const visit = (json: unknown, path: string): void => {
      if (typeof json !== 'object' || json === null) return;
      for (const [key, inner] of Object.entries(json)) {
        const at = `${path}/${key}`;
        const isKey = path.endsWith('/properties') && JSON.stringify(inner) !== '{"not":{}}';
        if (isKey && (typeof inner.description !== 'string' || !inner.examples?.length)) undescribed.push(at);
        if (isKey) {
          const acceptsValue = ajv.compile({ $ref: `${schema.$id}#${at}` });
          for (const sample of [...(inner.examples ?? []), inner.default].filter((value) => value !== undefined))
            if (!acceptsValue(sample)) refused.push(`${at}: ${JSON.stringify(sample)}`);
        }
        if (key !== 'examples' && key !== 'default') visit(inner, at);
      }
    };
    visit(schema, '');
    expect({ undescribed, refused }).toEqual({ undescribed: [], refused: [] });
  });

  test('template.schema.json lists the JSON Logic operators of the engine and the current format', () => {
    const lists = ['map', 'filter', 'all', 'some', 'none', 'reduce', 'merge', 'in'];
    const data = ['var', 'missing', 'missing_some', 'cat', 'substr'];
    const logic = ['if', '?:', 'and', 'or', '!', '!!', '==', '!=', '===', '!==', '<', '<=', '>', '>='];
    const arithmetic = ['min', 'max', '+', '-', '*', '/', '%'];
    const named: readonly string[] = schema.$defs.logic.anyOf[2].propertyNames.enum;
    expect(named.toSorted()).toEqual([...lists, ...data, ...logic, ...arithmetic].sort());
    expect(named.filter((operator) => !isLogicOperator(operator))).toEqual([]);
    expect(schema.properties.format.anyOf[0].maximum).toBe(TEMPLATE_FORMAT);
  });
});
