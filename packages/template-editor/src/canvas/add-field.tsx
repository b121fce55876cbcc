import { useId, useState } from 'react';
import { PartPicker } from '../additions/part-picker.tsx';
import { useAdditions } from '../additions/use-additions.ts';
import { Button } from '../controls/buttons.tsx';
import type { ElementRef } from '../document/element.ts';
import { useFieldTypes } from '../field-types/use-field-types.ts';
import { useTexts } from '../store/editor-context.ts';

interface AddFieldProps {
  /** The group to add to, or the field to insert after. */
  readonly near: ElementRef;
  /** Group name for screen readers. */
  readonly groupName: string;
}

/** Adds a field of one of the types. */
export function AddField({ near, groupName }: AddFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { addField } = useAdditions();
  const { canvas: texts } = useTexts();
  const fieldTypes = useFieldTypes();
  return (
    <div className="te-add-field">
      <Button id={id} look="quiet" icon="add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{texts.addField}</span>
        <span className="te-unseen"> {texts.toGroup(groupName)}</span>
      </Button>
      {isOpen && (
        <PartPicker
          label={texts.fieldTypes}
          items={fieldTypes.map(({ type, icon, label, description }) => ({
            key: type,
            icon,
            label,
            description,
            onPick: () => {
              addField(type, near);
              setOpen(false);
            },
          }))}
          onDismiss={() => setOpen(false)}
          onCancel={() => {
            setOpen(false);
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}
