import type { ReactNode } from 'react';
import { paths } from '#app/config/paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleCard } from './article-card.tsx';

interface ArticleGridProps {
  articles: readonly ArticleTeaser[];
  /** Returns the action of a card, or null if it has none. */
  renderAction: (article: ArticleTeaser) => ReactNode;
  /** Returns the content of the picture's corner, for example the wishlist button. */
  renderMark?: (article: ArticleTeaser) => ReactNode;
  /** Heading level of the titles. */
  titleLevel?: 'h2' | 'h3';
}

/** Grid of articles that appear one after another. Without articles it shows a notice and a link back. */
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
