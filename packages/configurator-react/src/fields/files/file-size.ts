const BYTES_PER_KILOBYTE = 1024;
const BYTES_PER_MEGABYTE = 1024 * BYTES_PER_KILOBYTE;

/** Formats the size of a file: `1,2 MB`, `340 kB`. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= BYTES_PER_MEGABYTE;
  const amount = isLarge ? bytes / BYTES_PER_MEGABYTE : Math.ceil(bytes / BYTES_PER_KILOBYTE);
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(amount);
}
