import { useEffect } from 'react';
import { data, isRouteErrorResponse, redirect, useRevalidator } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { AddToCartButton } from '#app/features/cart/components/add-to-cart-button.tsx';
import { getArticle } from '#app/features/catalog/api/get-article.ts';
import { getQueueDays } from '#app/features/catalog/api/get-queue-days.ts';
import { isArticlePaused } from '#app/features/catalog/api/is-article-paused.ts';
import { listArticleImages } from '#app/features/catalog/api/list-article-images.ts';
import { isConfigurable } from '#app/features/catalog/article.ts';
import { withQueue } from '#app/features/catalog/article-facts.ts';
import { breadcrumbs } from '#app/features/catalog/breadcrumbs.ts';
import { ArticleView } from '#app/features/catalog/components/article-view.tsx';
import { productFacts } from '#app/features/catalog/product-facts.ts';
import { WishlistButton } from '#app/features/wishlist/components/wishlist-button.tsx';
import { recentArticles } from '#app/features/wishlist/remembered.ts';
import { readImageFocus } from '#app/lib/files/image-focus.ts';
import { expectedDelivery } from '#app/lib/formats/expected-delivery.ts';
import { markdownText } from '#app/lib/markdown/markdown-text.ts';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply } from '#app/lib/security/public-reply.server.ts';
import { hasRole } from '#app/lib/session/session.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/article.ts';
import { RecentArticles } from './recent-articles.tsx';

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(supabaseContext);
  const [found, furtherImages, queueDays] = await Promise.all([
    getArticle(client, params.articleId),
    listArticleImages(client, params.articleId),
    getQueueDays(client),
  ]).catch((error: unknown) => {
    console.error(`Article ${params.articleId} could not be loaded`, error);
    throw redirect(paths.categories('article_load_failed'));
  });
  if (found === null) {
    const isPaused = await isArticlePaused(client, params.articleId).catch((error: unknown) => {
      console.error(`Article ${params.articleId} could not be looked up`, error);
      return false;
    });
    throw isPaused ? redirect(paths.categories()) : data('article_not_found', { status: 404 });
  }

  const { description: markdown, ...article } = found.article;
  const description = parseMarkdown(markdown ?? '');
  const facts = isConfigurable(article) ? withQueue(found.facts, queueDays) : found.facts;
  const mainImage = article.imageUrl === null ? [] : [{ source: article.imageUrl, alt: null }];
  return {
    article,
    facts,
    expectedDelivery: expectedDelivery(facts.deliveryDays),
    categories: found.categories,
    images: [...mainImage, ...furtherImages],
    description,
    descriptionText: markdownText(description),
    canonicalUrl: canonicalUrl(paths.article(article.id)),
    homeUrl: canonicalUrl(paths.home()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (loaderData === undefined) return pageMeta({ title: 'Artikel nicht gefunden', isIndexed: false });
  const { article, categories, images, descriptionText, canonicalUrl, homeUrl } = loaderData;
  const [firstImage] = images;
  const imageUrl = firstImage === undefined ? null : new URL(readImageFocus(firstImage.source).address, homeUrl).href;
  const [category] = categories;
  const trail =
    category === undefined ? [] : [{ name: category.title, url: new URL(paths.category(category.id), homeUrl).href }];
  return pageMeta({
    title: article.title,
    description: descriptionText === '' ? `${article.title}: Keine Beschreibung verfügbar.` : descriptionText,
    canonicalUrl,
    imageUrl: imageUrl ?? undefined,
    isIndexed: !article.isPaused,
    structured: [
      productFacts({ article, description: descriptionText, url: canonicalUrl, imageUrl }),
      breadcrumbs(homeUrl, [...trail, { name: article.title, url: canonicalUrl }]),
    ],
  });
};

/** Reloads a paused article, which only admins may see, when the role is lost, so that the loader redirects. */
function useRevalidateWithoutRole(isPaused: boolean): void {
  const { revalidate } = useRevalidator();
  const session = useSession();
  const canView = !isPaused || session.status === 'unknown' || hasRole(session, 'admin');
  useEffect(() => {
    if (!canView) void revalidate();
  }, [canView, revalidate]);
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, facts, expectedDelivery, categories, images, description } = loaderData;
  const { id, title } = article;
  useEffect(() => recentArticles.getState().add({ id, title }), [id, title]);
  useRevalidateWithoutRole(article.isPaused);
  return (
    <Page className="flex flex-col gap-16">
      <ArticleView
        article={article}
        facts={facts}
        expectedDelivery={expectedDelivery}
        categories={categories}
        images={images}
        description={description}
        addToCart={
          // A line without a configuration cannot be ordered, so this is not the main action of such an article.
          <AddToCartButton article={article} size="large" variant={isConfigurable(article) ? 'secondary' : 'primary'} />
        }
        remember={<WishlistButton article={article} />}
      />
      <RecentArticles exceptId={article.id} />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Page>
        <NotFound
          title="Artikel nicht gefunden"
          description="Der gesuchte Artikel existiert nicht oder wurde entfernt."
          backTo={paths.categories()}
          backLabel="Zurück zu den Kategorien"
        />
      </Page>
    );
  }
  return <RouteError error={error} />;
}
