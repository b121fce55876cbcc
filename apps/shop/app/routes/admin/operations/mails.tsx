import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { resendMail } from '#app/features/admin-operations/api/resend-mail.ts';
import { mailColumns } from '#app/features/admin-operations/components/mail-columns.tsx';
import { mailName } from '#app/features/admin-operations/mail-name.ts';
import { operationTables } from '#app/features/admin-operations/operation-tables.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '#app/lib/table/apply-table-query.ts';
import { readTableQuery } from '#app/lib/table/table-query.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/mails.ts';

const source = rowSources.mails;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, operationTables.de.mails);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, operationTables.de.mails));
}

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const { revalidate } = useRevalidator();
  const columns = useMemo(
    () =>
      mailColumns(texts, formats, async ({ id, recipient }) => {
        try {
          await resendMail(await signedInClient(), id);
          showToast({ title: texts.mails.resent, description: recipient });
        } catch (error) {
          showErrorToast({ title: texts.mails.resendFailed, description: failureText(error, language) });
        }
        await revalidate();
      }),
    [revalidate, texts, formats, language],
  );
  return (
    <ListPage
      language={language}
      title={texts.mails.title}
      intro={texts.mails.intro}
      definition={operationTables[language].mails}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ template, recipient }) => texts.mails.row(mailName(template, texts), recipient)}
      searchLabel={texts.mails.searchLabel}
      emptyTitle={texts.mails.empty}
      failureTitle={texts.mails.failed}
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, operationTables.de.mails, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
