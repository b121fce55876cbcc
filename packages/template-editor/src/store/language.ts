/** The languages in which rules and differences are said. */
export type Language = 'en' | 'de';
