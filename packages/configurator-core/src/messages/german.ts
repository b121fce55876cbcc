import { formatFileSize } from './format-file-size.ts';
import type { Messages } from './messages.ts';

/** Returns the accepted kinds of files as text. */
function kindsIn(accept: unknown): string {
  const kinds: readonly unknown[] = Array.isArray(accept) ? accept : [];
  if (!kinds.includes('pdf')) return 'Bilder';
  return kinds.includes('image') ? 'Bilder und PDF-Dateien' : 'PDF-Dateien';
}

function inGerman(bound: unknown): string {
  return String(bound).replace('.', ',');
}

/** German messages of issues. */
export const germanMessages: Messages = {
  // A label that is a sentence, as of a confirmation, reads as one only in quotation marks.
  required: (label) => `${/^(Ich|Wir) |[.!?]$/.test(label) ? `„${label}“` : label} ist ein Pflichtfeld.`,
  unconfirmed: (label) => `${label} muss geprüft und bestätigt werden.`,
  below_min: (label, { min }) => `${label} muss mindestens ${inGerman(min)} sein.`,
  above_max: (label, { max }) => `${label} darf höchstens ${inGerman(max)} sein.`,
  off_step: (label, { step, min }) => `${label} geht in Schritten von ${inGerman(step)} ab ${inGerman(min)}.`,
  not_integer: (label) => `${label} muss eine ganze Zahl sein.`,
  too_short: (label, { minLength }) => `${label} braucht mindestens ${minLength} Zeichen.`,
  too_long: (label, { maxLength }) => `${label} darf höchstens ${maxLength} Zeichen haben.`,
  pattern: (label, { pattern }) => `${label} hat nicht die erwartete Form (${pattern}).`,
  invalid: (label) => `${label} ist so nicht gültig.`,
  email: (label) => `${label} ist keine gültige E-Mail-Adresse.`,
  not_greater: (label, { other }) => `${label} muss größer sein als ${other}.`,
  not_less: (label, { other }) => `${label} muss kleiner sein als ${other}.`,
  not_in_table: (label, { other }) =>
    other === undefined
      ? `${label} liegt außerhalb der Preistabelle.`
      : `${label} und ${other} haben so zusammen keinen Preis.`,
  too_many_files: (label, { maxFiles }) =>
    `${label} darf höchstens ${maxFiles === 1 ? 'eine Datei' : `${maxFiles} Dateien`} enthalten.`,
  file_type: (label, { name, accept }) => `${label} nimmt nur ${kindsIn(accept)} an, nicht „${name}“.`,
  file_too_large: (label, { name, maxFileBytes }) =>
    `${label} nimmt Dateien bis ${formatFileSize(Number(maxFileBytes), 'de')} an. „${name}“ ist größer.`,
  unavailable: (label, { option, reason }) => `${label} „${option}“ ist zurzeit nicht erhältlich (${reason}).`,
};
