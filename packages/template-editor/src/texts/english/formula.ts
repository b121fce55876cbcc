/** Why a formula cannot be parsed; the subject is the sign or the name at fault. */
const faults = {
  unexpected: (sign) => `“${sign}” does not belong here.`,
  missing: (sign) => `“${sign}” is missing.`,
  incomplete: () => 'Something is missing at the end.',
  unknownField: (name) => `There is no field “${name}”.`,
} satisfies Readonly<Record<string, (subject: string) => string>>;

/** Formulas over the fields. */
export const englishFormula = {
  formulaInEuros: (currency: string) => `Formula in ${currency}`,
  example: (field: string, fields: string) => `For example 0,35 * max(0; ${field} - 60). Fields: ${fields}.`,
  noNumbers: 'there are no number fields yet',
  faultAt: (reason: string, position: number) => `${reason} (character ${position})`,
  faults,
};
