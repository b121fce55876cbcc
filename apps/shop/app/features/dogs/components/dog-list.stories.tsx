import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asSession, customer, mockBackend, withBackend } from '../dogs.fixture.tsx';
import { DogList } from './dog-list.tsx';

let backend: ReturnType<typeof mockBackend>;

const meta = {
  title: 'Shop/Account/Dog list',
  component: DogList,
  args: { headingId: 'my-dogs' },
  render: (args) => (
    <>
      <h2 id="my-dogs" tabIndex={-1} className="mb-4 text-2xl outline-none">
        Meine Hunde
      </h2>
      <DogList {...args} />
    </>
  ),
  parameters: {
    notes: {
      keyboard:
        'Each dog has a button that deletes it after a confirmation. Then the focus is on the heading of the list; ' +
        'if the shopper cancels, on the button.',
      accessibility: 'The button contains the name of the dog. Dogs that could not be loaded are an `alert`.',
    },
  },
  decorators: [withBackend],
  loaders: [asSession(customer)],
  beforeEach: () => {
    backend = mockBackend();
    return backend.restore;
  },
} satisfies Meta<typeof DogList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: '[OP-30] [BEY-49] Dogs that could not be loaded are an error with a retry button, not an empty list',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ihre Hunde konnten nicht geladen werden.');
    await expect(canvas.queryByText(/^Noch keiner/)).toBeNull();
    backend.reconnect();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await canvas.findByRole('heading', { name: 'Bello' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Deleted: Story = {
  name: 'A dog is deleted after a confirmation, and the focus moves to the heading',
  beforeEach: () => backend.reconnect(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Bello löschen' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Hund löschen?' }));
    await expect(dialog.getByText('Bello wird mit allen Maßen endgültig gelöscht.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
    await expect(await canvas.findByText(/^Noch keiner/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Meine Hunde' })).toHaveFocus());
  },
};

export const FailedDeletion: Story = {
  name: 'A failed deletion shows its error inside the dialog and keeps the dog',
  beforeEach: () => backend.reconnect(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bello löschen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hund löschen?' }));
    backend.disconnect();
    await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Löschen nicht möglich');
    await expect(canvas.getByText('Bello')).toBeVisible();
  },
};
