import { Ellipsis } from 'lucide-react';
import { use, useMemo, useState } from 'react';
import { failureText, isRefusal, parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TablePage } from '#app/lib/table/table-definition.ts';
import type { TableQuery } from '#app/lib/table/table-query.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { rowActionStyle } from '#app/ui/admin/lists/row-action-style.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import type { DataColumn } from '#app/ui/data-table/data-column.ts';
import { DataTable } from '#app/ui/data-table/data-table.tsx';
import { Menu, MenuItem } from '#app/ui/overlays/menu.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminUser, PasswordOutcome, UserChange } from '../admin-user.ts';
import { type UserTexts, useUserTexts } from '../texts/user-texts.ts';
import { userTables } from '../user-table.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface UserListProps {
  page: TablePage<AdminUser>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** @throws if the database rejects the change; see `changeUser` */
  onChangeUser: (user: AdminUser, change: UserChange) => Promise<boolean>;
  onConfirmPassword: (password: string) => Promise<PasswordOutcome>;
  onChanged: () => void;
  loadAll?: () => Promise<readonly AdminUser[]>;
  isLoading?: boolean;
}

/** A requested change of roles. */
interface RequestedChange {
  user: AdminUser;
  change: UserChange;
}

/** List of all users with their roles and the actions on them. */
export function UserList({ onChangeUser, onConfirmPassword, onChanged, ...table }: UserListProps) {
  const [requested, setRequested] = useState<RequestedChange | null>(null);
  /** A change that requires the password first. */
  const [waiting, setWaiting] = useState<RequestedChange | null>(null);
  const language = use(PageLanguage);
  const texts = useUserTexts();
  const formats = usePageFormats();
  const columns = useMemo(
    () => userColumns(texts, formats, (user, change) => setRequested({ user, change })),
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
        {...table}
        definition={userTables[language]}
        columns={columns}
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

function userColumns(
  texts: UserTexts,
  formats: AdminFormats,
  onRequest: (user: AdminUser, change: UserChange) => void,
): readonly DataColumn<AdminUser>[] {
  const { columns } = texts;
  return [
    { id: 'name', header: columns.name, isFixed: true, cell: ({ name }) => name || '–', csv: ({ name }) => name },
    {
      id: 'email',
      header: columns.email,
      cell: ({ email }) => <span className="break-all">{email}</span>,
      csv: ({ email }) => email,
    },
    {
      id: 'user_id',
      header: columns.userId,
      from: 'lg',
      cell: ({ id }) => <code className="text-ink-soft text-sm">{id}</code>,
      csv: ({ id }) => id,
    },
    {
      id: 'roles',
      header: columns.roles,
      cell: ({ roles, isDeactivated }) => (
        <span className="flex flex-wrap gap-1">
          {isDeactivated ? (
            <Badge tone="clay">{texts.deactivated}</Badge>
          ) : (
            roles.map((role) => (
              <Badge key={role} tone={role === 'admin' ? 'forest' : 'neutral'}>
                {texts.roles[role] ?? role}
              </Badge>
            ))
          )}
        </span>
      ),
      csv: ({ roles, isDeactivated }) =>
        isDeactivated ? texts.deactivated : roles.map((role) => texts.roles[role] ?? role).join(', '),
    },
    {
      id: 'order_count',
      header: columns.orders,
      isNumeric: true,
      from: 'lg',
      cell: ({ orderCount }) => orderCount,
      csv: ({ orderCount }) => orderCount,
    },
    {
      id: 'created_at',
      header: columns.since,
      from: 'lg',
      cell: ({ createdAt }) => formats.date(createdAt),
      csv: ({ createdAt }) => formats.date(createdAt),
    },
    {
      id: 'actions',
      header: columns.actions,
      isFixed: true,
      isNarrow: true,
      cell: (user) => <UserMenu user={user} onRequest={(change) => onRequest(user, change)} />,
    },
  ];
}

function UserMenu({ user, onRequest }: { user: AdminUser; onRequest: (change: UserChange) => void }) {
  const texts = useUserTexts();
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-open-row=""
          aria-label={texts.actionsFor(user.name || user.email)}
          className={rowActionStyle}
        >
          <Ellipsis aria-hidden className="size-5" />
        </button>
      }
    >
      <MenuItem onSelect={() => onRequest('promote')}>{texts.promote}</MenuItem>
      {user.isAdmin && <MenuItem onSelect={() => onRequest('demote')}>{texts.demote}</MenuItem>}
      {user.isDeactivated ? (
        <MenuItem onSelect={() => onRequest('reactivate')}>{texts.reactivate}</MenuItem>
      ) : (
        <MenuItem isDestructive onSelect={() => onRequest('deactivate')}>
          {texts.deactivate}
        </MenuItem>
      )}
    </Menu>
  );
}
