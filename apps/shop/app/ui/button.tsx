import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and takes no further press; the button keeps its focus and its words. */
  isBusy?: boolean;
}

export function Button({ variant, size, isBusy = false, onClick, className, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      onClick={isBusy ? ignorePress : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-disabled={isBusy ? '' : undefined}
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
