import type { Field } from 'configurator-core';
import { focusInspector } from '../actions/focus-inspector.ts';
import type { Command } from '../document/edits/command.ts';
import { newField, newGroup, newOption, newPriceRule, newSection } from '../document/edits/new-elements.ts';
import type { ElementRef, Part } from '../document/element.ts';
import { partLabel } from '../document/part-labels.ts';
import { placeAfter } from '../document/places.ts';
import { resolveField } from '../document/resolve-field.ts';
import { fieldDraft } from '../field-types/field-draft.ts';
import { useEditor } from '../store/editor-context.ts';

/** Adds new parts to the template. Each is selected after insertion and its name is focused. */
export interface Additions {
  /** Adds a section after another, or at the end. */
  readonly addSection: (near?: ElementRef | null) => void;
  /** Adds a group to a section or after another group. */
  readonly addGroup: (near: ElementRef | null) => void;
  /** Adds a field to a group or after another field. */
  readonly addField: (type: Field['type'], near: ElementRef | null) => void;
  readonly addOption: (fieldId: string) => void;
  readonly addPriceRule: () => void;
}

/** Returns functions that add parts. */
export function useAdditions(): Additions {
  const { store, createId, texts, hostTypes, fieldTypes, language } = useEditor();
  const { steps } = texts;
  const template = () => store.getState().history.template;
  const add = (part: Part, near: ElementRef | null) => {
    const to = placeAfter(template(), part.kind, near);
    if (!to) return store.actions.announce(steps.noPlaceFor(part.kind));
    const command: Command = { type: 'insert', part, to };
    const label = steps.add(part.kind, partLabel(part, texts.parts, template()));
    store.actions.run(command, { label, announce: label, select: [{ kind: part.kind, id: part.element.id }] });
    // If only one pane fits, the name is edited in the side pane.
    store.actions.setPane('side');
    focusInspector();
  };
  return {
    addSection: (near = null) => {
      const count = template().sections.length;
      add({ kind: 'section', element: newSection(createId, steps.newSection(count + 1)) }, near);
    },
    addGroup: (near) => add({ kind: 'group', element: newGroup(createId) }, near),
    addField: (type, near) => {
      const own = hostTypes.find((host) => host.type.name === type);
      const label = own?.words[language].draftLabel ?? '';
      const { options = [], ...draft } = fieldDraft(type, texts, own && { draft: own.draft, label });
      const made = options.map(({ colorValue, ...option }) => ({ ...newOption(createId, option), colorValue }));
      const resolved = resolveField(newField(template(), type, createId, { ...draft, options: made }), fieldTypes);
      if (!resolved.ok)
        return store.actions.announce(texts.parts.issues[resolved.error[0]?.code ?? 'invalid_field_type']);
      add({ kind: 'field', element: resolved.value }, near);
    },
    addOption: (fieldId) => {
      const field = template()
        .sections.flatMap((section) => section.groups.flatMap((group) => group.fields))
        .find(({ id }) => id === fieldId);
      const values = new Set(field?.options.map(({ value }) => value));
      let number = values.size + 1;
      while (values.has(`option-${number}`)) number += 1;
      const option = newOption(createId, { label: steps.newOption(number), value: `option-${number}` });
      add({ kind: 'option', element: option }, { kind: 'field', id: fieldId });
    },
    addPriceRule: () => add({ kind: 'price_rule', element: newPriceRule(createId, steps.newPriceRule) }, null),
  };
}
