import { measurementLabels } from 'configurator-core/templates';
import { Suspense } from 'react';
import { paths } from '#app/config/paths.ts';
import { shop } from '#app/config/shop.ts';
import { listCategories } from '#app/features/catalog/api/list-categories.ts';
import { CategoryGrid } from '#app/features/catalog/components/category-grid.tsx';
import { Features } from '#app/features/catalog/home/features.tsx';
import { Hero } from '#app/features/catalog/home/hero.tsx';
import { HowItWorks } from '#app/features/catalog/home/how-it-works.tsx';
import { MeasuringGuide } from '#app/features/catalog/home/measuring-guide.tsx';
import { defaultDrawingProps } from '#app/features/drawing/drawing-props.ts';
import { MeasuringVideoButton } from '#app/features/drawing/measuring-video/measuring-video-button.tsx';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply, sharedReplyContext } from '#app/lib/security/public-reply.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { SectionHeading } from '#app/ui/page/section-heading.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import type { Route } from './+types/home.ts';

// Rendered on the server; its code loads after the page.
const DogDrawing = lazyPart(async () => (await import('#app/features/drawing/dog-drawing.tsx')).DogDrawing);

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await listCategories(context.get(supabaseContext)).catch((error: unknown) => {
    // The rest of the page is still useful; the grid shows the error and offers a retry.
    console.error('Collections could not be loaded', error);
    context.set(sharedReplyContext, false);
    return null;
  });
  return { categories, canonicalUrl: canonicalUrl(paths.home()) };
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
      <Hero />
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
        renderDrawing={(measurement) => (
          <Suspense>
            <DogDrawing {...defaultDrawingProps} highlightedMeasurement={measurement} />
          </Suspense>
        )}
      />
      <HowItWorks />
    </>
  );
}
