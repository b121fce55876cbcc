import { PartPicker, type PickerItem } from '../additions/part-picker.tsx';
import { useAdditions } from '../additions/use-additions.ts';
import { IconButton } from '../controls/buttons.tsx';
import type { ElementKind, ElementRef } from '../document/element.ts';
import { findElement, sectionIdOf } from '../document/find.ts';
import { placeAfter } from '../document/places.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import { useFieldTypes } from '../field-types/use-field-types.ts';
import { useEditorState, useTemplate, useTexts } from '../store/editor-context.ts';

interface AddPartProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Called on Escape, to restore the previous focus. */
  readonly onCancel: () => void;
}

/** Returns the id of the field that an option would be added to; null if there is none. */
function useOptionField(near: ElementRef | null): string | null {
  const template = useTemplate();
  const id = near?.kind === 'option' ? findElement(template, 'option', near.id)?.place.parentId : near?.id;
  const field =
    near?.kind === 'option' || near?.kind === 'field' ? findElement(template, 'field', id ?? '') : undefined;
  return field && fieldTypeEditor(field.element.type).takesOptions ? field.element.id : null;
}

/** Adds any kind of part after the selection. */
export function AddPart({ isOpen, onToggle, onCancel }: AddPartProps) {
  const template = useTemplate();
  const near = useEditorState((state) => state.selection.at(-1) ?? null);
  const optionField = useOptionField(near);
  const { structure: texts } = useTexts();
  const fieldTypes = useFieldTypes();
  const { addSection, addGroup, addField, addOption, addPriceRule } = useAdditions();
  const items = (): readonly PickerItem[] => {
    const has = (kind: ElementKind) => placeAfter(template, kind, near) !== null;
    const picked = (add: () => void) => () => {
      onToggle(false);
      add();
    };
    const section = near && sectionIdOf(template, near);
    return [
      ...(has('field')
        ? fieldTypes.map(({ type, icon, label, description }) => ({
            key: type,
            icon,
            label,
            description,
            onPick: picked(() => addField(type, near)),
          }))
        : []),
      ...(optionField === null
        ? []
        : [
            {
              key: 'option',
              icon: 'open' as const,
              ...texts.option,
              onPick: picked(() => addOption(optionField)),
            },
          ]),
      ...(has('group')
        ? [
            {
              key: 'group',
              icon: 'group' as const,
              ...texts.group,
              onPick: picked(() => addGroup(near)),
            },
          ]
        : []),
      {
        key: 'section',
        icon: 'section',
        ...texts.section,
        onPick: picked(() => addSection(section === null ? null : { kind: 'section', id: section })),
      },
      {
        key: 'price_rule',
        icon: 'price',
        ...texts.priceRule,
        onPick: picked(addPriceRule),
      },
    ];
  };
  return (
    <>
      <IconButton label={texts.addPart} icon="add" aria-expanded={isOpen} onClick={() => onToggle(!isOpen)} />
      {isOpen && (
        <div className="te-popover">
          <PartPicker label={texts.partTypes} items={items()} onCancel={onCancel} onDismiss={() => onToggle(false)} />
        </div>
      )}
    </>
  );
}
