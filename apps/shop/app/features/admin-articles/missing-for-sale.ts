/** What an article has to say before it may be sold, by the names of its columns. */
export const saleFacts = ['withdrawal_excluded', 'manufacturer', 'safety_notes'] as const;
export type SaleFact = (typeof saleFacts)[number];

interface FactsForSale {
  withdrawalExcluded: boolean | null;
  /** Empty: the shop's own workshop, whose facts the build checks. */
  manufacturer: string;
  safetyNotes: string;
}

const electronicAddress = /[^\s@]+@[^\s@]+\.[^\s@]+|(https?:\/\/|www\.)\S+/;

/** What an article still has to say before it may be sold; the database asks for the same (`missing_for_sale`). */
export function missingForSale({ withdrawalExcluded, manufacturer, safetyNotes }: FactsForSale): readonly SaleFact[] {
  const maker = manufacturer.trim();
  const isMakerComplete = maker === '' || (electronicAddress.test(maker) && maker.split(/\s*[,;\n]\s*/).length >= 3);
  const isMissing: Readonly<Record<SaleFact, boolean>> = {
    withdrawal_excluded: withdrawalExcluded === null,
    manufacturer: !isMakerComplete,
    safety_notes: safetyNotes.trim() === '',
  };
  return saleFacts.filter((fact) => isMissing[fact]);
}
