import { dependentsOf, type Field, type Template } from 'configurator-core';
import { useUpdate } from '../actions/use-update.ts';
import { fieldNames, freeName } from '../document/edits/new-elements.ts';
import { findElement } from '../document/find.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useEditor } from '../store/editor-context.ts';
import { valueFromLabel } from './parse-option-list.ts';

/** Returns a field name for a label: `Schulter bis Hüfte` → `schulterBisHuefte`; empty if it contains no letter. */
export function nameFromLabel(label: string): string {
  if (!/\p{L}/u.test(label)) return '';
  return valueFromLabel(label)
    .replace(/^[\d-]+/, '')
    .replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Whether a field still has its initial or label-derived name and no rule reads it. */
function hasNameOfItsLabel(template: Template, { name, label, type }: Field): boolean {
  const stem = (text: string) => text.replace(/(?<!\d)\d+$/, '');
  if (dependentsOf(template, name).length > 0) return false;
  return [fieldTypeEditor(type).draft.name, nameFromLabel(label)].map(stem).includes(stem(name));
}

/** Returns a function that labels a field. A new field's name follows until it is saved, renamed or read by a rule. */
export function useLabelField(field: Field): (label: string) => string | null {
  const { store } = useEditor();
  const update = useUpdate('field', field.id);
  return (label) => {
    const { history, saved } = store.getState();
    const { template } = history;
    const isNew = findElement(saved, 'field', field.id) === undefined;
    const wanted = nameFromLabel(label);
    if (!isNew || wanted === '' || !hasNameOfItsLabel(template, field)) return update({ label }, 'label');
    const others = new Set([...fieldNames(template)].filter((name) => name !== field.name));
    // A reserved name is refused; then only the label changes.
    return update({ label, name: freeName(wanted, others) }, 'label') && update({ label }, 'label');
  };
}
