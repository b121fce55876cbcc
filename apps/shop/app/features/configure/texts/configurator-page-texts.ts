/** The shop's own texts within a configurator. */
export interface ConfiguratorPageTexts {
  readonly locale: string;
  readonly addToCart: string;
  readonly isInCart: string;
  readonly applyChange: string;
  readonly takeNewVersion: string;
  readonly incomplete: string;
  readonly fillIn: string;
}

const german: ConfiguratorPageTexts = {
  locale: 'de-DE',
  addToCart: 'In den Warenkorb',
  isInCart: 'Im Warenkorb',
  applyChange: 'Änderung übernehmen',
  takeNewVersion: 'In die neue Fassung übernehmen',
  incomplete: 'Eingabe unvollständig',
  fillIn: 'Bitte füllen Sie alle Pflichtfelder aus.',
};

const english: ConfiguratorPageTexts = {
  locale: 'en-IE',
  addToCart: 'Add to cart',
  isInCart: 'In the cart',
  applyChange: 'Apply change',
  takeNewVersion: 'Carry over to the new version',
  incomplete: 'Entries incomplete',
  fillIn: 'Please fill in all required fields.',
};

/** Returns the shop's texts for a language: English for every language but German, like the renderer. */
export function configuratorPageTexts(language: string | undefined): ConfiguratorPageTexts {
  return language === undefined || /^de\b/i.test(language) ? german : english;
}
