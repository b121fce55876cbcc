import { data, isRouteErrorResponse, redirect } from 'react-router';
import { paths } from '../config/paths.ts';
import { AddToCartButton } from '../features/cart/components/add-to-cart-button.tsx';
import { getCategory } from '../features/catalog/api/get-category.ts';
import { searchCatalogue } from '../features/catalog/api/search-catalogue.ts';
import { breadcrumbs } from '../features/catalog/breadcrumbs.ts';
import { categoryIntro } from '../features/catalog/category-intro.ts';
import { parseSearch, wholeCatalogue } from '../features/catalog/search/catalogue-search.ts';
import { CollectionArticles } from '../features/catalog/search/collection-articles.tsx';
import { WishlistButton } from '../features/wishlist/components/wishlist-button.tsx';
import { canonicalUrl } from '../lib/canonical-url.server.ts';
import { isRowId } from '../lib/is-row-id.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { supabaseContext } from '../lib/supabase/server.server.ts';
import { BackLink } from '../ui/back-link.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { RouteError } from '../ui/route-error.tsx';
import type { Route } from './+types/category.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(supabaseContext);
  if (!isRowId(params.categoryId)) throw data('category_not_found', { status: 404 });
  // A collection is sorted and paged; it is not searched.
  const { sorting, page } = parseSearch(new URL(request.url).searchParams);
  const search = { ...wholeCatalogue, sorting, page };
  const loaded = await Promise.all([
    getCategory(client, params.categoryId),
    searchCatalogue(client, search, params.categoryId),
  ]).catch((error: unknown) => {
    console.error(`Collection ${params.categoryId} could not be loaded`, error);
    throw redirect(paths.categories('category_load_failed'));
  });
  const [category, found] = loaded;
  if (category === null) throw data('category_not_found', { status: 404 });
  return {
    category,
    search,
    found,
    canonicalUrl: canonicalUrl(paths.category(category.id, search.page)),
    homeUrl: canonicalUrl(paths.home()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return pageMeta({ title: 'Kollektion nicht gefunden', isIndexed: false });
  const { category, canonicalUrl, homeUrl } = loaderData;
  return pageMeta({
    title: category.title,
    description: categoryIntro(category),
    canonicalUrl,
    structured: [
      breadcrumbs(homeUrl, [{ name: category.title, url: new URL(paths.category(category.id), homeUrl).href }]),
    ],
  });
};

export default function CategoryPage({ loaderData: { category, search, found } }: Route.ComponentProps) {
  return (
    <Page className="flex flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <BackLink to={paths.categories()}>Zurück zu allen Kategorien</BackLink>
        <h1 className="text-4xl sm:text-5xl">{category.title}</h1>
        <p className="max-w-2xl text-ink-soft text-lg">{categoryIntro(category)}</p>
      </div>
      <CollectionArticles
        key={category.id}
        search={search}
        found={found}
        renderAction={(article) => <AddToCartButton article={article} variant="secondary" className="w-full" />}
        renderMark={(article) => <WishlistButton article={article} />}
      />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Page>
        <NotFound
          title="Kollektion nicht gefunden"
          description="Die gesuchte Kollektion existiert nicht oder wurde entfernt."
          backTo={paths.categories()}
          backLabel="Zurück zu allen Kategorien"
        />
      </Page>
    );
  }
  return <RouteError error={error} />;
}
