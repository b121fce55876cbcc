export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center transition-colors duration-200 ' +
  'motion-reduce:transition-none disabled:cursor-not-allowed data-disabled:cursor-not-allowed';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'bg-forest text-on-forest hover:bg-forest-strong disabled:bg-line disabled:text-ink-soft data-disabled:bg-line data-disabled:text-ink-soft',
  secondary:
    'border border-line-strong bg-surface text-ink hover:border-forest hover:text-forest disabled:text-ink-soft disabled:border-line data-disabled:text-ink-soft',
  quiet: 'text-forest hover:bg-mist disabled:text-ink-soft',
  destructive: 'bg-clay text-on-forest hover:brightness-90 disabled:bg-line disabled:text-ink-soft',
};

const sizes: Readonly<Record<ButtonSize, string>> = {
  medium: 'min-h-11 px-4 py-2',
  large: 'min-h-13 px-6 py-3 text-lg',
};

/** Classes shared by buttons and by links that look like buttons. */
export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'medium', extra = ''): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${extra}`;
}

/** Value of the attribute that marks the main action of a page or dialog, even a destructive one. Toasts avoid it. */
export function primaryMark(variant: ButtonVariant = 'primary'): '' | undefined {
  return variant === 'primary' || variant === 'destructive' ? '' : undefined;
}
