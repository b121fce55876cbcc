import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon, type IconShape } from '../controls/icon.tsx';
import { useDismissal } from './use-dismissal.ts';

/** One kind of part to choose. */
export interface PickerItem {
  readonly key: string;
  readonly icon: IconShape;
  readonly label: string;
  /** One-line description. */
  readonly description: string;
  readonly onPick: () => void;
}

interface PartPickerProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly PickerItem[];
  /** Called on Escape. */
  readonly onCancel: () => void;
  /** Called when something else is pressed or focused. The button that opened it closes it itself. */
  readonly onDismiss: () => void;
}

/** The button to focus after an arrow key, or the next one whose text begins with the typed letter. */
function nextButton(buttons: readonly HTMLButtonElement[], index: number, key: string): HTMLButtonElement | undefined {
  const places = new Map([
    ['ArrowDown', buttons[index + 1] ?? buttons[0]],
    ['ArrowUp', buttons[index - 1] ?? buttons.at(-1)],
    ['Home', buttons[0]],
    ['End', buttons.at(-1)],
  ]);
  if (places.has(key) || key.length !== 1) return places.get(key);
  const inTurn = [...buttons.slice(index + 1), ...buttons.slice(0, index + 1)];
  return inTurn.find((button) => button.textContent?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Lists the kinds of parts that can be added, navigable by arrows and first letters. Receives the focus on opening. */
export function PartPicker({ label, items, onCancel, onDismiss }: PartPickerProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  useDismissal(list, onDismiss);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === ' ') return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    const next = nextButton(buttons, index, event.key);
    if (event.key === 'Escape') onCancel();
    else if (next) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset ref={list} className="te-types" aria-label={label} onKeyDown={onKeyDown}>
      {items.map(({ key, icon, label: name, description, onPick }) => (
        <button key={key} type="button" className="te-type" onClick={onPick}>
          <Icon name={icon} />
          <span>
            <strong>{name}</strong>
            <small>{description}</small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}
