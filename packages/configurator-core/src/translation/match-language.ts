/** A language and those it falls back to: `en-GB`, then `en`. In lower case. */
export function withFallbacks(language: string): readonly string[] {
  const subtags = language.toLowerCase().split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}

/** The language among those given that a wanted one falls back to: itself, then `en` for `en-GB`. Null for none. */
export function matchLanguage(languages: readonly string[], wanted: string): string | null {
  for (const tag of withFallbacks(wanted)) {
    const match = languages.find((language) => language.toLowerCase() === tag);
    if (match !== undefined) return match;
  }
  return null;
}
