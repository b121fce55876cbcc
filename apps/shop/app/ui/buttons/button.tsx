import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonSize, type ButtonVariant, buttonStyle, primaryMark } from './button-style.ts';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and takes no further press; the button keeps its focus and its words. */
  isBusy?: boolean;
  /** Looks and reads as disabled and yet can be focused and pressed, so that a press can say why. */
  isUnavailable?: boolean;
}

/** Does something on the page; a `LinkButton` leads to another one. `primary` and medium unless given. */
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
      {children}
    </button>
  );
}

/** A busy button is not `disabled`, which would cost it the focus; so it must not send its form either. */
function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
