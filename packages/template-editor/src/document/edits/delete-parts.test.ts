import { compileTemplate, evaluate, recordScenario } from 'configurator-core';
import { analyseTemplate } from 'configurator-core/analysis';
import { aTemplate, wireTemplate } from 'configurator-core/testing';
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
