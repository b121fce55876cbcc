import { type ReactElement, type ReactNode, useId } from 'react';

/** Ids and state that a control in a frame requires for its accessible name and description. */
export interface ControlIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

interface ControlFrameProps {
  readonly label: string;
  /** Shown below the control. */
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** Whether the label is for screen readers only, as in a table. */
  readonly isLabelHidden?: boolean;
  readonly children: (ids: ControlIds) => ReactElement;
}

/** A label, a control, a hint and an error. */
export function ControlFrame({ label, hint, error = null, isLabelHidden = false, children }: ControlFrameProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter((part) => part !== null);
  return (
    <div className="te-control">
      <label className={isLabelHidden ? 'te-unseen' : 'te-label'} htmlFor={id}>
        {label}
      </label>
      {children({ id, describedBy: describedBy.join(' ') || undefined, isInvalid: error !== null })}
      {hint ? (
        <p className="te-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error !== null && (
        <p className="te-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
