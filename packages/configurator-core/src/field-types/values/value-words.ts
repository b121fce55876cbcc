/** Words for yes and no. Languages not listed use marks. */
const yesAndNo: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  de: ['Ja', 'Nein'],
  en: ['Yes', 'No'],
};

/** Formats a yes/no value: `Ja`, `No`. */
export function formatFlag(value: boolean, language: string): string {
  const [yes, no] = yesAndNo[language.slice(0, 2)] ?? ['✓', '–'];
  return value ? yes : no;
}

/** Formats a number without grouping: `1234,5` in German, `1234.5` in English. */
export function formatPlainNumber(value: number, language: string): string {
  // Without `Intl`, because most texts are German.
  if (language.startsWith('de')) return String(value).replace('.', ',');
  return value.toLocaleString(language, { maximumFractionDigits: 20, useGrouping: false });
}
