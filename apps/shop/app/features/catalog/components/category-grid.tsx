import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Category } from '../category.ts';
import { CategoryCard } from './category-card.tsx';

interface CategoryGridProps {
  categories: readonly Category[];
  /** Heading level of the titles: h2 directly below the page heading, h3 in a section. */
  titleLevel: 'h2' | 'h3';
  /** Above the fold: the first picture is loaded eagerly. */
  isPriority?: boolean;
}

/** Grid of all collections, with a notice if there are none. */
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
