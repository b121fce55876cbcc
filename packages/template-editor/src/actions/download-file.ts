/** Returns a file name that every system accepts: `Hundemantel` → `hundemantel.json`. */
export function fileName(name: string, extension: string, fallback: string): string {
  const stem = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${stem || fallback}.${extension}`;
}

/** Saves a text as a file. */
export function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
