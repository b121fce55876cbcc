/** Style of a text control; the field around it sets `data-invalid`. */
export const controlStyle =
  'min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-soft ' +
  'data-invalid:border-2 data-invalid:border-clay disabled:bg-mist disabled:text-ink-soft';

export const labelStyle = 'font-semibold';
export const descriptionStyle = 'text-ink-soft text-sm';
