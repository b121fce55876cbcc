import type { ReactNode } from 'react';
import { paths } from '#app/config/paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleCard } from './article-card.tsx';

interface ArticleGridProps {
  articles: readonly ArticleTeaser[];
  /** The action of a card, or null where there is none. */
  renderAction: (article: ArticleTeaser) => ReactNode;
  /** Content of the picture's corner, for example the wishlist button. */
  renderMark?: (article: ArticleTeaser) => ReactNode;
  /** Place of the titles in the page. */
  titleLevel?: 'h2' | 'h3';
}

/** The articles of a collection, appearing one after another; without one it says so and leads back. */
export function ArticleGrid({ articles, renderAction, renderMark, titleLevel = 'h2' }: ArticleGridProps) {
  if (articles.length === 0) {
    return (
      <EmptyState
        title="In dieser Kategorie sind derzeit keine Artikel verfügbar."
        actions={<LinkButton to={paths.categories()}>Zurück zu allen Kategorien</LinkButton>}
      />
    );
  }
  return (
    <ul className="stagger grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article, index) => (
        <li key={article.id} className="row-span-3 grid grid-rows-subgrid gap-y-0">
          <ArticleCard
            article={article}
            isPriority={index === 0}
            action={renderAction(article)}
            mark={renderMark?.(article)}
            titleLevel={titleLevel}
          />
        </li>
      ))}
    </ul>
  );
}
