import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'type'> {
  /** Accessible name, also shown as a tooltip unless there is a `title`, which becomes the description. */
  readonly label: string;
  readonly icon: IconShape;
}

/** An icon button. It stays focusable while disabled, so that the focus is not lost. */
export function IconButton({ label, title = label, icon, disabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="te-icon-button"
      aria-label={label}
      title={title}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly look?: 'primary' | 'quiet' | 'plain' | 'danger';
  readonly icon?: IconShape;
  readonly children: ReactNode;
}

/** A button with a text label. */
export function Button({ look = 'plain', icon, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={`te-button te-button-${look}`}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  );
}
