import type { ReactNode } from 'react';
import { useTexts } from '../store/editor-context.ts';
import { ControlFrame } from './control-frame.tsx';
import { Icon } from './icon.tsx';

/** One entry of a dropdown. */
export interface ChoiceItem {
  readonly value: string;
  readonly label: string;
}

interface SelectControlProps {
  readonly label: string;
  readonly value: string;
  readonly items: readonly ChoiceItem[];
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly isLabelHidden?: boolean;
}

/** A dropdown. A value missing from the list is shown as it is, not lost. */
export function SelectControl({ label, value, items, onChange, hint, isLabelHidden }: SelectControlProps) {
  const { controls: texts } = useTexts();
  const isKnown = items.some((item) => item.value === value);
  return (
    <ControlFrame label={label} hint={hint} isLabelHidden={isLabelHidden}>
      {({ id, describedBy }) => (
        <span className="te-select">
          <select
            id={id}
            className="te-input"
            value={value}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value)}
          >
            {!isKnown && <option value={value}>{value === '' ? texts.choose : texts.unknownValue(value)}</option>}
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.label}
              </option>
            ))}
          </select>
          <Icon name="open" />
        </span>
      )}
    </ControlFrame>
  );
}

interface CheckControlProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly hint?: ReactNode;
}

/** A checkbox. */
export function CheckControl({ label, isChecked, onChange, hint }: CheckControlProps) {
  return (
    <div className="te-control">
      <label className="te-check">
        <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
      {hint ? <p className="te-hint">{hint}</p> : null}
    </div>
  );
}
