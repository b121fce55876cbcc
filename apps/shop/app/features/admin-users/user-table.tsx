import { Ellipsis } from 'lucide-react';
import type { AdminFormats } from '#app/lib/language/admin-formats.ts';
import { rowActionStyle } from '#app/ui/admin/lists/row-action-style.ts';
import { Badge } from '#app/ui/content/badge.tsx';
import { listTable } from '#app/ui/data-table/list-table.ts';
import { Menu, MenuItem } from '#app/ui/overlays/menu.tsx';
import type { AdminUser, UserChange } from './admin-user.ts';
import { type UserTexts, useUserTexts } from './texts/user-texts.ts';

interface UserContext {
  texts: UserTexts;
  formats: AdminFormats;
  onRequest: (user: AdminUser, change: UserChange) => void;
}

const roleFilters = ['admin', 'customer', 'deactivated'] as const;

/** List of users, sorted by name. */
export const userTable = listTable<AdminUser, UserContext>({
  id: 'users',
  defaultSort: { column: 'name', isDescending: false },
  columns: [
    {
      id: 'name',
      isSortable: true,
      header: ({ texts }) => texts.columns.name,
      isFixed: true,
      cell: ({ name }) => name || '–',
      csv: ({ name }) => name,
    },
    {
      id: 'email',
      isSortable: true,
      header: ({ texts }) => texts.columns.email,
      cell: ({ email }) => <span className="break-all">{email}</span>,
      csv: ({ email }) => email,
    },
    {
      id: 'user_id',
      header: ({ texts }) => texts.columns.userId,
      from: 'lg',
      cell: ({ id }) => <code className="text-ink-soft text-sm">{id}</code>,
      csv: ({ id }) => id,
    },
    {
      id: 'roles',
      filter: {
        id: 'role',
        label: ({ texts }) => texts.filter.role,
        kind: 'choice',
        isSingle: true,
        values: roleFilters,
        labelOf: (value, { texts }) => texts.filter[roleFilters.find((role) => role === value) ?? 'role'],
      },
      header: ({ texts }) => texts.columns.roles,
      cell: ({ roles, isDeactivated }, { texts }) => (
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
      csv: ({ roles, isDeactivated }, { texts }) =>
        isDeactivated ? texts.deactivated : roles.map((role) => texts.roles[role] ?? role).join(', '),
    },
    {
      id: 'order_count',
      isSortable: true,
      header: ({ texts }) => texts.columns.orders,
      isNumeric: true,
      from: 'lg',
      cell: ({ orderCount }) => orderCount,
      csv: ({ orderCount }) => orderCount,
    },
    {
      id: 'created_at',
      isSortable: true,
      header: ({ texts }) => texts.columns.since,
      from: 'lg',
      cell: ({ createdAt }, { formats }) => formats.date(createdAt),
      csv: ({ createdAt }, { formats }) => formats.date(createdAt),
    },
    {
      id: 'actions',
      header: ({ texts }) => texts.columns.actions,
      isFixed: true,
      isNarrow: true,
      cell: (user, { onRequest }) => <UserMenu user={user} onRequest={(change) => onRequest(user, change)} />,
    },
  ],
});

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
