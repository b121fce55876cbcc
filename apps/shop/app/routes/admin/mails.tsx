import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { listRows } from '../../features/admin-operations/api/list-rows.ts';
import { rowSources } from '../../features/admin-operations/api/operations.schema.ts';
import { resendMail } from '../../features/admin-operations/api/resend-mail.ts';
import { mailColumns } from '../../features/admin-operations/components/operation-columns.tsx';
import { mailTable } from '../../features/admin-operations/operation-tables.ts';
import { failureText } from '../../lib/database-failure.ts';
import { loadOrFailure } from '../../lib/load-or-failure.ts';
import { signedInClient } from '../../lib/supabase/signed-in-client.ts';
import { loadEveryPage } from '../../lib/table/apply-table-query.ts';
import { readTableQuery } from '../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../lib/toasts.ts';
import { ListPage } from '../../ui/data-table/list-page.tsx';
import type { Route } from './+types/mails.ts';

const source = rowSources.mails;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readTableQuery(new URL(request.url).searchParams, mailTable);
  return loadOrFailure(async () => listRows(await signedInClient(), source, query, mailTable));
}

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const columns = useMemo(
    () =>
      mailColumns(async ({ id, recipient }) => {
        try {
          await resendMail(await signedInClient(), id);
          showToast({ title: 'E-Mail wird erneut gesendet', description: recipient });
        } catch (error) {
          showErrorToast({ title: 'Die E-Mail konnte nicht gesendet werden', description: failureText(error) });
        }
        await revalidate();
      }),
    [revalidate],
  );
  return (
    <ListPage
      title="E-Mails"
      intro="Alles, was der Shop verschickt. Was nicht ankommt, wird achtmal versucht und dann aufgegeben."
      definition={mailTable}
      columns={columns}
      page={loaderData}
      rowId={({ id }) => id}
      rowLabel={({ template, recipient }) => `${template} an ${recipient}`}
      searchLabel="Empfänger suchen"
      emptyTitle="Noch keine E-Mails"
      failureTitle="Fehler beim Laden der E-Mails"
      loadAll={async (query) => {
        const client = await signedInClient();
        return loadEveryPage(query, mailTable, (page, sized) => listRows(client, source, page, sized));
      }}
    />
  );
}
