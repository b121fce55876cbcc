import { redirect } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { AddToCartButton } from '#app/features/cart/components/add-to-cart-button.tsx';
import { getCategory } from '#app/features/catalog/api/get-category.ts';
import { searchCatalogue } from '#app/features/catalog/api/search-catalogue.ts';
import { breadcrumbs } from '#app/features/catalog/breadcrumbs.ts';
import { categoryIntro } from '#app/features/catalog/category-intro.ts';
import { parseSearch, wholeCatalogue } from '#app/features/catalog/search/catalogue-search.ts';
import { CollectionArticles } from '#app/features/catalog/search/collection-articles.tsx';
import { WishlistButton } from '#app/features/wishlist/components/wishlist-button.tsx';
import { isRowId } from '#app/lib/checks/is-row-id.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply } from '#app/lib/security/public-reply.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { BackLink } from '#app/ui/buttons/back-link.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/category.ts';

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const client = context.get(supabaseContext);
  const toCategories = redirect(paths.categories('category_load_failed'));
  if (!isRowId(params.categoryId)) throw toCategories;
  // A collection is sorted and paged, but not searched.
  const { sorting, page } = parseSearch(new URL(request.url).searchParams);
  const search = { ...wholeCatalogue, sorting, page };
  const loaded = await Promise.all([
    getCategory(client, params.categoryId),
    searchCatalogue(client, request.url, search, params.categoryId),
  ]).catch((error: unknown) => {
    if (error instanceof Response) throw error;
    console.error(`Collection ${params.categoryId} could not be loaded`, error);
    throw toCategories;
  });
  const [category, found] = loaded;
  if (category === null) throw toCategories;
  return {
    category,
    search,
    found,
    canonicalUrl: canonicalUrl(paths.category(category.id, search.page)),
    homeUrl: canonicalUrl(paths.home()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return pageMeta({ title: 'Kollektion', isIndexed: false });
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
  return <RouteError error={error} />;
}
