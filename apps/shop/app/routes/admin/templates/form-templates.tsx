import { Plus } from 'lucide-react';
import { useNavigation, useRevalidator } from 'react-router';
import { dayInBerlin } from 'shop-backend/legal';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminTemplate } from '#app/features/admin-templates/admin-template.ts';
import { deleteTemplate } from '#app/features/admin-templates/api/delete-template.ts';
import { listTemplates } from '#app/features/admin-templates/api/list-templates.ts';
import { TemplateList } from '#app/features/admin-templates/components/template-list.tsx';
import { templateTables } from '#app/features/admin-templates/template-table.ts';
import { templateTexts } from '#app/features/admin-templates/texts/template-texts.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import { ListFailure } from '#app/ui/admin/lists/list-failure.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { useTableQuery } from '#app/ui/data-table/use-table-query.ts';
import type { Route } from './+types/form-templates.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, templateTables.en);
  return loadOrFailure(async () => listTemplates(await signedInClient(), query));
}

// The engine is loaded only to copy a template.
async function duplicate({ id }: AdminTemplate) {
  const { duplicateTemplate, hostFieldTypes } = await import('./template-tools.ts');
  const fieldTypes = hostFieldTypes(dayInBerlin(new Date())).map(({ type }) => type);
  await duplicateTemplate(await signedInClient(), id, fieldTypes);
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
          <span>{texts.newTemplate}</span>
        </LinkButton>
      }
    >
      {loaderData.ok ? (
        <TemplateList
          page={loaderData.value}
          query={query}
          onQueryChange={setQuery}
          onDelete={async ({ id }) => deleteTemplate(await signedInClient(), id)}
          onDuplicate={duplicate}
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
