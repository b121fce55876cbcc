import { describe, expect, it } from 'vitest';
import {
  compileTemplate,
  DEFAULT_BASE_PRICE_CENTS,
  deleteField,
  dependentsOf,
  diffTemplates,
  evaluate,
  renameField,
  renameOption,
} from '../index.ts';
import { aTemplate } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/wire-template.ts';

const template = aTemplate(
  wireTemplate(
    [
      {
        description: 'Sie brauchen {fabric} Stoff.',
        fields: [
          { name: 'length', label: 'Länge', field_type: 'number' },
          { name: 'size', label: 'Größe', options: [{ value: 's' }, { value: 'm' }] },
          {
            name: 'fabric',
            label: 'Stoffbedarf',
            computed: { result: 'number', logic: { if: [{ '==': [{ var: 'size' }, 'm'] }, { var: 'length' }, 1] } },
          },
          {
            name: 'rest',
            label: 'Rest',
            computed: { result: 'number', logic: { '-': [2, { var: 'fabric' }] } },
            conditional_display: { field: 'length', operator: 'greater_than', value: 1 },
          },
          { name: 'note', conditional_display: { not: { field: 'rest', operator: 'equals', value: 1 } } },
        ],
      },
    ],
    { price_rules: [{ label: 'Stoff', when: { not: { field: 'rest', operator: 'equals', value: 1 } }, amount: 500 }] },
  ),
);
const fieldsIn = ({ sections }: typeof template) =>
  sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));

describe('editing a template with computed fields', () => {
  it('The dependents of a field include computed fields and descriptions', () => {
    expect(dependentsOf(template, 'length').map(({ label }) => label)).toEqual(['Stoffbedarf', 'Rest']);
    expect(dependentsOf(template, 'fabric').map(({ kind, label }) => [kind, label])).toEqual([
      ['field', 'Rest'],
      ['section', 'Schritt 1'],
    ]);
  });

  it('Renaming a field updates expressions and descriptions, reversibly', () => {
    const renamed = renameField(template, 'fabric', 'stoffbedarf');
    if (!renamed.ok) throw new Error('not renamed');
    const [section] = renamed.value.template.sections;
    expect(section?.description).toBe('Sie brauchen {stoffbedarf} Stoff.');
    expect(fieldsIn(renamed.value.template)[3]?.computed?.logic).toEqual({ '-': [2, { var: 'stoffbedarf' }] });
    const back = renameField(renamed.value.template, 'stoffbedarf', 'fabric');
    expect(back.ok && back.value.template).toEqual(template);
  });

  it('A name that a description already contains in braces is rejected', () => {
    const named = {
      ...template,
      sections: template.sections.map((one) => ({ ...one, description: '{neu} {fabric}' })),
    };
    expect(renameField(named, 'fabric', 'neu')).toMatchObject({ ok: false, error: { code: 'duplicate_name' } });
    expect(renameField(named, 'length', 'neu')).toMatchObject({ ok: false, error: { code: 'duplicate_name' } });
    // A choice is not inserted into texts.
    expect(renameField(named, 'size', 'neu')).toMatchObject({ ok: true });
  });

  it('Expressions that name a renamed option are listed instead of changed', () => {
    const renamed = renameOption(template, 'size', 'm', 'mittel');
    expect(renamed.ok && renamed.value.left.map(({ label }) => label)).toEqual(['Stoffbedarf']);
  });

  it('A field is deleted with its dependent computed fields and their price rules', () => {
    expect(deleteField(template, 'length')).toMatchObject({ ok: false });
    const deleted = deleteField(template, 'length', { dropRules: true });
    if (!deleted.ok) throw new Error('not deleted');
    expect(fieldsIn(deleted.value.template).map(({ name }) => name)).toEqual(['size', 'note']);
    expect(deleted.value.template.priceRules).toEqual([]);
    expect(deleted.value.template.sections[0]?.description).toBe('Sie brauchen – Stoff.');
    expect(deleted.value.before).toBe(template);
  });

  it('Computed fields in a cycle are deleted', () => {
    const circle = aTemplate(
      wireTemplate([
        {
          fields: [
            { name: 'a', computed: { result: 'number', logic: { var: 'b' } } },
            { name: 'b', computed: { result: 'number', logic: { var: 'a' } } },
          ],
        },
      ]),
    );
    const deleted = deleteField(circle, 'a', { dropRules: true });
    expect(deleted.ok && fieldsIn(deleted.value.template)).toEqual([]);
  });

  it.each(['field', 'group', 'section'])(
    'A computed field that a price reads is deleted if its %s loses a condition',
    (freed) => {
      const isCustom = { field: 'mode', operator: 'equals', value: 'custom' } as const;
      const on = (part: string) => (part === freed ? { conditional_display: isCustom } : {});
      const area = {
        name: 'area',
        computed: { result: 'number' as const, logic: { '*': [{ var: 'w' }, { var: 'h' }] } },
      };
      const priced = aTemplate(
        wireTemplate(
          [
            {
              fields: [
                { name: 'mode', field_type: 'radio', options: [{ value: 'standard' }, { value: 'custom' }] },
                { name: 'w', field_type: 'number' },
                { name: 'h', field_type: 'number' },
              ],
            },
            {
              ...on('section'),
              groups: [
                {
                  ...on('group'),
                  fields: [
                    { ...area, ...on('field') },
                    { ...area, name: 'shown', ...on('field') },
                  ],
                },
              ],
            },
          ],
          { price_rules: [{ label: 'Fläche', amount: { per_unit: 2, field: 'area' } }] },
        ),
      );
      const deleted = deleteField(priced, 'mode', { dropRules: true });
      if (!deleted.ok) throw new Error('not deleted');
      const compiled = compileTemplate(deleted.value.template);
      if (!compiled.ok) throw new Error('does not compile');
      expect(evaluate(compiled.value, { w: 50, h: 40 }).totalCents).toBe(DEFAULT_BASE_PRICE_CENTS);
      expect(fieldsIn(deleted.value.template).map(({ name }) => name)).toEqual(['w', 'h', 'shown']);
    },
  );

  it('A changed expression is described', () => {
    const changed = {
      ...template,
      sections: template.sections.map((section) => ({
        ...section,
        groups: section.groups.map((group) => ({
          ...group,
          fields: group.fields.map((field) =>
            field.computed && field.name === 'rest'
              ? { ...field, computed: { ...field.computed, decimals: 0 } }
              : field,
          ),
        })),
      })),
    };
    expect(diffTemplates(template, changed)).toEqual({
      changes: [
        {
          code: 'rule_changed',
          fieldName: 'rest',
          words: '„Rest“ wird anders berechnet: 2 - Stoffbedarf (Nachkommastellen: 0) statt 2 - Stoffbedarf.',
        },
      ],
      summary: '1 Regel geändert',
    });
  });
});
