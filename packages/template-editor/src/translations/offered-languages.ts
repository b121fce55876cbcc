/**
 * BCP 47 codes that the list of languages offers: the official languages of the European Union, those of other
 * countries in Europe, and those with the most readers. `Intl` names languages but cannot list them.
 */
export const offeredLanguages: readonly string[] = [
  ...['ar', 'bg', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-GB', 'en-US', 'es', 'et', 'eu'],
  ...['fa', 'fi', 'fr', 'fr-CH', 'ga', 'gl', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lb', 'lt', 'lv'],
  ...['mk', 'mt', 'nb', 'nl', 'nl-BE', 'nn', 'pl', 'pt', 'pt-BR', 'rm', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'th'],
  ...['tr', 'uk', 'ur', 'vi', 'zh-Hans', 'zh-Hant'],
];
