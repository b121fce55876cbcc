import type { SupabaseClient } from '@supabase/supabase-js';
import { type MeasurementName, measurementLabels } from 'configurator-core/templates';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { getCheapestArticle } from '#app/features/catalog/api/get-cheapest-article.ts';
import { getQueueDays } from '#app/features/catalog/api/get-queue-days.ts';
import { listCategories } from '#app/features/catalog/api/list-categories.ts';
import { CategoryGrid } from '#app/features/catalog/components/category-grid.tsx';
import { Features } from '#app/features/catalog/home/features.tsx';
import { Hero } from '#app/features/catalog/home/hero.tsx';
import { HowItWorks } from '#app/features/catalog/home/how-it-works.tsx';
import { MeasuringGuide } from '#app/features/catalog/home/measuring-guide.tsx';
import { getFormTemplate } from '#app/features/configure/api/get-form-template.ts';
import { getSoldOutMaterials } from '#app/features/configure/api/get-sold-out-materials.ts';
import { defaultDrawingProps } from '#app/features/drawing/drawing-props.ts';
import { MeasuringVideoButton } from '#app/features/drawing/measuring-video/measuring-video-button.tsx';
import { CoatDesigner } from '#app/features/try-out/components/coat-designer.tsx';
import { readTryOut } from '#app/features/try-out/read-try-out.schema.ts';
import { formatShortPrice } from '#app/lib/formats/format-price.ts';
import { formatWithinWorkingDays } from '#app/lib/formats/format-working-days.ts';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply, sharedReplyContext } from '#app/lib/security/public-reply.server.ts';
import { keepByKey } from '#app/lib/supabase/keep-by-key.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { shippingNote, taxNote } from '#app/ui/content/price.tsx';
import { SectionHeading } from '#app/ui/page/section-heading.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import type { Route } from './+types/home.ts';

let showGuide = () => {};
const guideIsNear = new Promise<void>((resolve) => {
  showGuide = resolve;
});

// Rendered on the server. The page is hydrated without it; its code loads when the guide is scrolled near.
const DogDrawing = lazyPart(async () => {
  if (typeof window !== 'undefined') await guideIsNear;
  return (await import('#app/features/drawing/dog-drawing.tsx')).DogDrawing;
});

/** The drawing of the measuring guide. */
function GuideDrawing({ measurement }: { measurement: MeasurementName }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showGuide(), {
      rootMargin: '400px',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className="size-full">
      <Suspense>
        <DogDrawing {...defaultDrawingProps} highlightedMeasurement={measurement} />
      </Suspense>
    </div>
  );
}

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export async function loader({ context }: Route.LoaderArgs) {
  const client = context.get(supabaseContext);
  // The rest of the page is useful without a part that fails.
  const orNull = (part: string) => (error: unknown) => {
    console.error(`${part} could not be loaded`, error);
    context.set(sharedReplyContext, false);
    return null;
  };
  const [categories, coat] = await Promise.all([
    listCategories(client).catch(orNull('Collections')),
    loadCoat(client).catch(orNull('The coat of the home page')),
  ]);
  return { categories, coat, canonicalUrl: canonicalUrl(paths.home()) };
}

const loadTryOut = keepByKey(async (client: SupabaseClient, templateId) =>
  readTryOut(await getFormTemplate(client, templateId), 'dog-coat', []),
);

/** The coat that the home page starts, in three fabrics in stock; null if none can be configured. */
async function loadCoat(client: SupabaseClient) {
  const [article, soldOut, queueDays] = await Promise.all([
    getCheapestArticle(client, 'dog-coat'),
    getSoldOutMaterials(client),
    getQueueDays(client),
  ]);
  if (article === null) return null;
  const tryOut = await loadTryOut(client, article.formTemplateId);
  const fabric = tryOut?.fields.find(({ name }) => name === 'fabric');
  const inStock = fabric?.options.filter(({ material }) => !soldOut.includes(material ?? '')) ?? [];
  if (tryOut === null || fabric === undefined || inStock.length === 0) return null;
  const { min, max } = article.deliveryDays;
  return {
    articleId: article.id,
    // As texts, so that the page loads no code that formats them.
    price: `ab ${formatShortPrice(article.priceCents)}`,
    delivery: formatWithinWorkingDays({ min: min + queueDays, max: max + queueDays }),
    tax: taxNote(shop.tax),
    shipping: shippingNote(shop.shipping),
    tryOut: { ...tryOut, fields: [{ ...fabric, options: threeOf(inStock) }] },
  };
}

/** The first, the middle and the last of a list, since neighbours are often alike. */
function threeOf<T>(list: readonly T[]): readonly T[] {
  const places = [0, Math.floor(list.length / 2), list.length - 1];
  return list.filter((_, place) => places.includes(place));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: `${shop.name} – ${shop.claim}`,
    description:
      'Hundemäntel, Geschirre, Halsbänder und Leinen nach Maß: neun Maße nehmen, Stoff und Farben wählen, den Preis sofort sehen.',
    canonicalUrl: loaderData?.canonicalUrl,
    structured: [{ '@type': 'Organization', name: shop.name, url: loaderData?.canonicalUrl }],
  });

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero designer={loaderData.coat !== null && <HomeCoat {...loaderData.coat} />} />
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 md:py-20">
        <Features />
      </div>
      <section className="mx-auto flex max-w-6xl flex-col gap-10 px-4 pb-16 sm:px-6 md:pb-20">
        <SectionHeading title="Unsere Kollektionen" />
        {loaderData.categories === null ? (
          <LoadFailure title="Die Kollektionen konnten nicht geladen werden." />
        ) : (
          <CategoryGrid categories={loaderData.categories} titleLevel="h3" />
        )}
        <LinkButton to={paths.categories()} variant="secondary" className="self-start">
          Alle Kollektionen ansehen
        </LinkButton>
      </section>
      <MeasuringGuide
        measurements={measurementLabels}
        first="chestCircumference"
        action={
          <MeasuringVideoButton variant="secondary" className="self-start">
            Messvideo ansehen
          </MeasuringVideoButton>
        }
        renderDrawing={(measurement) => <GuideDrawing measurement={measurement} />}
      />
      <HowItWorks />
    </>
  );
}

type Coat = NonNullable<Route.ComponentProps['loaderData']['coat']>;

/** The coat to try, with its real price and delivery time. */
function HomeCoat({ articleId, price, delivery, tax, shipping, tryOut }: Coat) {
  const [fabric] = tryOut.fields;
  return (
    fabric && (
      <CoatDesigner
        articleId={articleId}
        tryOut={tryOut}
        fabric={fabric}
        terms={
          <p className="text-ink-soft text-sm">
            <strong className="font-semibold text-base text-ink">{price}</strong> <span>{`${delivery}, ${tax},`}</span>{' '}
            <Link
              to={paths.info('versand')}
              className="inline-block py-1 underline underline-offset-2 hover:text-forest"
            >
              {shipping}
            </Link>
          </p>
        }
      />
    )
  );
}
