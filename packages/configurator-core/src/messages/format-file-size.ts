const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;

/**
 * Formats the size of a file: `340 kB`, `4,75 MB`. Units are decimal, as in file managers and in the limits of templates:
 * `maxFileBytes: 5000000` is 5 MB. Kilobytes are rounded up, so that no file is empty.
 * @param locale BCP 47
 */
export function formatFileSize(bytes: number, locale: string): string {
  const kilobytes = Math.ceil(bytes / BYTES_PER_KILOBYTE);
  const isLarge = kilobytes >= 1000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 2,
  });
  return format.format(isLarge ? bytes / BYTES_PER_MEGABYTE : kilobytes);
}
