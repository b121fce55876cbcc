import { useId, useState } from 'react';
import { PartPicker } from '../additions/part-picker.tsx';
import { useAdditions } from '../additions/use-additions.ts';
import { Button } from '../controls/buttons.tsx';
import type { ElementRef } from '../document/element.ts';
import { fieldTypes } from '../field-types/registry.ts';

interface AddFieldProps {
  /** The group, or the field after which it goes. */
  readonly near: ElementRef;
  /** Where to, for screen readers: `to Colours`. */
  readonly label: string;
}

/** Adds a field of one of the nine types. */
export function AddField({ near, label }: AddFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { addField } = useAdditions();
  return (
    <div className="te-add-field">
      <Button id={id} look="quiet" icon="add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Add field<span className="te-unseen"> {label}</span>
      </Button>
      {isOpen && (
        <PartPicker
          label="Field types"
          items={fieldTypes.map((type) => ({
            key: type.type,
            icon: type.icon,
            label: type.label,
            description: type.description,
            onPick: () => {
              addField(type.type, near);
              setOpen(false);
            },
          }))}
          onCancel={() => {
            setOpen(false);
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </div>
  );
}
