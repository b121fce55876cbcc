import type { Field } from 'configurator-core';
import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { ControlFrame } from '../controls/control-frame.tsx';
import { Modal } from '../controls/modal.tsx';
import type { Command } from '../document/command.ts';
import { freeName, newOption } from '../document/new-elements.ts';
import { useEditor } from '../store/editor-context.ts';
import { parseOptionList } from './parse-option-list.ts';

interface PasteOptionsProps {
  readonly field: Field;
  readonly onClose: () => void;
}

/** Adds many options at once, from a list or a table. */
export function PasteOptions({ field, onClose }: PasteOptionsProps) {
  const { store, createId } = useEditor();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const read = parseOptionList(text);
    if (!read.ok) return setError(read.error);
    const taken = new Set(field.options.map(({ value }) => value));
    const commands = read.value.map((listed, index): Command => {
      const value = freeName(listed.value, taken);
      taken.add(value);
      const element = { ...newOption(createId, listed), ...listed, value };
      const to = { parentId: field.id, index: field.options.length + index };
      return { type: 'insert', part: { kind: 'option', element }, to };
    });
    const words = `Add ${commands.length} options to “${field.label}”`;
    const refusal = store.actions.run({ type: 'batch', commands }, { label: words, say: words });
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <Modal
      title="Paste a list of options"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" onClick={add}>
            Add options
          </Button>
        </>
      }
    >
      <ControlFrame
        label="Options, one a line"
        hint="Label; price; colour. For example: Tannengrün; 8,50; #1f4d3f. A table can be pasted as it is."
        error={error}
      >
        {({ id, describedBy, isInvalid }) => (
          <textarea
            id={id}
            className="te-input"
            rows={8}
            value={text}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </ControlFrame>
    </Modal>
  );
}
