/**
 * Words about the environment that a shop may only use with proof (directive (EU) 2024/825, section 5 UWG), as stems:
 * German inflects and compounds them.
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
 * The general claims about the environment in a text, as they are written there, each once.
 * @param text anything an admin writes for customers
 */
export function riskyClaims(text: string): string[] {
  const pattern = new RegExp(`[\\p{L}\\d-]*(?:${riskyStems.join('|')})[\\p{L}-]*`, 'giu');
  return [...new Set(Array.from(text.matchAll(pattern), ([words]) => words))];
}
