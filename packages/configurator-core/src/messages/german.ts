import type { Messages } from './messages.ts';

function inGerman(bound: unknown): string {
  return String(bound).replace('.', ',');
}

/** What is wrong, in German. */
export const germanMessages: Messages = {
  required: (label) => `${label} ist ein Pflichtfeld.`,
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
  unavailable: (label, { option, reason }) => `${label} „${option}“ ist zurzeit nicht erhältlich (${reason}).`,
};
