import { type Field, parseTemplate, type Section, type Template } from 'configurator-core';
import { dogCoatTemplate } from 'configurator-core/templates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCommand } from './apply-command.ts';
import type { Command } from './command.ts';
import { type History, perform, redo, startHistory, undo } from './history.ts';

function coat(): Template {
  const parsed = parseTemplate(dogCoatTemplate);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const template = coat();
const groupIds = template.sections.flatMap((section) => section.groups).map((group) => group.id);
const fields = template.sections.flatMap((section) => section.groups).flatMap((group) => group.fields);
const firstField = fields[0] as Field;
const firstSection = template.sections[0] as Section;

const place = fc.record({ groupId: fc.constantFrom(...groupIds, 'nowhere'), index: fc.integer({ min: -1, max: 12 }) });
const fieldId = fc.constantFrom(...fields.map((field) => field.id), 'new-field', 'no-such-field');
const sectionId = fc.constantFrom(...template.sections.map((section) => section.id), 'new-section', 'no-such-section');
const index = fc.integer({ min: -1, max: 9 });

const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({
    type: fc.constant('add-section'),
    section: fc.constant<Section>({ ...firstSection, id: 'new-section', groups: [] }),
    index,
  }),
  fc.record({ type: fc.constant('remove-section'), sectionId }),
  fc.record({ type: fc.constant('move-section'), sectionId, index }),
  fc.record({
    type: fc.constant('add-field'),
    field: fc.constant<Field>({ ...firstField, id: 'new-field', name: 'newField' }),
    to: place,
  }),
  fc.record({ type: fc.constant('remove-field'), fieldId }),
  fc.record({ type: fc.constant('move-field'), fieldId, to: place }),
  fc.record({
    type: fc.constant('update-field'),
    fieldId,
    field: fc.string().map((label): Field => ({ ...firstField, label })),
  }),
);

test('undo of a command restores the template exactly, and redo brings its result back', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 8 }), (commands) => {
      const steps: History[] = [startHistory(template)];
      for (const next of commands) {
        const result = perform(steps.at(-1) as History, next);
        if (result.ok) steps.push(result.value);
      }
      let history = steps.at(-1) as History;
      for (const before of steps.slice(0, -1).reverse()) {
        history = undo(history);
        expect(history.template).toEqual(before.template);
      }
      for (const after of steps.slice(1)) {
        history = redo(history);
        expect(history.template).toEqual(after.template);
      }
    }),
    { numRuns: 1000 },
  );
});

test('a refused command names what does not fit and leaves the template alone', () => {
  const before = structuredClone(template);
  expect(applyCommand(template, { type: 'remove-field', fieldId: 'gone' })).toEqual({
    ok: false,
    error: { code: 'not_found', subject: 'gone' },
  });
  expect(
    applyCommand(template, { type: 'move-section', sectionId: firstSection.id, index: template.sections.length }),
  ).toEqual({ ok: false, error: { code: 'index_out_of_range', subject: String(template.sections.length) } });
  expect(template).toEqual(before);
});

test('with nothing to undo or redo the history stays as it is', () => {
  const history = startHistory(template);
  expect(undo(history)).toBe(history);
  expect(redo(history)).toBe(history);
});
