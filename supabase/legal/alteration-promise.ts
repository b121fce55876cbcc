/**
 * What the shop promises if a made-to-measure piece does not fit, beside its prices and above the order button. The page
 * of frequent questions says the same at length, and that the statutory rights are not affected.
 */
export const alterationPromise = {
  de: 'Sitzt nicht? Wir ändern innerhalb von vier Wochen. Vernäht haben wir uns: kostenlos.',
  en: 'Does not fit? We alter it within four weeks. If we sewed it wrong: free of charge.',
} as const;
