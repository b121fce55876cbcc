import type { Category } from './category.ts';

/** The intro of a collection: its own description, or a sentence that holds for all of them (OP-40). */
export function categoryIntro(category: Pick<Category, 'description'>): string {
  const own = category.description?.trim() ?? '';
  return own === '' ? 'Jedes Stück dieser Kollektion nähen wir nach den Maßen, die Sie uns nennen.' : own;
}
