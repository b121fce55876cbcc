/** Returns a language with its fallbacks in lower case: `en-GB`, then `en`. */
export function withFallbacks(language: string): readonly string[] {
  const subtags = language.toLowerCase().split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/** Returns the first available language among a wanted one and its fallbacks (`en` for `en-GB`), or null. */
export function matchLanguage(languages: readonly string[], wanted: string): string | null {
  for (const tag of withFallbacks(wanted)) {
    const match = languages.find((language) => language.toLowerCase() === tag);
    if (match !== undefined) return match;
  }
  return null;
}
