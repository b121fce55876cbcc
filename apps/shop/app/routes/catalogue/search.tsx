import { data } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { AddToCartButton } from '#app/features/cart/components/add-to-cart-button.tsx';
import { searchCatalogue } from '#app/features/catalog/api/search-catalogue.ts';
import { parseSearch } from '#app/features/catalog/search/catalogue-search.ts';
import { SearchView } from '#app/features/catalog/search/search-view.tsx';
import { WishlistButton } from '#app/features/wishlist/components/wishlist-button.tsx';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/search.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = parseSearch(new URL(request.url).searchParams);
  const page = { search, canonicalUrl: canonicalUrl(paths.search()) };
  try {
    return { ...page, found: await searchCatalogue(context.get(supabaseContext), request.url, search) };
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('The search failed', error);
    return data({ ...page, found: null }, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.search.query ? `Suche: ${loaderData.search.query}` : 'Alle Artikel',
    description: 'Alle Artikel der Maßschneiderei, nach Art, Preis und Fertigung.',
    canonicalUrl: loaderData?.canonicalUrl,
    // Search results are not indexed as a page.
    isIndexed: false,
  });

export default function SearchPage({ loaderData: { search, found } }: Route.ComponentProps) {
  return (
    <Page className="flex flex-col gap-8">
      {found === null ? (
        <LoadFailure title="Die Suche ist gerade nicht möglich." />
      ) : (
        <SearchView
          search={search}
          found={found}
          renderAction={(article) => <AddToCartButton article={article} variant="secondary" className="w-full" />}
          renderMark={(article) => <WishlistButton article={article} />}
        />
      )}
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
