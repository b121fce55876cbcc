import { type ReactNode, useId } from 'react';

/** What a control in a frame needs to be named and described. */
export interface ControlIds {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

interface ControlFrameProps {
  readonly label: string;
  /** Under the control. */
  readonly hint?: ReactNode;
  readonly error?: string | null;
  /** The label is for screen readers alone, as in a table. */
  readonly isLabelHidden?: boolean;
  readonly children: (ids: ControlIds) => ReactNode;
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
