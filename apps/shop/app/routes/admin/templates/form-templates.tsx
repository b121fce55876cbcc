import { Plus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { dayInBerlin } from 'shop-backend/legal';
import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminTemplate } from '#app/features/admin-templates/admin-template.ts';
import { deleteTemplate } from '#app/features/admin-templates/api/delete-template.ts';
import { templateSource } from '#app/features/admin-templates/api/template.schema.ts';
import { TemplateList } from '#app/features/admin-templates/components/template-list.tsx';
import { templateTable } from '#app/features/admin-templates/template-table.tsx';
import { templateTexts } from '#app/features/admin-templates/texts/template-texts.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { restoreDeleted } from '#app/lib/restore-deleted.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/form-templates.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, templateTable, templateSource);
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
  const { revalidate } = useRevalidator();
  return (
    <ListPage
      title={texts.title}
      language={language}
      actions={
        <LinkButton to={adminPaths.newFormTemplate()}>
          <Plus aria-hidden className="size-4" />
          <span>{texts.newTemplate}</span>
        </LinkButton>
      }
      table={templateTable}
      page={loaderData}
      source={null}
      failureTitle={texts.listFailed}
    >
      {(list) => (
        <TemplateList
          {...list}
          onDelete={async ({ id }) => deleteTemplate(await signedInClient(), id)}
          onDuplicate={duplicate}
          onRestore={restoreDeleted}
          onChanged={() => void revalidate()}
        />
      )}
    </ListPage>
  );
}
