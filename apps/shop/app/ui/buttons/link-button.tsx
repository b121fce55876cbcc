import { Link, type LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonStyle, primaryMark } from './button-style.ts';

interface LinkButtonProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...props }: LinkButtonProps) {
  return (
    <Link data-primary-action={primaryMark(variant)} {...props} className={buttonStyle(variant, size, className)} />
  );
}
