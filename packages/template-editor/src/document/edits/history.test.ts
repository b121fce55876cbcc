import { parseTemplate } from 'configurator-core';
import { wireTemplate } from 'configurator-core/testing';
import { describe, expect, it } from 'vitest';
import { closeUndoStep, type History, perform, startHistory, undo } from './history.ts';

const parsed = parseTemplate(wireTemplate([{ title: 'Stoff', fields: [{ name: 'lining', label: 'Futter' }] }]));
if (!parsed.ok) throw new Error('The template is valid.');
const start = startHistory(parsed.value);

/** Types a name of the template, as a text control does on each key. */
function name(history: History, text: string): History {
  const { description, configuratorType, quantityBreaks } = history.template;
  const details = { name: text, description, configuratorType, quantityBreaks };
  const done = perform(history, { type: 'update-template', details }, { label: 'Name', mergeKey: 'template:name' });
  if (!done.ok) throw new Error('The name is valid.');
  return done.value;
}

describe('the undo history', () => {
  const { name: own } = start.template;

  it('The undo history has no step for a letter that was typed and deleted', () => {
    const typed = name(start, `${own}x`);
    expect(typed.undos).toHaveLength(1);
    const deleted = name(typed, own);
    expect(deleted.undos).toEqual([]);
    expect(deleted.template).toBe(start.template);
  });

  it('The history keeps the steps before typing that changed nothing, and merges typing that did', () => {
    const first = closeUndoStep(name(start, 'Mantel'));
    const back = name(name(first, 'Mantel!'), 'Mantel');
    expect(back.undos).toHaveLength(1);
    const longer = name(name(back, 'Mantel!'), 'Mantel!!');
    expect(longer.undos).toHaveLength(2);
    expect(undo(longer).template.name).toBe('Mantel');
    expect(undo(undo(longer)).template.name).toBe(own);
  });

  it('The undo history has no step for a command that changes nothing', () => {
    const undone = undo(name(start, 'Mantel'));
    expect(name(undone, own)).toBe(undone);
    expect(undone.redos).toHaveLength(1);
  });
});
