import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';

interface FieldProps {
  label: string;
  issue?: string;
  isOptional?: boolean;
  className?: string;
}

const control =
  'min-h-12 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-base aria-invalid:border-2 aria-invalid:border-clay';

/** A text field of the guest form with its label and, where something does not fit, its issue. */
export function GuestField({ label, issue, isOptional, className, ...props }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} issue={issue} isOptional={isOptional} className={className}>
      <input
        {...props}
        id={id}
        className={control}
        aria-required={!isOptional}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${id}-issue`}
      />
    </FieldFrame>
  );
}

/** A choice from a list, in the form of a text field. */
export function GuestSelect({ label, issue, isOptional, className, ...props }: FieldProps & ComponentProps<'select'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} issue={issue} isOptional={isOptional} className={className}>
      <select
        {...props}
        id={id}
        className={control}
        aria-required={!isOptional}
        aria-invalid={issue !== undefined}
        aria-describedby={issue === undefined ? undefined : `${id}-issue`}
      />
    </FieldFrame>
  );
}

function FieldFrame({ id, label, issue, isOptional, className, children }: FieldProps & ComponentProps<'div'>) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children}
      {issue !== undefined && (
        <p id={`${id}-issue`} className="mt-1.5 flex items-start gap-1.5 font-medium text-clay text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {issue}
        </p>
      )}
    </div>
  );
}
