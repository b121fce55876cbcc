import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner and takes no further press; the button keeps its focus and its words. */
  isBusy?: boolean;
}

export function Button({ variant, size, isBusy = false, disabled, className, children, ...props }: ButtonProps) {
  return (
    <BaseButton
      type="button"
      {...props}
      disabled={disabled || isBusy}
      focusableWhenDisabled={isBusy}
      aria-busy={isBusy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {isBusy && <Spinner label={null} />}
      {children}
    </BaseButton>
  );
}
