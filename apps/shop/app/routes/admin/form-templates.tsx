import { Plus } from 'lucide-react';
import { useNavigation, useRevalidator } from 'react-router';
import { adminPaths } from '../../config/admin-paths.ts';
import { deleteTemplate, duplicateTemplate } from '../../features/admin-templates/api/change-templates.ts';
import { listTemplates } from '../../features/admin-templates/api/list-templates.ts';
import { TemplateList } from '../../features/admin-templates/components/template-list.tsx';
import { templateTable } from '../../features/admin-templates/template-table.ts';
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
  const query = readTableQuery(new URL(request.url).searchParams, templateTable);
  return loadOrFailure(async () => listTemplates(await signedInClient(), query));
}

export default function FormTemplatesPage({ loaderData }: Route.ComponentProps) {
  const [query, setQuery] = useTableQuery(templateTable);
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  return (
    <AdminPage
      title="Form templates"
      language="en"
      actions={
        <LinkButton to={adminPaths.newFormTemplate()}>
          <Plus aria-hidden className="size-4" />
          New Template
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
        <ListFailure title="Error fetching templates" description={loaderData.message} />
      )}
    </AdminPage>
  );
}
