import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withAdmin } from '../testing/with-admin.tsx';
import { IdleDialog } from './idle-dialog.tsx';

const meta = {
  title: 'Shop/Admin/Idle',
  component: IdleDialog,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard: 'The dialog takes the focus. Escape and the close button keep the admin signed in.',
      accessibility:
        'The time left is a `timer`, which is not read out every second; a `status` announces it at 120, 60, 30 ' +
        'and 10 seconds.',
    },
  },
  decorators: [withAdmin],
  args: { secondsLeft: 69, onStay: fn(), onSignOut: fn() },
} satisfies Meta<typeof IdleDialog>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Countdown: Story = {
  name: 'The dialog asks an idle admin to continue and shows the time left',
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Sind Sie noch da?' })).toBeVisible());
    await expect(screen.getByRole('timer')).toHaveTextContent('1:09');
    await expect(screen.getByText('Abmeldung in 120 Sekunden')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Jetzt abmelden' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledTimes(2);
  },
};
