import type { ReactNode } from 'react';

interface IconButtonProps {
  /** Accessible name; the button has no visible text. */
  label: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** A button with an icon only, 44 px in size. */
export function IconButton({ label, onClick, className = '', children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-control hover:bg-mist ${className}`}
    >
      {children}
    </button>
  );
}
