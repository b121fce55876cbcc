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
  /** VAT id; a small business without one gives its tax number. */
  readonly taxId: string | null;
  /** Number in the packaging register LUCID */
  readonly packagingRegister: string | null;
  /** Who hosts the shop and the database, with address: the privacy notice names them. */
  readonly hostingProvider: string | null;
}

/** The owner's facts: fill in each line before the shop opens, then set `isDemo` to false. */
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

/** Placeholder company of the demonstration shop, recognizable as such. */
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

/** Whether this shop is declared a demonstration; every page says so then. */
export const isDemo: boolean = true;

/** The company as pages, mails and documents name it. */
export const company: CompanyFacts = isDemo ? demoFacts : ownerFacts;

/** What each fact is called where one is missing. */
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

/** A fact as text; a missing one is clearly marked. */
export function factText(facts: CompanyFacts, name: keyof CompanyFacts): string {
  return facts[name] ?? `[${factNames[name]}: bitte ergänzen]`;
}

/** German names of the facts that are missing, in the order of the form above. A production build stops on any. */
export function missingFacts(facts: CompanyFacts): readonly string[] {
  return (Object.keys(factNames) as (keyof CompanyFacts)[])
    .filter((name) => facts[name] === null)
    .map((name) => factNames[name]);
}
