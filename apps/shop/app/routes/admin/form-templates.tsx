import { Plus } from 'lucide-react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { deleteTemplate, duplicateTemplate } from '../../features/admin-templates/api/change-templates.ts';
import { listTemplates } from '../../features/admin-templates/api/list-templates.ts';
import { TemplateList } from '../../features/admin-templates/components/template-list.tsx';
import { templateTables } from '../../features/admin-templates/template-table.ts';
import { templateTexts } from '../../features/admin-templates/texts/template-texts.ts';
import { useAdminLanguage } from '../../lib/language/use-admin-language.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { restoreDeleted } from '../../lib/restore-deleted.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { AdminPage } from '../../ui/admin/admin-page.tsx';
import { ListFailure } from '../../ui/admin/list-failure.tsx';
import { useTableQuery } from '../../ui/data-table/use-table-query.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import type { Route } from './+types/form-templates.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, templateTables.en);
  return loadOrFailure(async () => listTemplates(await signedInClient(), query));
}

export default function FormTemplatesPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('en');
  const texts = templateTexts[language];
  const [query, setQuery] = useTableQuery(templateTables[language]);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  return (
    <AdminPage
      title={texts.title}
      language={language}
      actions={
        <LinkButton to={adminPaths.newFormTemplate()}>
          <Plus aria-hidden className="size-4" />
          {texts.newTemplate}
        </LinkButton>
      }
    >
      {loaderData.ok ? (
        <TemplateList
          page={loaderData.value}
          query={query}
          onQueryChange={setQuery}
          onDelete={async ({ id }) => deleteTemplate(await signedInClient(), id)}
          onDuplicate={async ({ id }) => duplicateTemplate(await signedInClient(), id)}
          onRestore={restoreDeleted}
          onChanged={() => void revalidate()}
          isLoading={state === 'loading'}
        />
      ) : (
        <ListFailure title={texts.listFailed} error={loaderData.error} />
      )}
    </AdminPage>
  );
}
