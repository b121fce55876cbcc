import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { leavesText } from '../commands/command-table.ts';
import { type ElementRef, rowKey } from '../document/element.ts';
import { useActions, useEditor, useEditorState, useTemplateLanguage } from '../store/editor-context.ts';
import { stepEdit } from './step-edit.ts';

/** A text of a part that can be edited on the canvas. */
export type EditedProperty = 'title' | 'label' | 'hint' | 'price';

interface EditableTextProps {
  readonly part: ElementRef;
  readonly property: EditedProperty;
  /** The edited text. */
  readonly text: string;
  /** Shown while not editing; defaults to `text`. */
  readonly shown?: ReactNode;
  /** Accessible name of the input. */
  readonly label: string;
  /** Writes the text to the document. Returns an error message if it is refused. */
  readonly onCommit: (text: string) => string | null;
  readonly onSelect: (event: MouseEvent) => void;
  /** Clicking a selected text edits it. */
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  /** The main text of its part, focused by the palette and arrow keys. */
  readonly isMain?: boolean;
  readonly isNumber?: boolean;
}

/** A text on the canvas. Enter, F2 or a second click edits it. Enter commits, Escape cancels, Tab moves on. */
export function EditableText(props: EditableTextProps) {
  const { part, property, isMain = false, isSelected } = props;
  const id = `${rowKey(part)}:${property}`;
  const isEditing = useEditorState(({ editing }) => editing === id);
  const { edit } = useActions();
  const ownLanguage = useTemplateLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isEditing || !returnsFocus.current) return;
    returnsFocus.current = false;
    button.current?.focus();
  }, [isEditing]);
  if (isEditing) {
    return (
      <TextInput
        {...props}
        id={id}
        onEnd={() => {
          returnsFocus.current = true;
          edit(null);
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className="te-text"
      data-edit={id}
      data-property={property}
      data-empty={props.text === '' || undefined}
      lang={props.text === '' || props.isNumber ? undefined : ownLanguage}
      data-part={isMain ? rowKey(part) : undefined}
      aria-pressed={isMain ? isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
        if (isSelected && isPlain) edit(id);
        else props.onSelect(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        edit(id);
      }}
    >
      {props.shown ?? props.text}
    </button>
  );
}

interface TextInputProps extends EditableTextProps {
  readonly id: string;
  /** Called when editing ends and the focus should return to the text. */
  readonly onEnd: () => void;
}

function TextInput({ id, text, label, onCommit, onEnd, isNumber }: TextInputProps) {
  const errorId = useId();
  const { typed } = useEditor().store;
  const kept = typed.get(id)?.base === text ? typed.get(id) : undefined;
  const [draft, setDraft] = useState(kept?.text ?? text);
  const [error, setError] = useState(kept?.error ?? null);
  const ownLanguage = useTemplateLanguage();
  const { edit } = useActions();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const committed = useRef(text);
  useEffect(() => input.current?.select(), []);
  /** Commits the draft. Returns false if the document refuses it. */
  const commit = () => {
    const refusal = draft === committed.current ? null : onCommit(draft);
    if (refusal === null) committed.current = draft;
    if (refusal === null) typed.delete(id);
    isOver.current = refusal === null;
    setError(refusal);
    return refusal === null;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (leavesText(event)) {
      commit();
      isOver.current = false;
      return;
    }
    // The card's own shortcuts must not run while typing.
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      if (commit()) onEnd();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      typed.delete(id);
      onEnd();
    } else if (event.key === 'Tab') {
      const next = stepEdit(event.currentTarget, event.shiftKey ? -1 : 1);
      if (commit()) {
        if (next === null) return edit(null);
        edit(next);
      }
      event.preventDefault();
    }
  };
  return (
    <span className="te-text-edit">
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the text that had the focus
        autoFocus
        ref={input}
        type="text"
        inputMode={isNumber ? 'decimal' : undefined}
        className="te-input te-text-input"
        lang={isNumber ? undefined : ownLanguage}
        data-edit={id}
        aria-label={label}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
        autoComplete="off"
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
          setError(null);
        }}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // Clicked elsewhere: a refused text is kept for the next time.
          if (isOver.current) return;
          const refusal = draft === committed.current ? null : onCommit(draft);
          if (refusal === null) typed.delete(id);
          else typed.set(id, { text: draft, error: refusal, base: text });
          isOver.current = true;
          edit(null);
        }}
      />
      {error !== null && (
        <span className="te-error" id={errorId} role="alert">
          {error}
        </span>
      )}
    </span>
  );
}
