import { paths } from '#app/config/paths.ts';
import { listCategories } from '#app/features/catalog/api/list-categories.ts';
import { CategoryGrid } from '#app/features/catalog/components/category-grid.tsx';
import { NoticeToast } from '#app/features/catalog/components/notice-toast.tsx';
import { canonicalUrl } from '#app/lib/page/canonical-url.server.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { publicReply } from '#app/lib/security/public-reply.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { RouteError } from '#app/ui/states/route-error.tsx';
import type { Route } from './+types/categories.ts';

export const middleware: Route.MiddlewareFunction[] = [publicReply];

export async function loader({ context }: Route.LoaderArgs) {
  const categories = await listCategories(context.get(supabaseContext));
  return { categories, canonicalUrl: canonicalUrl(paths.categories()) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Unsere Kollektionen',
    description: 'Alle Kollektionen der Maßschneiderei: Mäntel, Geschirre, Halsbänder und Leinen nach Maß.',
    canonicalUrl: loaderData?.canonicalUrl,
  });

export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page className="flex flex-col gap-10">
      <NoticeToast />
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl sm:text-5xl">Unsere Kollektionen</h1>
        <p className="max-w-2xl text-ink-soft text-lg">
          Jedes Stück entsteht nach den Maßen Ihres Hundes. Wählen Sie eine Kollektion.
        </p>
      </header>
      <CategoryGrid categories={loaderData.categories} titleLevel="h2" isPriority />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
