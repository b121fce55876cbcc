const words = { de: 'Ausverkauft', en: 'Sold out' } as const;

/** Returns why a material is unavailable, in the configurator's language, else in German. @param language BCP 47 */
export function soldOutLabel(language: string | null | undefined): string {
  return language?.toLowerCase().startsWith('en') ? words.en : words.de;
}
