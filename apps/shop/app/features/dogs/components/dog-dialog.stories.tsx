import type { Meta, StoryObj } from '@storybook/react-vite';
import { builtInTemplates } from 'configurator-core/templates';
import { ConfiguratorProvider } from 'configurator-react';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { type Session, sessionStore } from '#app/lib/session/session.ts';
import { PublicEnvProvider } from '#app/lib/settings/public-env.tsx';
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx';
import { DogDialog } from './dog-dialog.tsx';

/** An unreachable backend: nothing listens on that port. */
const env = {
  supabaseUrl: 'http://127.0.0.1:9',
  supabasePublishableKey: 'sb_publishable_story',
  paypalClientId: 'story',
  paypalSdkUrl: 'http://127.0.0.1:9/sdk.js',
  shopUrl: 'http://localhost:3000',
};

const customer: Session = {
  status: 'signedIn',
  userId: '10000000-0000-4000-8000-000000000001',
  email: 'anna@example.de',
  firstName: 'Anna',
  lastName: 'Muster',
  roles: ['customer'],
  isAdmin: false,
};

function asSession(session: Session) {
  return async () => {
    sessionStore.setState({ session });
    return {};
  };
}

const meta = {
  title: 'Shop/Dog dialog',
  component: DogDialog,
  parameters: {
    // Inline, the open dialog would cover the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard:
        'The dialog traps the focus and closes by Escape. Each dog has one button that fills its values in; ' +
        'Enter in the name stores the dog.',
      accessibility:
        'The button contains the name of the dog. Without any value typed the form is replaced by a sentence. A ' +
        'failed save is an `alert` in the dialog.',
    },
  },
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <PublicEnvProvider env={env}>
        <ConfiguratorProvider template={builtInTemplates['dog-coat']} initialValues={{ weight: 12.5 }}>
          <Story />
        </ConfiguratorProvider>
        <ToastRegion />
      </PublicEnvProvider>
    ),
  ],
} satisfies Meta<typeof DogDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const saveDog: Story['play'] = async ({ args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Meine Hunde' }));
  await userEvent.type(await dialog.findByLabelText('Name des Hundes'), 'Bello');
  await userEvent.click(dialog.getByRole('button', { name: 'Merken' }));
  await screen.findByRole('dialog', { name: 'Merken nicht möglich' });
  await dialog.findByText('Merken nicht möglich');
  await expect(dialog.getByText('Bitte versuchen Sie es noch einmal.')).toBeVisible();
  await expect(dialog.getByLabelText('Name des Hundes')).toHaveValue('Bello');
  await expect(args.onClose).not.toHaveBeenCalled();
};

export const OfflineSave: Story = {
  name: '[BEY-56] A failed save shows its error inside the dialog too and keeps the name',
  loaders: [asSession(customer)],
  play: saveDog,
};

export const StorageBlocked: Story = {
  name: '[BEY-56] The dialog shows a guest that the browser blocks storage',
  loaders: [asSession({ status: 'guest' })],
  beforeEach: () => {
    const spy = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    return () => spy.mockRestore();
  },
  play: saveDog,
};
