/** Columns that an article requires before it may be sold. */
export const saleFacts = ['withdrawal_excluded', 'manufacturer', 'safety_notes'] as const;
export type SaleFact = (typeof saleFacts)[number];

interface FactsForSale {
  withdrawalExcluded: boolean | null;
  /** Empty for the shop's own workshop, whose details are checked by the build. */
  manufacturer: string;
  safetyNotes: string;
}

const electronicAddress = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]|(https?:\/\/|www\.)\S/;

/** Returns the facts missing before an article may be sold. Same rule as `missing_for_sale` in the database. */
export function missingForSale({ withdrawalExcluded, manufacturer, safetyNotes }: FactsForSale): readonly SaleFact[] {
  const maker = manufacturer.trim();
  const isMakerComplete = maker === '' || (electronicAddress.test(maker) && partsOf(maker).length >= 3);
  const isMissing: Readonly<Record<SaleFact, boolean>> = {
    withdrawal_excluded: withdrawalExcluded === null,
    manufacturer: !isMakerComplete,
    safety_notes: safetyNotes.trim() === '',
  };
  return saleFacts.filter((fact) => isMissing[fact]);
}

/** Splits at commas, semicolons and line breaks. Spaces are collapsed first, so that no pattern meets a long run of them. */
function partsOf(text: string): readonly string[] {
  const collapsed = text.replace(/\s+/g, (gap) => (gap.includes('\n') ? '\n' : ' '));
  return collapsed.split(/\s?[,;\n]\s?/);
}
