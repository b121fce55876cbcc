import { RememberedCards } from '#app/features/catalog/components/remembered-cards.tsx';
import { WishlistButton } from '#app/features/wishlist/components/wishlist-button.tsx';
import { recentArticles, useRemembered } from '#app/features/wishlist/remembered.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SectionHeading } from '#app/ui/page/section-heading.tsx';
import { useArticleCards } from './use-article-cards.ts';

function clear(): void {
  // The pressed button is removed with its section.
  document.getElementById('main')?.focus({ preventScroll: true });
  recentArticles.getState().clear();
}

/**
 * 'Zuletzt angesehen': the articles last viewed in this browser; renders nothing if there are none.
 * @param exceptId the article shown on the page itself
 */
export function RecentArticles({ exceptId = null }: { exceptId?: string | null }) {
  const remembered = useRemembered(recentArticles, ({ articles }) => articles);
  const ids = remembered.map(({ id }) => id).filter((id) => id !== exceptId);
  const shown = ids.slice(0, 3);
  const { articles, isLoading, retry } = useArticleCards(shown);
  if (shown.length === 0 || articles?.length === 0) return null;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionHeading title="Zuletzt angesehen" />
        <Button variant="quiet" className="-mx-4" onClick={clear}>
          Verlauf löschen
        </Button>
      </div>
      <RememberedCards
        articles={articles}
        count={shown.length}
        isLoading={isLoading}
        onRetry={retry}
        renderMark={(article) => <WishlistButton article={article} />}
      />
    </section>
  );
}
