import { describe, expect, it } from 'vitest';
import { fromJsonForms, fromSurveyJs } from './index.ts';

const MANY = 20_000;
/** Linear time is a few seconds; the time of every shape was at least quadratic once. */
const TIMEOUT_MS = 180_000;

const list = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const question = (index: number, more: object = {}) => ({ type: 'text', name: `q${index}`, ...more });

/** Nests an element in this number of enclosing ones. */
function nest(depth: number, inner: object, enclose: (inner: object) => object): object {
  let element = inner;
  for (let count = 0; count < depth; count += 1) element = enclose(element);
  return element;
}

const stringSchema = { type: 'object', properties: { a: { type: 'string' } } };
const control = { type: 'Control', scope: '#/properties/a' };

/** Forms with 20,000 fields, and the number of notes. */
const flat: Readonly<Record<string, { convert: () => ReturnType<typeof fromSurveyJs>; notes: number }>> = {
  'a flat survey': { convert: () => fromSurveyJs({ elements: list(MANY, (at) => question(at)) }), notes: 0 },
  'a survey whose questions share a name': {
    convert: () => fromSurveyJs({ elements: list(MANY, () => ({ type: 'text', name: 'a' })) }),
    notes: MANY - 1,
  },
  'a survey whose pages share a name': {
    convert: () => fromSurveyJs({ pages: list(MANY / 4, (at) => ({ name: 'p', elements: [question(at)] })) }),
    notes: MANY / 4 - 1,
  },
  'a survey whose conditions differ from the names in case': {
    convert: () =>
      fromSurveyJs({ elements: list(MANY, (at) => question(at, at > 0 ? { visibleIf: `{Q${at - 1}} = 1` } : {})) }),
    // A note about the comparison of a text, and one about a question that can be hidden.
    notes: MANY - 1 + MANY - 2,
  },
  'a survey with 10,000 cycles of conditions': {
    convert: () => fromSurveyJs({ elements: list(MANY, (at) => question(at, { visibleIf: `{q${at ^ 1}} notempty` })) }),
    // A note about blanks, one about a question that can be hidden, and one for each cycle.
    notes: 2 * MANY + MANY / 2,
  },
  'a survey with one cycle through all questions': {
    convert: () =>
      fromSurveyJs({ elements: list(MANY, (at) => question(at, { visibleIf: `{q${(at + 1) % MANY}} notempty` })) }),
    notes: 2 * MANY + 1,
  },
  'a JSON Forms layout that repeats a property': {
    convert: () =>
      fromJsonForms({
        schema: stringSchema,
        uischema: { type: 'VerticalLayout', elements: list(MANY, () => control) },
      }),
    notes: MANY - 1,
  },
};

describe('a form with 20,000 fields', () => {
  it.each(Object.entries(flat))(
    'A form of 20,000 fields (%s) is converted in bounded time',
    (_name, { convert, notes }) => {
      const converted = convert();
      expect(converted.ok).toBe(true);
      if (converted.ok) expect(converted.value.notes).toHaveLength(notes);
    },
    TIMEOUT_MS,
  );

  it(
    'A form with too many fields for a template is refused with the limit',
    () => {
      const converted = fromSurveyJs({ elements: list(MANY + 1, (at) => question(at)) });
      expect(converted).toMatchObject({
        ok: false,
        error: [{ code: 'refused', reason: { issue: { code: 'too_large', params: { limit: 'fields', most: MANY } } } }],
      });
    },
    TIMEOUT_MS,
  );

  it(
    'A form entangled in cycles of conditions is converted in a few rounds',
    () => {
      const others = (own: number) => [own - 1, own + 1].filter((at) => at >= 0).map((at) => `{q${at}} notempty`);
      const elements = list(2_000, (at) => question(at, { visibleIf: others(at).join(' or ') }));
      expect(fromSurveyJs({ elements: [...elements, question(2_000)] }).ok).toBe(true);
    },
    TIMEOUT_MS,
  );
});

describe('a form nested in itself 20,000 times', () => {
  const tooDeep = { ok: false, error: [{ code: 'refused', reason: { issue: { code: 'too_deep' } } }] };
  it.each([
    [
      'a survey',
      () => fromSurveyJs({ elements: [nest(MANY, question(0), (inner) => ({ type: 'panel', elements: [inner] }))] }),
    ],
    [
      'a layout',
      () =>
        fromJsonForms({
          schema: stringSchema,
          uischema: nest(MANY, control, (inner) => ({ type: 'Group', elements: [inner] })),
        }),
    ],
    [
      'a schema',
      () =>
        fromJsonForms({
          schema: nest(MANY, { type: 'string' }, (inner) => ({ type: 'object', properties: { a: inner } })),
        }),
    ],
    [
      'the schema of a rule',
      () =>
        fromJsonForms({
          schema: stringSchema,
          uischema: {
            ...control,
            rule: {
              effect: 'SHOW',
              condition: { scope: control.scope, schema: nest(MANY, { const: 1 }, (inner) => ({ not: inner })) },
            },
          },
        }),
    ],
  ])('A form nested in itself 20,000 times (%s) is refused as too deep', (_name, convert) => {
    expect(convert()).toMatchObject(tooDeep);
  });

  it('A nested form is converted up to the allowed depth, with the conditions of all enclosing panels', () => {
    const enclose = (inner: object) => ({ type: 'panel', visibleIf: '{q0} notempty', elements: [inner] });
    const converted = fromSurveyJs({ elements: [question(0), nest(200, question(1), enclose)] });
    expect(converted.ok).toBe(true);
  });

  it('A form nested by a reference to itself ends', () => {
    const properties = { a: { $ref: '#' }, b: { type: 'string' } };
    const converted = fromJsonForms({ schema: { type: 'object', properties } });
    expect(converted.ok).toBe(true);
  });
});

describe('a condition of 20,000 characters and more', () => {
  it.each([
    ['brackets', `${'('.repeat(MANY)}{q0} = 1`],
    ['negations', `${'not '.repeat(MANY)}{q0}`],
    ['open quotes', "'\\".repeat(MANY)],
    ['open braces', '{'.repeat(MANY)],
    ['spaces', `${' '.repeat(MANY)}§`],
    ['comparisons', list(MANY, () => '{q0} = 1').join(' and ')],
  ])(
    'A condition of 20,000 characters of %s is converted or named in a note',
    (_name, visibleIf) => {
      const converted = fromSurveyJs({ elements: [question(0), question(1, { visibleIf })] });
      expect(converted.ok).toBe(true);
    },
    TIMEOUT_MS,
  );
});
