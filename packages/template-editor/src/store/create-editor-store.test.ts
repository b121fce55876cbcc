import { aTemplate, wireTemplate } from 'configurator-core/testing';
import { expect, test } from 'vitest';
import { englishEditorTexts } from '../texts/english-editor-texts.ts';
import { createEditorStore } from './create-editor-store.ts';

const template = aTemplate(
  wireTemplate(
    [
      { title: 'Größe', fields: [{ name: 'size', options: [{ value: 's' }, { value: 'm' }] }] },
      {
        title: 'Extras',
        fields: [{ name: 'note', conditional_display: { field: 'size', operator: 'equals', value: 's' } }],
      },
    ],
    { price_rules: [{ label: 'Klein', when: { field: 'size', operator: 'equals', value: 's' }, amount: 500 }] },
  ),
);
const section = { kind: 'section', id: 'section-0' } as const;

test('[BEY-62] A section that rules read is deleted with them after confirmation only, and undo restores all', () => {
  const store = createEditorStore(template, () => englishEditorTexts);
  store.actions.select([section]);
  store.actions.requestDelete([section]);
  expect(store.getState().deleting).toEqual([section]);
  expect(store.getState().history.template).toBe(template);
  store.actions.confirmDelete(true);
  const { history, deleting, selection, tab } = store.getState();
  expect(deleting).toBeNull();
  expect(selection).toEqual([]);
  expect(tab).toBe('section-1');
  expect(history.template.sections.map(({ title }) => title)).toEqual(['Extras']);
  expect(history.template.sections[0]?.groups[0]?.fields[0]?.condition).toBeNull();
  // The price rule is deleted, since without its condition it would always be charged.
  expect(history.template.priceRules).toEqual([]);
  store.actions.undo();
  expect(store.getState().history.template).toEqual(template);
  expect(store.getState().announcement.text).toBe('Undone: Delete section “Größe”');
});

test('An unread part is deleted without confirmation; a rejected command returns the reason', () => {
  const store = createEditorStore(template, () => englishEditorTexts);
  store.actions.requestDelete([{ kind: 'section', id: 'section-1' }]);
  expect(store.getState().deleting).toBeNull();
  expect(store.getState().history.template.sections).toHaveLength(1);
  const before = store.getState().history;
  const refusal = store.actions.run({ type: 'remove', ref: { kind: 'field', id: 'gone' } }, { label: 'Delete' });
  expect(refusal).toBe('This no longer exists.');
  expect(store.getState().history).toBe(before);
});

test('The tab follows the selection, and a price rule belongs to General', () => {
  const store = createEditorStore(template, () => englishEditorTexts);
  store.actions.select([{ kind: 'field', id: 'field:note' }]);
  expect(store.getState().tab).toBe('section-1');
  store.actions.select([{ kind: 'price_rule', id: '0' }]);
  expect(store.getState().tab).toBe('general');
});
