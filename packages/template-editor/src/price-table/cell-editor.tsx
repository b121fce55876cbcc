import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { leavesText } from '../commands/command-table.ts';
import type { ChoiceItem } from '../controls/choice-controls.tsx';

/** How an edit ended, which decides the next selected cell. `stay` commits the text and goes on. */
export type EditEnd = 'down' | 'up' | 'next' | 'previous' | 'cancel' | 'leave' | 'stay';

interface CellEditorProps {
  readonly label: string;
  readonly initial: string;
  /** Choices for a header with options; null for a text input. */
  readonly choices: readonly ChoiceItem[] | null;
  readonly isInvalid: boolean;
  /** Whether the text is initially selected. */
  readonly selects: boolean;
  readonly onEnd: (text: string, end: EditEnd) => void;
}

function endOf({ key, shiftKey }: KeyboardEvent): EditEnd | null {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'previous' : 'next';
  return key === 'Escape' ? 'cancel' : null;
}

/** The input of the edited cell. Enter and Tab commit, Escape cancels. */
export function CellEditor({ label, initial, choices, isInvalid, selects, onEnd }: CellEditorProps) {
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    isDone.current = false;
    const { current } = input;
    current?.focus({ preventScroll: true });
    if (current instanceof HTMLInputElement) {
      if (selects) current.select();
      else current.setSelectionRange(initial.length, initial.length);
    }
  }, [selects, initial]);
  const end = (how: EditEnd) => {
    // Leaving a cell by a key also triggers a blur.
    if (isDone.current) return;
    isDone.current = how === 'cancel';
    onEnd(input.current?.value ?? initial, how);
  };
  const shared = {
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    className: 'te-grid-input',
    defaultValue: initial,
    onBlur: () => end('leave'),
    onKeyDown: (event: KeyboardEvent) => {
      if (leavesText(event)) return end('stay');
      // The grid's shortcuts must not run while a cell is edited.
      event.stopPropagation();
      const how = event.nativeEvent.isComposing ? null : endOf(event);
      if (how === null) return;
      event.preventDefault();
      end(how);
    },
  };
  return choices ? (
    <select ref={input} {...shared}>
      {choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  ) : (
    <input ref={input} type="text" autoComplete="off" inputMode="text" {...shared} />
  );
}
