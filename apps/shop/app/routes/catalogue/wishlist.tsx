import { paths } from '#app/config/paths.ts';
import { AddToCartButton } from '#app/features/cart/components/add-to-cart-button.tsx';
import { ArticleGridSkeleton } from '#app/features/catalog/components/article-grid-skeleton.tsx';
import { RememberedCards } from '#app/features/catalog/components/remembered-cards.tsx';
import { UnavailableArticles } from '#app/features/wishlist/components/unavailable-articles.tsx';
import { WishlistButton } from '#app/features/wishlist/components/wishlist-button.tsx';
import { useRemembered, wishlist } from '#app/features/wishlist/remembered.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { NeedsScript } from '#app/ui/states/needs-script.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/wishlist.ts';
import { RecentArticles } from './recent-articles.tsx';
import { useArticleCards } from './use-article-cards.ts';

export const meta = () => pageMeta({ title: 'Merkliste', isIndexed: false });

export default function WishlistPage() {
  const isLoaded = useRemembered(wishlist, (state) => state.isLoaded);
  const remembered = useRemembered(wishlist, (state) => state.articles);
  const { articles, isLoading, retry } = useArticleCards(remembered.map(({ id }) => id));
  const offered = new Set(articles?.map(({ id }) => id));
  const unavailable = articles && !isLoading ? remembered.filter(({ id }) => !offered.has(id)) : [];
  return (
    <Page hasFullHeight className="flex flex-col gap-16">
      <div className="flex flex-col gap-8">
        <header className="flex flex-col gap-3">
          <h1 className="text-4xl sm:text-5xl">Merkliste</h1>
          <p className="max-w-2xl text-ink-soft text-lg">
            Ihre Merkliste liegt nur in diesem Browser. Ein Konto brauchen Sie dafür nicht.
          </p>
        </header>
        {!isLoaded && (
          <>
            <NeedsScript subject="Die Merkliste" />
            <ArticleGridSkeleton count={3} />
          </>
        )}
        {isLoaded && remembered.length === 0 && (
          <EmptyState
            title="Ihre Merkliste ist leer."
            actions={<LinkButton to={paths.categories()}>Zu den Kollektionen</LinkButton>}
          >
            Mit dem Herz an einem Artikel merken Sie ihn vor.
          </EmptyState>
        )}
        {isLoaded && remembered.length > 0 && (
          <RememberedCards
            articles={articles}
            count={remembered.length}
            isLoading={isLoading}
            onRetry={retry}
            renderAction={(article) => <AddToCartButton article={article} variant="secondary" className="w-full" />}
            renderMark={(article) => <WishlistButton article={article} />}
          />
        )}
        <UnavailableArticles articles={unavailable} onRemove={(id) => wishlist.getState().remove(id)} />
      </div>
      <RecentArticles />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
