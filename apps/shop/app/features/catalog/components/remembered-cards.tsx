import type { ReactNode } from 'react';
import { ErrorState } from '#app/ui/states/error-state.tsx';
import type { ArticleTeaser } from '../article-teaser.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleGridSkeleton } from './article-grid-skeleton.tsx';

interface RememberedCardsProps {
  /** Undefined while loading, null if that failed. */
  articles: readonly ArticleTeaser[] | null | undefined;
  /** Expected number of articles. */
  count: number;
  isLoading: boolean;
  onRetry: () => void;
  renderAction?: (article: ArticleTeaser) => ReactNode;
  renderMark: (article: ArticleTeaser) => ReactNode;
}

/** Cards of articles remembered in this browser, with loading and error states. */
export function RememberedCards({ articles, count, isLoading, onRetry, ...card }: RememberedCardsProps) {
  if (articles === undefined) return <ArticleGridSkeleton count={count} />;
  if (articles === null) {
    return (
      <ErrorState
        title="Die Artikel konnten nicht geladen werden."
        titleLevel="h3"
        onRetry={onRetry}
        isRetrying={isLoading}
      >
        Bitte prüfen Sie Ihre Verbindung. Ihre Liste ist gespeichert und bleibt erhalten.
      </ErrorState>
    );
  }
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id} className="row-span-3 grid grid-rows-subgrid gap-y-0">
          <ArticleCard
            article={article}
            titleLevel="h3"
            action={card.renderAction?.(article)}
            mark={card.renderMark(article)}
          />
        </li>
      ))}
    </ul>
  );
}
