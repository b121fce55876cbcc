import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, within } from 'storybook/test';
import { asSession, aUser, withAccount } from '../../with-account.fixture.tsx';
import { DeleteAccount } from './delete-account.tsx';

const user = aUser();

const meta = {
  title: 'Shop/Account/Delete account',
  component: DeleteAccount,
  parameters: {
    notes: {
      keyboard:
        'The button opens a dialog that traps the focus and returns it. A wrong password returns the focus to ' +
        'the password field.',
      accessibility:
        'What is deleted and what must be kept is text in front of the password. The button that keeps the ' +
        'account comes before the one that deletes it. A failure is an `alert` within the dialog.',
    },
  },
  decorators: [withAccount],
  loaders: [asSession(user)],
  args: { email: user.email },
} satisfies Meta<typeof DeleteAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Accepts the password and rejects the deletion with this error message. Other requests are sent to the network. */
function rejectDeletion(message: string) {
  const send = globalThis.fetch;
  const spy = spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/functions/v1/confirm-password') return Promise.resolve(Response.json({ status: 'confirmed' }));
    if (pathname !== '/rest/v1/rpc/delete_own_account') return send(input, init);
    return Promise.resolve(Response.json({ code: 'P0001', message, details: null, hint: null }, { status: 400 }));
  });
  return () => spy.mockRestore();
}

async function confirmDeletion() {
  await userEvent.click(screen.getByRole('button', { name: 'Konto löschen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Konto löschen' }));
  await userEvent.type(dialog.getByLabelText('Ihr Passwort'), 'pfotenmass');
  await userEvent.click(dialog.getByRole('button', { name: 'Endgültig löschen' }));
  await screen.findByRole('group', { name: 'Das Konto konnte nicht gelöscht werden' });
  return dialog;
}

export const FailedDeletion: Story = {
  name: 'A failed deletion shows its error inside the dialog too and keeps the password',
  beforeEach: () => rejectDeletion('broken on purpose'),
  play: async () => {
    const dialog = await confirmDeletion();
    await dialog.findByText('Nicht gelöscht');
    await expect(dialog.getByText('Ihr Konto besteht weiter. Bitte versuchen Sie es noch einmal.')).toBeVisible();
    await expect(screen.getAllByText('Das Konto konnte nicht gelöscht werden')).toHaveLength(1);
    await expect(dialog.getByLabelText('Ihr Passwort')).toHaveValue('pfotenmass');
  },
};

export const LastAdmin: Story = {
  name: 'The dialog explains why the last admin cannot delete the account',
  beforeEach: () => rejectDeletion('last_admin'),
  play: async () => {
    const dialog = await confirmDeletion();
    await dialog.findByText(/Sie sind die letzte Person in der Administration/);
  },
};
