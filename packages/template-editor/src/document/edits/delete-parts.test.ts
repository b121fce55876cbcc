import { compileTemplate, evaluate, type Field, recordScenario } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import { aTemplate, type WireCondition, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import type { ElementRef } from '../element.ts';
import { applyCommand } from './apply-command.ts';
import { deleteCommand } from './delete-parts.ts';

const plain = aTemplate(
  wireTemplate([
    { title: 'Gravur', fields: [{ name: 'engraving' }] },
    { title: 'Rest', fields: [{ name: 'note', is_required: true }, { name: 'name' }] },
  ]),
);
const compiled = compileTemplate(plain);
if (!compiled.ok) throw new Error('The template does not compile.');
const scenario = recordScenario(evaluate(compiled.value, { engraving: 'Rex', name: 'Frieda' }), { id: 'a', name: 'A' });
const template = { ...plain, scenarios: [scenario] };

test.each<[string, ElementRef, readonly string[]]>([
  ['a field with an issue', { kind: 'field', id: 'field:note' }, ['engraving', 'name']],
  ['a field with a value', { kind: 'field', id: 'field:name' }, ['engraving', 'note']],
  ['a section', { kind: 'section', id: 'section-1' }, ['engraving']],
])('Deleting %s that nothing reads removes its fields from scenarios, and undo restores them', (_, ref, visible) => {
  const deleted = applyCommand(template, deleteCommand(template, [ref], false));
  if (!deleted.ok) throw new Error(deleted.error.code);
  expect(deleted.value.template.scenarios[0]?.expected.visible).toEqual(visible);
  expect(analyseTemplate(deleted.value.template).findings.map(({ code }) => code)).not.toContain('scenario_failed');
  expect(applyCommand(deleted.value.template, deleted.value.inverse)).toMatchObject({ ok: true, value: { template } });
});

test('A field that no scenario records is removed alone, so undo inserts only it', () => {
  const ref = { kind: 'field', id: 'field:note' } as const;
  expect(deleteCommand(plain, [ref], false)).toEqual({ type: 'remove', ref });
});

/** Returns a template with groups of ten fields, and how often the id of a field is read in it. */
function countedTemplate(count: number, conditional_display?: WireCondition) {
  const reader = { name: 'reader', ...(conditional_display && { conditional_display }) };
  const groups = Array.from({ length: count / 10 }, (_, group) => ({
    fields: Array.from({ length: 10 }, (__, place) => ({ name: `f${group * 10 + place}` })),
  }));
  const json = wireTemplate([
    { title: 'Felder', groups },
    { title: 'Rest', fields: [reader] },
  ]);
  const parsed = aTemplate(json);
  let reads = 0;
  const counted = (field: Field): Field => {
    const { id } = field;
    return Object.defineProperty({ ...field }, 'id', {
      enumerable: true,
      get: () => {
        reads += 1;
        return id;
      },
    });
  };
  const sections = parsed.sections.map((section) => ({
    ...section,
    groups: section.groups.map((group) => ({ ...group, fields: group.fields.map(counted) })),
  }));
  return { template: { ...parsed, sections }, parsed, reads: () => reads };
}

test.each<[string, WireCondition | undefined]>([
  ['fields', undefined],
  ['fields that a rule reads', { any: [{ field: 'f1', operator: 'equals', value: 'x' }] }],
])('Deleting %s and undoing it searches no field for each of them', (_, condition) => {
  const readsOf = (count: number): number => {
    const { template: before, parsed, reads } = countedTemplate(count, condition);
    // Of each group the first nine fields, and some of them within another selected part.
    const refs = Array.from({ length: count }, (__, place): ElementRef => ({ kind: 'field', id: `field:f${place}` }))
      .filter((___, place) => place % 10 < 9)
      .concat({ kind: 'group', id: parsed.sections[0]?.groups[0]?.id ?? '' });
    const deleted = applyCommand(before, deleteCommand(before, refs, true));
    if (!deleted.ok) throw new Error(deleted.error.code);
    expect(deleted.value.template.sections[0]?.groups.flatMap(({ fields }) => fields)).toHaveLength(count / 10 - 1);
    const undone = applyCommand(deleted.value.template, deleted.value.inverse);
    expect(undone.ok && JSON.stringify(undone.value.template)).toBe(JSON.stringify(parsed));
    return reads();
  };
  const [few, many] = [readsOf(50), readsOf(400)];
  expect(many / few).toBeLessThan(12);
});
