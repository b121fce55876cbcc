/**
 * Environmental claims that require proof (directive (EU) 2024/825, section 5 UWG). Stems, as German inflects and
 * compounds words.
 */
const riskyStems = [
  'umweltfreundlich',
  'umweltschonend',
  'umweltgerecht',
  'umweltverträglich',
  'nachhaltig',
  'klimaneutral',
  'klimafreundlich',
  'klimapositiv',
  'co2-neutral',
  'co₂-neutral',
  'ökologisch',
  'biologisch abbaubar',
  'grünes produkt',
  'ressourcenschonend',
  'energieeffizient',
  'öko-',
] as const;

/**
 * Returns the general environmental claims found in a text, as spelled there and without duplicates.
 * @param text any text that an admin writes for customers
 */
export function riskyClaims(text: string): string[] {
  const pattern = new RegExp(`(?<![\\p{L}\\d-])[\\p{L}\\d-]*(?:${riskyStems.join('|')})[\\p{L}-]*`, 'giu');
  return [...new Set(Array.from(text.matchAll(pattern), ([words]) => words))];
}
