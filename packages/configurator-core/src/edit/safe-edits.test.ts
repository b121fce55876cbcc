import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileTemplate,
  deleteField,
  dependentsOf,
  evaluate,
  renameField,
  renameOption,
  sectionStates,
} from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { templateArbitrary, type WireRule, wireTemplate } from '../testing/index.ts';
import { propertyRuns } from '../testing/property-runs.ts';

const rule = (field: string, value: string, operator: WireRule['operator'] = 'equals'): WireRule => ({
  field,
  operator,
  value,
});
const template = aTemplate(
  wireTemplate(
    [
      {
        title: 'Größe',
        fields: [
          { name: 'size', label: 'Größe', default_value: 's', options: [{ value: 's' }, { value: 'm' }] },
          { name: 'byId', conditional_display: rule('field:size', 's') },
          { name: 'part', conditional_display: rule('size', 's', 'contains') },
        ],
      },
      {
        title: 'Futter',
        conditional_display: { any: [rule('size', 's'), { not: rule('size', 'm', 'not_equals') }] },
        groups: [
          {
            title: 'Details',
            conditional_display: rule('size', 'm'),
            fields: [
              {
                name: 'a',
                options: [
                  { value: 'x', label: 'Option X', conditional_display: { logic: { '==': [{ var: 'size' }, 's'] } } },
                ],
              },
            ],
          },
        ],
      },
    ],
    {
      price_rules: [
        {
          label: 'Zuschlag',
          when: rule('size', 'm'),
          amount: { if: [{ '==': [{ var: ['size', ''] }, 'm'] }, 500, 0] },
        },
      ],
    },
  ),
);
const labels = (owners: readonly { label: string }[]) => owners.map(({ label }) => label);

describe('dependents', () => {
  it('The dependents are all parts that read a field by name, id or JSON Logic', () => {
    expect(labels(dependentsOf(template, 'size'))).toEqual([
      'byId',
      'part',
      'Option X',
      'Details',
      'Futter',
      'Zuschlag',
    ]);
    expect(dependentsOf(template, 'a')).toEqual([]);
  });

  it('[BEY-46] The dependents include compared fields: a rename updates the comparison, a deletion removes it', () => {
    const compared = aTemplate(
      wireTemplate([
        {
          fields: [
            { name: 'neck', field_type: 'number' },
            {
              name: 'chest',
              field_type: 'number',
              default_value: 60,
              validation_rules: { min: 1, greaterThanField: 'neck' },
            },
            { name: 'waist', field_type: 'number', validation_rules: { lessThanField: 'field:neck' } },
          ],
        },
      ]),
    );
    const fieldsOf = (edited: typeof compared) => edited.sections[0]?.groups[0]?.fields ?? [];
    expect(labels(dependentsOf(compared, 'neck'))).toEqual(['chest', 'waist']);
    expect(dependentsOf(compared, 'neck', 'x')).toEqual([]);
    const renamed = renameField(compared, 'neck', 'hals');
    if (!renamed.ok) throw new Error(renamed.error.code);
    expect(fieldsOf(renamed.value.template)[1]?.validationRules.greaterThanField).toBe('hals');
    expect(renameField(renamed.value.template, 'waist', 'neck').ok).toBe(true);
    expect(deleteField(compared, 'neck').ok).toBe(false);
    const deleted = deleteField(compared, 'neck', { dropRules: true });
    if (!deleted.ok) throw new Error('refused');
    expect(fieldsOf(deleted.value.template)).toMatchObject([
      { name: 'chest', defaultValue: 60, validationRules: { min: 1 } },
      { name: 'waist', validationRules: {} },
    ]);
    expect(compileTemplate(deleted.value.template).ok).toBe(true);
  });

  it('The dependents of an option are the parts that reference it', () => {
    expect(labels(dependentsOf(template, 'size', 's'))).toEqual(['byId', 'Option X', 'Futter']);
  });
});

describe('renaming a field', () => {
  it('Renaming a field rewrites every rule that reads it', () => {
    const edit = renameField(template, 'size', 'groesse');
    if (!edit.ok) throw new Error(edit.error.code);
    expect(compileTemplate(edit.value.template).ok).toBe(true);
    expect(JSON.stringify(edit.value.template)).not.toContain('"size"');
    expect(labels(edit.value.rewritten)).toContain('Zuschlag');
  });

  it('Renaming a field is reversible and does not change the behaviour', () => {
    fc.assert(
      fc.property(templateArbitrary(), fc.nat(), (json, pick) => {
        const before = aTemplate(json);
        const names = before.sections.flatMap(({ groups }) =>
          groups.flatMap(({ fields }) => fields.map(({ name }) => name)),
        );
        const name = names[pick % names.length];
        if (name === undefined) return;
        const there = renameField(before, name, 'ganz_neu');
        if (!there.ok) throw new Error(there.error.code);
        const back = renameField(there.value.template, 'ganz_neu', name);
        expect(back.ok && back.value.template).toEqual(before);
        expect(there.value.before).toBe(before);
        const [old, renamed] = [compileTemplate(before), compileTemplate(there.value.template)];
        if (!old.ok || !renamed.ok) throw new Error('The template no longer compiles.');
        const shown = (configurator: typeof old.value) =>
          sectionStates(evaluate(configurator, {})).map(({ groups }) =>
            groups.map(({ fields }) => fields.map(({ isVisible }) => isVisible)),
          );
        expect(shown(renamed.value)).toEqual(shown(old.value));
      }),
      propertyRuns(),
    );
  });

  it.each([
    ['nirgends', 'b', 'unknown_field'],
    ['size', 'a', 'duplicate_name'],
    ['size', '__proto__', 'reserved_name'],
    ['size', '', 'reserved_name'],
  ])('Renaming a field is refused from %s to %s', (from, to, code) => {
    const edit = renameField(template, from, to);
    expect(edit.ok ? null : edit.error.code).toBe(code);
  });

  it('Renaming a field is rejected if a rule already reads the new name, since it would not be reversible', () => {
    const dangling = aTemplate(
      wireTemplate([{ fields: [{ name: 'a' }, { name: 'b', conditional_display: rule('later', 'x') }] }]),
    );
    expect(renameField(dangling, 'a', 'later').ok).toBe(false);
  });
});

describe('renaming an option', () => {
  it('Renaming an option updates rules that compare with it and the default, and reports skipped ones', () => {
    const edit = renameOption(template, 'size', 's', 'small');
    if (!edit.ok) throw new Error(edit.error.code);
    const { template: after, rewritten, left } = edit.value;
    expect(labels(rewritten)).toEqual(['byId', 'Futter']);
    expect(labels(left)).toEqual(['Option X']);
    const size = after.sections[0]?.groups[0]?.fields[0];
    expect(size).toMatchObject({ defaultValue: 'small', options: [{ value: 'small' }, { value: 'm' }] });
    expect(edit.value.before).toBe(template);
    const back = renameOption(after, 'size', 'small', 's');
    expect(back.ok && back.value.template).toEqual(template);
  });

  it.each([
    ['names the value', { '==': [{ var: 'size' }, 's'] }, 's', 'small', true],
    ['names the new value', { '==': [{ var: 'size' }, 'small'] }, 's', 'small', true],
    ['compares it as a number', { '==': [{ var: 'size' }, 2] }, '2', 'two', true],
    ['orders it', { '<': [{ var: 'size' }, 10] }, 's', 'small', true],
    ['compares it with another value', { '==': [{ var: 'size' }, 'm'] }, 's', 'small', false],
    ['reads another field', { '<': [{ var: 'weight' }, 10] }, 's', 'small', false],
  ])('Renaming an option reports free JSON Logic that %s', (_case, logic, from, to, isReported) => {
    const options = [from, 'm'].map((value) => ({ value, label: value }));
    const fields = [
      { name: 'size', field_type: 'dropdown' as const, options },
      { name: 'weight', field_type: 'number' as const },
      { name: 'note', label: 'Note', conditional_display: { logic } },
    ];
    const edit = renameOption(aTemplate(wireTemplate([{ fields }])), 'size', from, to);
    expect(edit.ok && labels(edit.value.left)).toEqual(isReported ? ['Note'] : []);
  });

  it.each<readonly [string, WireRule, string, string, boolean]>([
    ['contain a part of the value', rule('size', 'all', 'contains'), 'small', 'S', true],
    ['contain a part of both values', rule('size', 's', 'contains'), 'small', 'S', false],
    ['are greater than the value', rule('size', '30', 'greater_than'), '40', 'forty', true],
    ['are less than the value', rule('size', '30', 'less_than'), '20', 'twenty', true],
    ['compare both values alike', rule('size', '30', 'less_than'), '20', '25', false],
    ['compare with the new value', rule('size', 'forty'), '40', 'forty', true],
    ['compare with another value', rule('size', 'm'), '40', 'forty', false],
    ['read another field', rule('other', 'all', 'contains'), 'small', 'S', false],
  ])('Renaming an option reports rules that %s', (_case, condition, from, to, isReported) => {
    const options = [from, 'm'].map((value) => ({ value, label: value }));
    const fields = [
      { name: 'size', field_type: 'dropdown' as const, options },
      { name: 'other' },
      { name: 'note', label: 'Note', conditional_display: condition },
    ];
    const edit = renameOption(aTemplate(wireTemplate([{ fields }])), 'size', from, to);
    expect(edit.ok && labels(edit.value.left)).toEqual(isReported ? ['Note'] : []);
  });

  it('Renaming an option is rejected if the value is in use or the option does not exist', () => {
    expect(renameOption(template, 'size', 's', 'm').ok).toBe(false);
    expect(renameOption(template, 'size', 'xl', 'l').ok).toBe(false);
  });
});

describe('deleting a field', () => {
  it('Deleting a field returns its dependents instead, unless their rules can be deleted', () => {
    const refused = deleteField(template, 'size');
    expect(refused.ok ? [] : labels(refused.error)).toContain('Futter');
    const edit = deleteField(template, 'size', { dropRules: true });
    if (!edit.ok) throw new Error('refused');
    expect(compileTemplate(edit.value.template).ok).toBe(true);
    expect(edit.value.template.sections[1]?.condition).toBeNull();
    expect(edit.value.template.priceRules).toEqual([]);
    expect(edit.value.before).toBe(template);
  });

  it('Deleting a field works without dependents', () => {
    const edit = deleteField(template, 'byId');
    expect(edit.ok && edit.value.template.sections[0]?.groups[0]?.fields.map(({ name }) => name)).toEqual([
      'size',
      'part',
    ]);
  });

  it('A deletion results in a template that compiles, for any template', () => {
    fc.assert(
      fc.property(templateArbitrary(), fc.nat(), (json, pick) => {
        const before = aTemplate(json);
        const names = before.sections.flatMap(({ groups }) =>
          groups.flatMap(({ fields }) => fields.map(({ name }) => name)),
        );
        const edit = deleteField(before, names[pick % names.length] ?? '', { dropRules: true });
        expect(edit.ok && compileTemplate(edit.value.template).ok).toBe(true);
      }),
      propertyRuns(),
    );
  });
});
