import { useSearchParams } from 'react-router';
import { getCounts, getFigures, getFunnels } from '#app/features/admin-dashboard/api/get-figures.ts';
import { getOpenCases } from '#app/features/admin-dashboard/api/get-open-cases.ts';
import { Dashboard } from '#app/features/admin-dashboard/components/dashboard.tsx';
import { readDayRange } from '#app/features/admin-dashboard/figures.ts';
import { dashboardTexts } from '#app/features/admin-dashboard/texts/dashboard-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { useLatestSearch } from '#app/lib/page/use-latest-search.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/dashboard.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { range, isDropped } = readDayRange(new URL(request.url).searchParams, new Date());
  const client = await signedInClient();
  const [counts, openCases, figures, funnels] = await Promise.all([
    loadOrFailure(() => getCounts(client)),
    loadOrFailure(() => getOpenCases(client)),
    loadOrFailure(() => getFigures(client, range)),
    loadOrFailure(() => getFunnels(client, range)),
  ]);
  return { counts, openCases, figures, funnels, range, isRangeDropped: isDropped };
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const [parameters, setParameters] = useSearchParams();
  const latest = new URLSearchParams(useLatestSearch());
  const change = (next: Record<string, string>) =>
    setParameters({ ...Object.fromEntries(latest), ...next }, { preventScrollReset: true, replace: true });
  return (
    <AdminPage title={dashboardTexts[language].title} language={language}>
      <Dashboard
        {...loaderData}
        templateId={parameters.get('template')}
        onRange={({ from, to }) => change({ from, to })}
        onTemplate={(template) => change({ template })}
      />
    </AdminPage>
  );
}
