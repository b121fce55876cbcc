const words = { de: 'Ausverkauft', en: 'Sold out' } as const;

/** Why a material cannot be had, in the language of the configurator, else in German. @param language BCP 47 */
export function soldOutLabel(language: string | null | undefined): string {
  return language?.toLowerCase().startsWith('en') ? words.en : words.de;
}
