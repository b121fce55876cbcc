import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type SessionLoss, sessionStore } from '#app/lib/session/session.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { PageLanguageMode } from '#app/ui/page/page-wording.ts';
import { aUser, withAccount } from '../../with-account.fixture.tsx';
import { SessionLost } from './session-lost.tsx';

const meta = {
  title: 'Shop/Account/Lost session',
  component: SessionLost,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'The dialog takes the focus. Escape closes it to a bar with a button that opens it again, and the page ' +
        'beneath can be used.',
      accessibility: 'A `dialog` named by the reason. Entries on the page are kept, and its text says so.',
    },
  },
  decorators: [withAccount],
  afterEach: closeToasts,
  args: { area: 'admin' },
  render: (args) => (
    <>
      <TextField label="Titel" />
      <SessionLost {...args} />
    </>
  ),
  loaders: [
    async () => {
      sessionStore.setState({ session: aUser(true), loss: null, lastUser: aUser(true) });
      return {};
    },
  ],
} satisfies Meta<typeof SessionLost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fills part of a form, ends the session and expects the entries to be kept. */
function loseSession(loss: SessionLoss, title: string): Story['play'] {
  return async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Titel'), 'Halb getippt');
    sessionStore.setState({ session: { status: 'guest' }, loss });
    await waitFor(() => expect(screen.getByRole('dialog', { name: title })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByLabelText('Titel')).toHaveValue('Halb getippt');
    await expect(canvas.getByText(title)).toBeVisible();
  };
}

export const Expired: Story = { play: loseSession('expired', 'Ihre Anmeldung ist abgelaufen') };

export const Revoked: Story = { play: loseSession('revoked', 'Sie wurden abgemeldet') };

export const Idle: Story = { play: loseSession('idle', 'Sie wurden abgemeldet') };

/** For an admin who chose English, the dialog, its form and its errors are in English. */
export const InEnglish: Story = {
  render: (args) => (
    <PageLanguageMode value="en">
      <PageLanguage value="en">
        <TextField label="Titel" />
        <SessionLost {...args} />
      </PageLanguage>
    </PageLanguageMode>
  ),
  play: async (context) => {
    await loseSession('idle', 'You have been signed out')?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Sign in again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'You have been signed out' }));
    await userEvent.clear(dialog.getByLabelText('E-mail'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await expect(await dialog.findByText('E-mail is required')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('E-mail'), 'anna@example.de');
    await userEvent.type(dialog.getByLabelText('Password'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    await findToast('Sign-in failed');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Please check your connection and try again.');
  },
};

/** Account pages work without the admin role, and the administration shows its loss in the page. */
export const RoleLost: Story = {
  args: { area: 'account' },
  play: async ({ canvas }) => {
    sessionStore.setState({ session: aUser(), loss: 'role-lost' });
    await expect(canvas.getByLabelText('Titel')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
