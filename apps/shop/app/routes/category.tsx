import { data, isRouteErrorResponse, redirect } from 'react-router';
import { paths } from '../config/paths.ts';
import { AddToCartButton } from '../features/cart/components/add-to-cart-button.tsx';
import { getCategory } from '../features/catalog/api/get-category.ts';
import { listCategoryArticles } from '../features/catalog/api/list-category-articles.ts';
import { articleTeaser } from '../features/catalog/article-teaser.ts';
import { breadcrumbs } from '../features/catalog/breadcrumbs.ts';
import { categoryIntro } from '../features/catalog/category-intro.ts';
import { ArticleGrid } from '../features/catalog/components/article-grid.tsx';
import { canonicalUrl } from '../lib/canonical-url.server.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { supabaseContext } from '../lib/supabase/server.server.ts';
import { BackLink } from '../ui/back-link.tsx';
import { NotFound } from '../ui/not-found.tsx';
import { Page } from '../ui/page.tsx';
import { RouteError } from '../ui/route-error.tsx';
import type { Route } from './+types/category.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(supabaseContext);
  const loaded = await Promise.all([
    getCategory(client, params.categoryId),
    listCategoryArticles(client, params.categoryId),
  ]).catch((error: unknown) => {
    console.error(`Collection ${params.categoryId} could not be loaded`, error);
    throw redirect(paths.categories('category_load_failed'));
  });
  const [category, articles] = loaded;
  if (category === null) throw data('category_not_found', { status: 404 });
  return {
    category,
    articles: articles.map(articleTeaser),
    canonicalUrl: canonicalUrl(paths.category(category.id)),
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
    structured: [breadcrumbs(homeUrl, [{ name: category.title, url: canonicalUrl }])],
  });
};

export default function CategoryPage({ loaderData: { category, articles } }: Route.ComponentProps) {
  return (
    <Page className="flex flex-col gap-8">
      <div className="flex flex-col items-start gap-4">
        <BackLink to={paths.categories()}>Zurück zu allen Kategorien</BackLink>
        <h1 className="text-4xl sm:text-5xl">{category.title}</h1>
        <p className="max-w-2xl text-ink-soft text-lg">{categoryIntro(category)}</p>
      </div>
      <ArticleGrid
        articles={articles}
        renderAction={(article) => <AddToCartButton article={article} variant="secondary" className="w-full" />}
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
