import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Category } from '../category.ts';
import { CategoryCard } from './category-card.tsx';

interface CategoryGridProps {
  categories: readonly Category[];
  /** Place of the titles in the page: h2 right under its heading, h3 in a section. */
  titleLevel: 'h2' | 'h3';
  /** In sight at once: the first picture does not wait. */
  isPriority?: boolean;
}

/** All collections; without one it says so. */
export function CategoryGrid({ categories, titleLevel, isPriority = false }: CategoryGridProps) {
  if (categories.length === 0) return <EmptyState title="Derzeit sind keine Kategorien verfügbar." />;
  return (
    <ul className="stagger grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
      {categories.map((category, index) => (
        <li key={category.id}>
          <CategoryCard category={category} titleLevel={titleLevel} isPriority={isPriority && index === 0} />
        </li>
      ))}
    </ul>
  );
}
