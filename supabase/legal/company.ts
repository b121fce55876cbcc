/** Legally required facts about the company. `null` marks a missing fact. */
export interface CompanyFacts {
  readonly legalName: string | null;
  readonly representative: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly country: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Register court and number, or `kein Eintrag` */
  readonly register: string | null;
  /** VAT id, or the tax number of a small business without one. */
  readonly taxId: string | null;
  /** Number in the packaging register LUCID */
  readonly packagingRegister: string | null;
  /** Hosting provider of the shop and the database, with address; named in the privacy notice. */
  readonly hostingProvider: string | null;
}

/** The shop owner's facts: fill in each line before the shop opens, then set `isDemo` to false. */
const ownerFacts: CompanyFacts = {
  legalName: null,
  representative: null,
  street: null,
  postalCode: null,
  city: null,
  country: 'Deutschland',
  email: null,
  phone: null,
  register: null,
  taxId: null,
  packagingRegister: null,
  hostingProvider: null,
};

/** Obvious placeholder company for the demo shop. */
const demoFacts: CompanyFacts = {
  legalName: 'Muster Maßschneiderei GmbH',
  representative: 'Maxi Muster',
  street: 'Musterstraße 1',
  postalCode: '12345',
  city: 'Musterstadt',
  country: 'Deutschland',
  email: 'hallo@example.de',
  phone: '+49 0000 000000',
  register: 'Amtsgericht Musterstadt, HRB 00000 (Muster)',
  taxId: 'DE000000000 (Muster)',
  packagingRegister: 'DE0000000000000 (Muster)',
  hostingProvider: 'Muster Hosting GmbH, Musterstraße 2, 12345 Musterstadt',
};

/** Marks this shop as a demo; every page then shows a notice. */
export const isDemo: boolean = true;

/** The company shown on pages, in mails and in documents. */
export const company: CompanyFacts = isDemo ? demoFacts : ownerFacts;

/** German names of the facts, shown if one is missing. */
const factNames: Readonly<Record<keyof CompanyFacts, string>> = {
  legalName: 'Firma',
  representative: 'Vertretungsberechtigte Person',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  email: 'E-Mail',
  phone: 'Telefon',
  register: 'Registereintrag',
  taxId: 'Umsatzsteuer-Identifikationsnummer',
  packagingRegister: 'Verpackungsregister',
  hostingProvider: 'Hosting-Anbieter',
};

/** Returns a fact as text, or a clearly marked placeholder if it is missing. */
export function factText(facts: CompanyFacts, name: keyof CompanyFacts): string {
  return facts[name] ?? `[${factNames[name]}: bitte ergänzen]`;
}

/** Returns the German names of missing facts, in the order above. A production build fails if there are any. */
export function missingFacts(facts: CompanyFacts): readonly string[] {
  return (Object.keys(factNames) as (keyof CompanyFacts)[])
    .filter((name) => facts[name] === null)
    .map((name) => factNames[name]);
}
