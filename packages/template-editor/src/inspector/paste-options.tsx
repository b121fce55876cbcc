import type { Field, Option } from 'configurator-core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { CheckControl } from '../controls/choice-controls.tsx';
import { ControlFrame } from '../controls/control-frame.tsx';
import { Modal } from '../controls/modal.tsx';
import type { Command } from '../document/edits/command.ts';
import { newOption, TakenNames } from '../document/edits/new-elements.ts';
import { fieldDraft } from '../field-types/field-draft.ts';
import { useEditor } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { parseOptionList } from './parse-option-list.ts';

interface PasteOptionsProps {
  readonly field: Field;
  readonly onClose: () => void;
}

/** Whether the options are still the initial ones of a new field of the type. */
function areUntouched({ type, options }: Field, texts: EditorTexts): boolean {
  const drafted = fieldDraft(type, texts).options ?? [];
  const isDraft = ({ label, value, additionalPriceCents }: Option, index: number) =>
    additionalPriceCents === 0 && drafted[index]?.label === label && drafted[index]?.value === value;
  return options.length > 0 && options.length === drafted.length && options.every(isDraft);
}

/** Adds many options at once, from a list or a table. */
export function PasteOptions({ field, onClose }: PasteOptionsProps) {
  const { store, createId, texts: all } = useEditor();
  const { inspector: texts } = all;
  const money = useMoney();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(() => areUntouched(field, all));
  const list = useRef<HTMLTextAreaElement>(null);
  // A dialog focuses its first button by default; here the text area is focused.
  useEffect(() => list.current?.focus(), []);
  const add = () => {
    const read = parseOptionList(text, money);
    if (!read.ok) {
      return setError(read.error ? texts.pasteUnknown(read.error.line, read.error.cell) : texts.pasteEmpty);
    }
    const kept = isReplacing ? [] : field.options;
    const taken = new TakenNames(kept.map(({ value }) => value));
    const removals = isReplacing
      ? field.options.map(({ id }): Command => ({ type: 'remove', ref: { kind: 'option', id } }))
      : [];
    const insertions = read.value.map((listed, index): Command => {
      const value = taken.take(listed.value);
      const element = { ...newOption(createId, listed), ...listed, value };
      const to = { parentId: field.id, index: kept.length + index };
      return { type: 'insert', part: { kind: 'option', element }, to };
    });
    const words = (isReplacing ? texts.optionsSet : texts.optionsAdded)(insertions.length, field.label);
    const command: Command = { type: 'batch', commands: [...removals, ...insertions] };
    const refusal = store.actions.run(command, { label: words, announce: words });
    if (refusal === null) onClose();
    else setError(refusal);
  };
  return (
    <Modal
      title={texts.pasteTitle}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {all.controls.cancel}
          </Button>
          <Button look="primary" onClick={add}>
            {texts.pasteAdd}
          </Button>
        </>
      }
    >
      <ControlFrame label={texts.pasteLabel} hint={texts.pasteHint} error={error}>
        {({ id, describedBy, isInvalid }) => (
          <textarea
            ref={list}
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
      {field.options.length > 0 && (
        <CheckControl
          label={texts.pasteReplace(field.options.length)}
          isChecked={isReplacing}
          onChange={setReplacing}
        />
      )}
    </Modal>
  );
}
