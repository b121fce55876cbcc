import { useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type ListedMail, rowSources } from '#app/features/admin-operations/api/operations.schema.ts';
import { resendMail } from '#app/features/admin-operations/api/resend-mail.ts';
import { mailTable } from '#app/features/admin-operations/components/mail-table.tsx';
import { mailName } from '#app/features/admin-operations/mail-name.ts';
import { operationTexts } from '#app/features/admin-operations/texts/operation-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { Route } from './+types/mails.ts';

const source = rowSources.mails;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadList(request, mailTable, source);
}

export default function MailsPage({ loaderData }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const texts = operationTexts[language];
  const formats = adminFormats[language];
  const { revalidate } = useRevalidator();
  const [toResend, setToResend] = useState<ListedMail | null>(null);
  const context = useMemo(() => ({ texts, formats, onResend: setToResend }), [texts, formats]);
  async function resend({ id, recipient }: ListedMail) {
    try {
      await resendMail(await signedInClient(), id);
      showToast({ title: texts.mails.resent, description: recipient, id: 'mail-resend' });
    } catch (error) {
      showErrorToast({ title: texts.mails.resendFailed, description: failureText(error, language), id: 'mail-resend' });
    }
    await revalidate();
  }
  return (
    <ListPage
      language={language}
      title={texts.mails.title}
      intro={texts.mails.intro}
      table={mailTable}
      page={loaderData}
      source={source}
      failureTitle={texts.mails.failed}
      after={
        <ConfirmDialog
          isOpen={toResend !== null}
          title={texts.mails.resendTitle}
          confirmLabel={texts.mails.resend}
          onClose={() => setToResend(null)}
          onConfirm={() => (toResend === null ? undefined : resend(toResend))}
        >
          {toResend !== null && texts.mails.resendText(mailName(toResend.template, texts), toResend.recipient)}
        </ConfirmDialog>
      }
    >
      {(list) => (
        <DataTable
          {...list}
          table={mailTable}
          context={context}
          label={texts.mails.title}
          searchLabel={texts.mails.searchLabel}
          language={language}
          rowId={({ id }) => id}
          rowLabel={({ template, recipient }) => texts.mails.row(mailName(template, texts), recipient)}
          empty={<EmptyState title={texts.mails.empty} />}
        />
      )}
    </ListPage>
  );
}
