import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle, primaryMark } from './button-style.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; the button keeps its focus and label. */
  isBusy?: boolean;
  /** Looks disabled and is announced as such, but stays focusable and clickable, so that a click can explain why. */
  isUnavailable?: boolean;
}

/** A button for an action on the page; use `LinkButton` for navigation. `primary` and medium by default. */
export function Button({
  variant,
  size,
  isBusy = false,
  isUnavailable = false,
  onClick,
  className,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      data-primary-action={primaryMark(variant)}
      {...props}
      onClick={isBusy ? ignorePress : onClick}
      aria-disabled={isBusy || isUnavailable || undefined}
      aria-busy={isBusy || undefined}
      data-disabled={isBusy || isUnavailable ? '' : undefined}
      className={buttonStyle(variant, size, className)}
    >
      {isBusy && <Spinner label={null} />}
      <span className="contents">{children}</span>
    </button>
  );
}

/** A busy button is not `disabled`, which would lose the focus, so its click must not submit the form either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
