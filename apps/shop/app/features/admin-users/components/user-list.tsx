import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { failureText, isRefusal, parseDatabaseFailure } from '../../../lib/database-failure.ts';
import { formatDate } from '../../../lib/format-date.ts';
import type { TablePage } from '../../../lib/table/table-definition.ts';
import type { TableQuery } from '../../../lib/table/table-query.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx';
import { rowActionStyle } from '../../../ui/admin/row-action-style.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { DataColumn } from '../../../ui/data-table/data-column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { AdminUser, PasswordOutcome, UserChange } from '../admin-user.ts';
import { userMessages } from '../user-messages.ts';
import { userTable } from '../user-table.ts';
import { PasswordDialog } from './password-dialog.tsx';

interface UserListProps {
  page: TablePage<AdminUser>;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** @throws when the database refuses; see `changeUser` */
  onChangeUser: (user: AdminUser, change: UserChange) => Promise<boolean>;
  onConfirmPassword: (password: string) => Promise<PasswordOutcome>;
  onChanged: () => void;
  loadAll?: () => Promise<readonly AdminUser[]>;
  isLoading?: boolean;
}

/** A change of roles that was asked for. */
interface Wish {
  user: AdminUser;
  change: UserChange;
}

/** All users with their roles, and what can be done with them. */
export function UserList({ onChangeUser, onConfirmPassword, onChanged, ...table }: UserListProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  /** A change that waits for the password. */
  const [waiting, setWaiting] = useState<Wish | null>(null);
  const columns = useMemo(() => userColumns((user, change) => setWish({ user, change })), []);

  async function carryOut({ user, change }: Wish) {
    const messages = userMessages[change];
    try {
      const hasChanged = await onChangeUser(user, change);
      if (change === 'promote' && !hasChanged) showToast({ title: 'User already admin', description: user.name });
      else showToast({ title: messages.done, description: user.name });
    } catch (error) {
      if (parseDatabaseFailure(error)?.message === 'reauthentication_required') {
        setWaiting({ user, change });
        return;
      }
      showErrorToast({ title: messages.failed, description: explain(error) });
    }
    onChanged();
  }

  return (
    <>
      <DataTable
        {...table}
        definition={userTable}
        columns={columns}
        label="Users"
        searchLabel="Search users"
        language="en"
        rowId={({ id }) => id}
        rowLabel={({ name, email }) => name || email}
        isDimmed={({ isDeactivated }) => isDeactivated}
      />
      <ConfirmDialog
        isOpen={wish !== null}
        title={wish === null ? '' : userMessages[wish.change].ask}
        confirmLabel="Confirm"
        cancelLabel="Cancel"
        isDestructive={wish?.change === 'demote' || wish?.change === 'deactivate'}
        onClose={() => setWish(null)}
        onConfirm={() => (wish === null ? undefined : carryOut(wish))}
      >
        <p className="font-semibold">
          {wish?.user.name} {wish?.user.email}
        </p>
        <p>{wish === null ? '' : userMessages[wish.change].does}</p>
      </ConfirmDialog>
      <PasswordDialog
        isOpen={waiting !== null}
        onClose={() => setWaiting(null)}
        onSubmit={onConfirmPassword}
        onDone={() => {
          const due = waiting;
          setWaiting(null);
          if (due !== null) void carryOut(due);
        }}
      />
    </>
  );
}

function explain(error: unknown): string {
  const message = parseDatabaseFailure(error)?.message;
  if (message === 'last_admin') return 'The last admin can be neither demoted nor deactivated.';
  if (message === 'account_recently_changed')
    return 'Your password, e-mail address or second factor changed a short time ago. Roles are blocked for six hours after that.';
  return isRefusal(error) ? 'Only admins may change roles.' : failureText(error, 'en');
}

function userColumns(onWish: (user: AdminUser, change: UserChange) => void): readonly DataColumn<AdminUser>[] {
  return [
    { id: 'name', header: 'Name', isFixed: true, cell: ({ name }) => name || '–', csv: ({ name }) => name },
    {
      id: 'email',
      header: 'E-mail',
      cell: ({ email }) => <span className="break-all">{email}</span>,
      csv: ({ email }) => email,
    },
    {
      id: 'user_id',
      header: 'User id',
      from: 'lg',
      cell: ({ id }) => <code className="text-ink-soft text-sm">{id}</code>,
      csv: ({ id }) => id,
    },
    {
      id: 'roles',
      header: 'Roles',
      cell: ({ roles, isDeactivated }) => (
        <span className="flex flex-wrap gap-1">
          {isDeactivated ? (
            <Badge tone="clay">deactivated</Badge>
          ) : (
            roles.map((role) => (
              <Badge key={role} tone={role === 'admin' ? 'forest' : 'neutral'}>
                {role}
              </Badge>
            ))
          )}
        </span>
      ),
      csv: ({ roles, isDeactivated }) => (isDeactivated ? 'deactivated' : roles.join(', ')),
    },
    {
      id: 'order_count',
      header: 'Orders',
      isNumeric: true,
      from: 'lg',
      cell: ({ orderCount }) => orderCount,
      csv: ({ orderCount }) => orderCount,
    },
    {
      id: 'created_at',
      header: 'Since',
      from: 'lg',
      cell: ({ createdAt }) => formatDate(createdAt),
      csv: ({ createdAt }) => formatDate(createdAt),
    },
    {
      id: 'actions',
      header: 'Actions',
      isFixed: true,
      isNarrow: true,
      cell: (user) => <UserMenu user={user} onWish={(change) => onWish(user, change)} />,
    },
  ];
}

function UserMenu({ user, onWish }: { user: AdminUser; onWish: (change: UserChange) => void }) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-open-row=""
          aria-label={`Actions for ${user.name || user.email}`}
          className={rowActionStyle}
        >
          <Ellipsis aria-hidden className="size-5" />
        </button>
      }
    >
      <MenuItem onSelect={() => onWish('promote')}>Promote to admin</MenuItem>
      {user.isAdmin && <MenuItem onSelect={() => onWish('demote')}>Demote</MenuItem>}
      {user.isDeactivated ? (
        <MenuItem onSelect={() => onWish('reactivate')}>Reactivate</MenuItem>
      ) : (
        <MenuItem isDestructive onSelect={() => onWish('deactivate')}>
          Deactivate
        </MenuItem>
      )}
    </Menu>
  );
}
