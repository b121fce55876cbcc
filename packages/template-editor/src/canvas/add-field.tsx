import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import type { ElementRef } from '../document/element.ts';
import { fieldTypes } from '../field-types/registry.ts';
import { focusInspector } from '../inspector/focus-inspector.ts';
import { useAdditions } from './use-additions.ts';

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
  const list = useRef<HTMLFieldSetElement>(null);
  const { addField } = useAdditions();
  useEffect(() => {
    if (isOpen) list.current?.querySelector('button')?.focus();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const next = new Map([
      ['ArrowDown', buttons[index + 1] ?? buttons[0]],
      ['ArrowUp', buttons[index - 1] ?? buttons.at(-1)],
    ]).get(event.key);
    if (event.key === 'Escape') {
      setOpen(false);
      document.getElementById(id)?.focus();
    } else if (next) next.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div className="te-add-field">
      <Button id={id} look="quiet" icon="add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Add field<span className="te-unseen"> {label}</span>
      </Button>
      {isOpen && (
        <fieldset ref={list} className="te-types" aria-label="Field types" onKeyDown={onKeyDown}>
          {fieldTypes.map((type) => (
            <button
              key={type.type}
              type="button"
              className="te-type"
              onClick={() => {
                addField(type.type, near);
                setOpen(false);
                focusInspector();
              }}
            >
              <Icon name={type.icon} />
              <span>
                <strong>{type.label}</strong>
                <small>{type.description}</small>
              </span>
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
