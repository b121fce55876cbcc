import { use, useMemo, useState } from 'react';
import { failureText, isRefusal, parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import type { ListState } from '#app/ui/data-table/list-page.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminUser, PasswordOutcome, UserChange } from '../admin-user.ts';
import { type UserTexts, useUserTexts } from '../texts/user-texts.ts';
import { userTable } from '../user-table.tsx';
import { PasswordDialog } from './password-dialog.tsx';

interface UserListProps extends ListState<AdminUser> {
  /** @throws if the database rejects the change; see `changeUser` */
  onChangeUser: (user: AdminUser, change: UserChange) => Promise<boolean>;
  onConfirmPassword: (password: string) => Promise<PasswordOutcome>;
  onChanged: () => void;
}

/** A requested change of roles. */
interface RequestedChange {
  user: AdminUser;
  change: UserChange;
}

/** List of all users with their roles and the actions on them. */
export function UserList({ onChangeUser, onConfirmPassword, onChanged, ...list }: UserListProps) {
  const [requested, setRequested] = useState<RequestedChange | null>(null);
  /** A change that requires the password first. */
  const [waiting, setWaiting] = useState<RequestedChange | null>(null);
  const language = use(PageLanguage);
  const texts = useUserTexts();
  const formats = usePageFormats();
  const context = useMemo(
    () => ({ texts, formats, onRequest: (user: AdminUser, change: UserChange) => setRequested({ user, change }) }),
    [texts, formats],
  );

  async function applyChange({ user, change }: RequestedChange) {
    const messages = texts.changes[change];
    try {
      const hasChanged = await onChangeUser(user, change);
      if (change === 'promote' && !hasChanged)
        showToast({ title: texts.alreadyAdmin, description: user.name, id: 'user' });
      else showToast({ title: messages.done, description: user.name, id: 'user' });
    } catch (error) {
      if (parseDatabaseFailure(error)?.message === 'reauthentication_required') {
        setWaiting({ user, change });
        return;
      }
      showErrorToast({ title: messages.failed, description: explain(error, texts, language), id: 'user' });
    }
    onChanged();
  }

  return (
    <>
      <DataTable
        {...list}
        table={userTable}
        context={context}
        label={texts.title}
        searchLabel={texts.searchLabel}
        language={language}
        rowId={({ id }) => id}
        rowLabel={({ name, email }) => name || email}
        isDimmed={({ isDeactivated }) => isDeactivated}
      />
      <ConfirmDialog
        isOpen={requested !== null}
        title={requested === null ? '' : texts.changes[requested.change].confirmTitle}
        confirmLabel={texts.confirm}
        cancelLabel={texts.cancel}
        isDestructive={requested?.change === 'demote' || requested?.change === 'deactivate'}
        onClose={() => setRequested(null)}
        onConfirm={() => (requested === null ? undefined : applyChange(requested))}
      >
        <p className="font-semibold">{`${requested?.user.name} ${requested?.user.email}`}</p>
        <p>{requested === null ? '' : texts.changes[requested.change].confirmText}</p>
      </ConfirmDialog>
      <PasswordDialog
        isOpen={waiting !== null}
        onClose={() => setWaiting(null)}
        onSubmit={onConfirmPassword}
        onDone={() => {
          const due = waiting;
          setWaiting(null);
          if (due !== null) void applyChange(due);
        }}
      />
    </>
  );
}

function explain(error: unknown, texts: UserTexts, language: AdminLanguage): string {
  const message = parseDatabaseFailure(error)?.message;
  if (message === 'last_admin') return texts.lastAdmin;
  if (message === 'account_recently_changed') return texts.recentlyChanged;
  return isRefusal(error) ? texts.adminsOnly : failureText(error, language);
}
