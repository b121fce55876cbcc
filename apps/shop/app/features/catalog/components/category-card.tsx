import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { ShopImage } from '#app/ui/content/shop-image.tsx';
import type { Category } from '../category.ts';

interface CategoryCardProps {
  category: Category;
  /** Heading level of the title. */
  titleLevel: 'h2' | 'h3';
  /** Above the fold: its picture is loaded eagerly. */
  isPriority?: boolean;
}

/** Tile of a collection with picture, title and 'Entdecken', which is a link as a whole. */
export function CategoryCard({ category, titleLevel: Title, isPriority }: CategoryCardProps) {
  return (
    <Link
      to={paths.category(category.id)}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-200 hover:border-forest motion-reduce:transition-none"
    >
      <div className="overflow-hidden">
        <ShopImage
          source={category.imageUrl}
          alt=""
          sizes="(min-width: 1024px) 270px, 45vw"
          isPriority={isPriority}
          className="transition-transform duration-250 ease-calm group-hover:scale-[1.03] motion-reduce:transform-none motion-reduce:transition-none"
        />
      </div>
      <div className="flex flex-1 flex-col gap-1 px-3 py-3 sm:px-5 sm:py-4">
        <Title className="text-lg sm:text-xl">{category.title}</Title>
        <span className="inline-flex items-center gap-1.5 font-semibold text-forest">
          Entdecken
          <ArrowRight
            aria-hidden
            className="size-4 transition-transform duration-200 group-hover:translate-x-1 motion-reduce:transition-none"
          />
        </span>
      </div>
    </Link>
  );
}
