import type { SupabaseClient } from '@supabase/supabase-js';
import { builtInTemplates } from 'configurator-core/templates';
import { Suspense, startTransition, useEffect, useState } from 'react';
import { data, isRouteErrorResponse, redirect, useRevalidator } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { withPresetValues } from '#app/config/preset.ts';
import { AddToCartButton } from '#app/features/cart/components/add-to-cart-button.tsx';
import { getArticle } from '#app/features/catalog/api/get-article.ts';
import { getQueueDays } from '#app/features/catalog/api/get-queue-days.ts';
import { isArticlePaused } from '#app/features/catalog/api/is-article-paused.ts';
import { listArticleImages } from '#app/features/catalog/api/list-article-images.ts';
import { type Article, isConfigurable } from '#app/features/catalog/article.ts';
import { withQueue } from '#app/features/catalog/article-facts.ts';
import { breadcrumbs } from '#app/features/catalog/breadcrumbs.ts';
import { ArticleView } from '#app/features/catalog/components/article-view.tsx';
import type { GalleryView } from '#app/features/catalog/gallery/gallery-view.ts';
import { productFacts } from '#app/features/catalog/product-facts.ts';
import { getFormTemplate } from '#app/features/configure/api/get-form-template.ts';
import { getSoldOutMaterials } from '#app/features/configure/api/get-sold-out-materials.ts';
import { FabricMacro } from '#app/features/materials/components/fabric-macro.tsx';
import { TryOutChips } from '#app/features/try-out/components/try-out-chips.tsx';
import { tryOutViews } from '#app/features/try-out/components/try-out-views.tsx';
import { readTryOut } from '#app/features/try-out/read-try-out.schema.ts';
import type { TriedValues, TryOut } from '#app/features/try-out/try-out.ts';
import { WishlistButton } from '#app/features/wishlist/components/wishlist-button.tsx';
import { recentArticles } from '#app/features/wishlist/remembered.ts';
import { readImageFocus } from '#app/lib/files/image-focus.ts';
import { expectedDelivery } from '#app/lib/formats/expected-delivery.ts';
import { markdownText } from '#app/lib/markdown/markdown-text.ts';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply } from '#app/lib/security/public-reply.server.ts';
import { hasRole } from '#app/lib/session/session.ts';
import { useSession } from '#app/lib/session/use-session.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/article.ts';
import type { OpenedFabricSheet } from './fabric-sheet.tsx';
import { RecentArticles } from './recent-articles.tsx';

// Loaded when the first sheet is opened.
const LoadedFabricSheet = lazyPart(async () => (await import('./fabric-sheet.tsx')).LoadedFabricSheet);

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
  const tryOut = await loadTryOut(client, article).catch((error: unknown) => {
    // The article can be configured without trying it first.
    console.error(`The choices of article ${article.id} could not be loaded`, error);
    return null;
  });
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
    tryOut,
    canonicalUrl: canonicalUrl(paths.article(article.id)),
    homeUrl: canonicalUrl(paths.home()),
  };
}

/** What can be tried at the picture of an article; null if it cannot be configured or offers no such choice. */
async function loadTryOut(
  client: SupabaseClient,
  { configuratorType, formTemplateId }: Pick<Article, 'configuratorType' | 'formTemplateId'>,
): Promise<TryOut | null> {
  if (configuratorType === null) return null;
  const [template, soldOut] = await Promise.all([
    formTemplateId === null ? builtInTemplates[configuratorType] : getFormTemplate(client, formTemplateId),
    getSoldOutMaterials(client),
  ]);
  return readTryOut(template, configuratorType, soldOut);
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
  const { article } = loaderData;
  const { id, title } = article;
  useEffect(() => recentArticles.getState().add({ id, title }), [id, title]);
  useRevalidateWithoutRole(article.isPaused);
  return (
    <Page className="flex flex-col gap-16">
      <TriedArticle key={id} {...loaderData} />
      <RecentArticles exceptId={id} />
    </Page>
  );
}

/** The article with the choices that were tried at its picture, which its link carries into the configurator. */
function TriedArticle({
  article,
  facts,
  expectedDelivery,
  categories,
  images,
  description,
  tryOut,
}: Route.ComponentProps['loaderData']) {
  const [tried, setTried] = useState<TriedValues>({});
  const [opened, setOpened] = useState<OpenedFabricSheet | null>(null);
  const onTry = (name: string, value: string) => setTried((before) => ({ ...before, [name]: value }));
  return (
    <>
      <ArticleView
        article={article}
        facts={facts}
        expectedDelivery={expectedDelivery}
        categories={categories}
        images={images}
        views={tryOut === null ? [] : [...tryOutViews(tryOut, tried), ...macroView(tryOut, tried)]}
        revealed={JSON.stringify(tried)}
        tryOut={
          tryOut !== null && (
            <TryOutChips
              fields={tryOut.fields}
              tried={tried}
              onTry={onTry}
              onShowFabrics={() => startTransition(() => setOpened(sheetOf(tryOut, tried, onTry)))}
            />
          )
        }
        configureTo={withPresetValues(paths.configure(article.configuratorType, article.id), tried)}
        description={description}
        addToCart={
          // A line without a configuration cannot be ordered, so this is not the main action of such an article.
          <AddToCartButton article={article} size="large" variant={isConfigurable(article) ? 'secondary' : 'primary'} />
        }
        remember={<WishlistButton article={article} />}
      />
      <Suspense>{opened && <LoadedFabricSheet opened={opened} />}</Suspense>
    </>
  );
}

/** The tried fabric from close up, else the first; none if it has no picture. */
function macroView({ fields }: TryOut, tried: TriedValues): readonly GalleryView[] {
  const field = fields.find(({ options }) => options.some(({ material }) => material !== null));
  const fabric = field?.options.find(({ value }) => value === tried[field.name]) ?? field?.options[0];
  if (!fabric?.pictureUrl) return [];
  const macro = <FabricMacro pictureUrl={fabric.pictureUrl} label={`${fabric.label} aus der Nähe`} />;
  return [{ id: 'macro', label: 'Stoff aus der Nähe', large: macro, small: macro }];
}

/** The sheets of the fabrics that can be tried, from the tried one on. */
function sheetOf({ fields }: TryOut, tried: TriedValues, onTry: (name: string, value: string) => void) {
  const fabrics = fields.flatMap(({ name, options }) =>
    options.flatMap(({ value, label, pictureUrl, material }) =>
      material === null ? [] : [{ material, name: label, pictureUrl, field: name, value }],
    ),
  );
  const first = fabrics.find(({ field, value }) => tried[field] === value) ?? fabrics[0];
  return {
    fabrics,
    first: first?.material ?? '',
    onChoose: (material: string) => {
      const chosen = fabrics.find((fabric) => fabric.material === material);
      if (chosen !== undefined) onTry(chosen.field, chosen.value);
    },
  };
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
