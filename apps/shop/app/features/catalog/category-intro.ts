import type { Category } from './category.ts';

/** Returns the intro of a collection: its description, or a default text (OP-40). */
export function categoryIntro(category: Pick<Category, 'description'>): string {
  const description = category.description?.trim() ?? '';
  return description === ''
    ? 'Jedes Stück dieser Kollektion nähen wir nach den Maßen, die Sie uns nennen.'
    : description;
}
