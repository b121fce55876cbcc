import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { inEnglish } from '#app/ui/admin/testing/in-english.tsx';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import type { AdminUser, UserChange } from '../admin-user.ts';
import { userTable } from '../user-table.tsx';
import { UserList } from './user-list.tsx';

const user = (id: string, name: string, given: Partial<AdminUser> = {}): AdminUser => ({
  id,
  name,
  email: `${id}@example.de`,
  roles: ['customer'],
  isAdmin: false,
  isDeactivated: false,
  createdAt: '2026-09-05T10:00:00Z',
  orderCount: 2,
  ...given,
});

const meta = {
  title: 'Shop/Admin/User list',
  component: UserList,
  parameters: {
    notes: {
      keyboard:
        'Each row has a menu button: Enter opens it, arrow keys choose, Escape closes. Every change asks in a ' +
        'dialog that traps the focus; a change of roles then asks for the password.',
      accessibility:
        'A `table` named Users; the menu button is named by its user. A deactivated account is marked with text, ' +
        'not only with a paler row.',
    },
  },
  decorators: [inEnglish, withAdmin],
  afterEach: closeToasts,
  args: {
    page: {
      rows: [
        user('anna', 'Anna Muster'),
        user('mara', 'Mara Meister', { roles: ['admin'], isAdmin: true }),
        user('otto', 'Otto Alt', { isDeactivated: true }),
      ],
      total: 3,
    },
    query: defaultTableQuery(userTable),
    onQueryChange: fn(),
    onChangeUser: fn(async () => true),
    onConfirmPassword: fn(async () => 'done' as const),
    onChanged: fn(),
  },
} satisfies Meta<typeof UserList>;

export default meta;
type Story = StoryObj<typeof meta.component>;

async function choose(canvas: ReturnType<typeof within>, name: string, action: string) {
  // A closed menu stays on the page for some frames, with items of the same names.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = within(await screen.findByRole('dialog', { name: /\?$/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
}

export const Filled: Story = {
  name: '[ADM-USR-01] [ADM-USR-03] Filled',
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Users' }));
    for (const name of ['Name', 'User ID', 'Roles', 'Actions']) table.getByRole('columnheader', { name });
    const [, anna] = table.getAllByRole('row');
    await expect(anna).toHaveTextContent(/Anna Muster.*anna.*customer/);
  },
};

const done: readonly (readonly [string, string, UserChange, string])[] = [
  ['Anna Muster', 'Promote to admin', 'promote', 'User promoted'],
  ['Mara Meister', 'Demote', 'demote', 'User demoted'],
  ['Anna Muster', 'Deactivate', 'deactivate', 'User deactivated'],
  ['Otto Alt', 'Reactivate', 'reactivate', 'User reactivated'],
];

export const Changed: Story = {
  name: '[ADM-USR-05] [ADM-USR-07] [ADM-USR-08] [ADM-USR-09] [ADM-USR-11] [ADM-USR-13] Users are promoted, demoted, deactivated and reactivated',
  play: async ({ canvas, args }) => {
    for (const [name, action, change, toast] of done) {
      await choose(canvas, name, action);
      await findToast(toast);
      await expect(args.onChangeUser).toHaveBeenLastCalledWith(expect.objectContaining({ name }), change);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /\?$/ })).toBeNull());
    }
  },
};

export const AlreadyAdmin: Story = {
  name: '[ADM-USR-06] Already an admin',
  args: { onChangeUser: async () => false },
  play: async ({ canvas }) => {
    await choose(canvas, 'Mara Meister', 'Promote to admin');
    await findToast('User already admin');
  },
};

export const Fails: Story = {
  name: '[ADM-USR-10] [ADM-USR-12] [ADM-USR-14] Changes fail',
  args: { onChangeUser: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    const failing = [
      ['Anna Muster', 'Promote to admin', 'Error promoting user'],
      ['Mara Meister', 'Demote', 'Error demoting user'],
      ['Anna Muster', 'Deactivate', 'Error deactivating user'],
    ] as const;
    for (const [name, action, toast] of failing) {
      await choose(canvas, name, action);
      await findToast(toast);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: /\?$/ })).toBeNull());
    }
  },
};

export const LastAdmin: Story = {
  name: 'The last admin can be neither demoted nor deactivated',
  args: { onChangeUser: () => Promise.reject({ code: 'PT409', message: 'last_admin', details: null }) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Mara Meister', 'Demote');
    await findToast('The last admin can be neither demoted nor deactivated.');
  },
};

let calls = 0;
let connections = 0;
export const PasswordRequired: Story = {
  name: 'Changing a role requires the password',
  args: {
    onChangeUser: async () => {
      calls += 1;
      if (calls === 1) throw { code: 'PT403', message: 'reauthentication_required', details: null };
      return true;
    },
    onConfirmPassword: fn(async (password: string) => {
      connections += 1;
      if (connections === 1) throw new TypeError('Failed to fetch');
      return password === 'pfotenmass' ? 'done' : 'wrong-password';
    }),
  },
  play: async ({ canvas }) => {
    calls = 0;
    connections = 0;
    await choose(canvas, 'Anna Muster', 'Promote to admin');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm with your password' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'falsch{Enter}');
    await dialog.findByText('The password could not be checked. Please try again.');
    await expect(dialog.getByLabelText('Your password')).toHaveValue('falsch');
    await userEvent.type(dialog.getByLabelText('Your password'), '{Enter}');
    await dialog.findByText('The password is wrong.');
    await userEvent.type(dialog.getByLabelText('Your password'), 'pfotenmass{Enter}');
    await findToast('User promoted');
  },
};

const needsPassword = () => Promise.reject({ code: 'PT403', message: 'reauthentication_required', details: null });

/** Opens the password dialog for a demotion. */
async function demoteMara(canvas: ReturnType<typeof within>) {
  await choose(canvas, 'Mara Meister', 'Demote');
  return within(await screen.findByRole('dialog', { name: 'Confirm with your password' }));
}

async function cancelPassword(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm with your password' })).toBeNull());
}

export const PasswordCancelled: Story = {
  name: 'Cancel clears the typed password',
  args: { onChangeUser: needsPassword },
  play: async ({ canvas, args }) => {
    const dialog = await demoteMara(canvas);
    await userEvent.type(dialog.getByLabelText('Your password'), 'pfotenmass');
    await cancelPassword(dialog);
    const next = await demoteMara(canvas);
    await expect(next.getByLabelText('Your password')).toHaveValue('');
    await expect(args.onConfirmPassword).not.toHaveBeenCalled();
  },
};

export const WrongPasswordCancelled: Story = {
  name: 'Cancel clears the error of a wrong password',
  args: { onChangeUser: needsPassword, onConfirmPassword: async () => 'wrong-password' },
  play: async ({ canvas }) => {
    const dialog = await demoteMara(canvas);
    await userEvent.type(dialog.getByLabelText('Your password'), 'falsch{Enter}');
    await dialog.findByText('The password is wrong.');
    await cancelPassword(dialog);
    const next = await demoteMara(canvas);
    await expect(next.queryByText('The password is wrong.')).toBeNull();
  },
};

let checkPassword = (_outcome: 'done') => {};
export const CancelledWhileChecking: Story = {
  name: 'Cancel during the password check leaves the role unchanged',
  args: {
    onChangeUser: fn(needsPassword),
    onConfirmPassword: () =>
      new Promise<'done'>((resolve) => {
        checkPassword = resolve;
      }),
  },
  play: async ({ canvas, args }) => {
    const dialog = await demoteMara(canvas);
    await userEvent.type(dialog.getByLabelText('Your password'), 'pfotenmass{Enter}');
    await cancelPassword(dialog);
    checkPassword('done');
    const next = await demoteMara(canvas);
    await expect(next.getByRole('button', { name: 'Confirm' })).not.toHaveAttribute('aria-busy');
    await expect(args.onChangeUser).toHaveBeenCalledTimes(2);
  },
};

export const German: Story = {
  name: 'In German: columns, menu, confirmation and toast',
  args: { query: defaultTableQuery(userTable) },
  render: (args) => (
    <PageLanguage value="de">
      <UserList {...args} />
    </PageLanguage>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Benutzer' }));
    for (const name of ['Name', 'Rollen', 'Seit', 'Aktionen']) table.getByRole('columnheader', { name });
    await expect(table.getByRole('row', { name: /Otto Alt/ })).toHaveTextContent('deaktiviert');
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Anna Muster' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zum Administrator machen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Benutzer zum Administrator machen?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Bestätigen' }));
    await findToast('Benutzer zum Administrator gemacht');
  },
};
