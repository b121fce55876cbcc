const megabyte = 1024 * 1024;

function formatOf(language: string, unit: 'kilobyte' | 'megabyte', maximumFractionDigits: number) {
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
}

/** A file size as text: `340 kB`, `1,2 MB`; 1 kB is 1024 bytes. */
export function formatBytes(bytes: number, language: 'de' | 'en'): string {
  if (bytes >= megabyte) return formatOf(language, 'megabyte', 1).format(bytes / megabyte);
  return formatOf(language, 'kilobyte', 0).format(Math.max(1, Math.ceil(bytes / 1024)));
}
