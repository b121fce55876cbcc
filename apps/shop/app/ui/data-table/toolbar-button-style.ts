/** Style of the small buttons above a table. */
export const toolbarButtonStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 font-medium text-sm ' +
  'text-ink hover:border-forest hover:text-forest data-active:border-forest data-active:bg-mist';
