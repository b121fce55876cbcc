import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConvertedForm } from '../../testing/fixtures/form-differences.ts';
import { filledFormArbitrary } from '../../testing/fixtures/random-form.ts';
import { shelfSchema, shelfUiSchema } from '../../testing/fixtures/shelf-form.ts';
import { propertyRuns } from '../../testing/property-runs.ts';

const shelfData = fc.record(
  {
    width: fc.constantFrom(25, 30, 50, 52, 55, 250, 251),
    wood: fc.constantFrom('oak', 'ash'),
    finish: fc.constantFrom('oil', 'none'),
    extras: fc.constantFrom<string[]>([], ['back'], ['lamp', 'back']),
    isAgreed: fc.boolean(),
    engraving: fc.constantFrom({}, { text: 'a b' }, { text: 'A' }, { text: ' ', date: '2026-01-31' }),
  },
  { requiredKeys: [] },
);

const text = { type: 'string' };
const control = (name: string, more: object = {}) => ({ type: 'Control', scope: `#/properties/${name}`, ...more });
const showIf = (name: string, schema: object) => ({
  rule: { effect: 'SHOW', condition: { scope: `#/properties/${name}`, schema } },
});
const layout = (...elements: object[]) => ({ type: 'VerticalLayout', elements });

describe('a converted form', () => {
  it('The example shows and accepts what JSON Forms does', () => {
    const form = new ConvertedForm(shelfSchema, shelfUiSchema);
    fc.assert(
      fc.property(fc.array(shelfData, { minLength: 10, maxLength: 10 }), (data) => {
        expect(form.differences(data)).toEqual([]);
      }),
      propertyRuns(20),
    );
  });

  it('Any form shows and accepts what JSON Forms does, or a note at the place reports the difference', () => {
    fc.assert(
      fc.property(filledFormArbitrary(), ({ schema, uischema, data }) => {
        expect(new ConvertedForm(schema, uischema).differences(data)).toEqual([]);
      }),
      propertyRuns(300),
    );
  });

  it('A text that is a number is compared as a text', () => {
    const schema = { type: 'object', properties: { code: text, shown: text } };
    const form = new ConvertedForm(schema, layout(control('code'), control('shown', showIf('code', { const: '1' }))));
    expect(form.notes).toEqual([]);
    expect(form.differences([{ code: '1' }, { code: '01' }, { code: '1.0' }, {}])).toEqual([]);
  });

  it('A rule around categories hides each of them', () => {
    const schema = { type: 'object', properties: { code: text, inner: text } };
    const categories = [{ type: 'Category', label: 'One', elements: [control('inner')] }];
    const group = {
      type: 'Group',
      ...showIf('code', { const: 'a' }),
      elements: [{ type: 'Categorization', elements: categories }],
    };
    const form = new ConvertedForm(schema, layout(control('code'), group));
    expect([form.notes, form.size]).toEqual([[], 2]);
    expect(form.differences([{ code: 'a' }, { code: 'b' }, {}])).toEqual([]);
  });

  it.each(['if', 'allOf', 'anyOf', 'dependentRequired'])('The keyword %s of an object is reported', (keyword) => {
    const schema = { type: 'object', properties: { code: text }, [keyword]: keyword.endsWith('Of') ? [{}] : {} };
    expect(new ConvertedForm(schema, layout(control('code'))).notes).toMatchObject([
      { code: 'ignored', path: ['schema', keyword] },
    ]);
  });

  it('A property that no control shows is reported', () => {
    const schema = { type: 'object', properties: { code: text, other: { type: 'string' } } };
    expect(new ConvertedForm(schema, layout(control('code'))).notes).toMatchObject([
      { code: 'left_out', path: ['schema', 'properties', 'other'] },
    ]);
  });
});
