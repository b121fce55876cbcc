import type { ReactNode } from 'react';

interface IconButtonProps {
  /** What it does; there are no words to read. */
  label: string;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

/** A button that shows a sign only, 44 px in size. */
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
