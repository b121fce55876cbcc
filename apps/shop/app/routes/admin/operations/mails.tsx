import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listRows } from '#app/features/admin-operations/api/list-rows.ts';
import { type ListedMail, rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
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
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
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
  const [toResend, setToResend] = useState<ListedMail | null>(null);
  const columns = useMemo(() => mailColumns(texts, formats, setToResend), [texts, formats]);
  async function resend({ id, recipient }: ListedMail) {
    try {
      await resendMail(await signedInClient(), id);
      showToast({ title: texts.mails.resent, description: recipient, id: 'mail-resend' });
    } catch (error) {
      showErrorToast({ title: texts.mails.resendFailed, description: failureText(error, language), id: 'mail-resend' });
    }
    await revalidate();
  }
  const list = (
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
  return (
    <>
      {list}
      <PageLanguage value={language}>
        <ConfirmDialog
          isOpen={toResend !== null}
          title={texts.mails.resendTitle}
          confirmLabel={texts.mails.resend}
          onClose={() => setToResend(null)}
          onConfirm={() => (toResend === null ? undefined : resend(toResend))}
        >
          {toResend !== null && texts.mails.resendText(mailName(toResend.template, texts), toResend.recipient)}
        </ConfirmDialog>
      </PageLanguage>
    </>
  );
}
