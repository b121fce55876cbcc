import type { Meta, StoryObj } from '@storybook/react-vite';
import { builtInTemplates } from 'configurator-core/templates';
import { ConfiguratorProvider } from 'configurator-react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asSession, customer, mockBackend, withBackend } from '../dogs.fixture.tsx';
import { DogDialog } from './dog-dialog.tsx';

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
        'failed save is an `alert` in the dialog, and so are dogs that could not be loaded.',
    },
  },
  args: { onClose: fn() },
  decorators: [
    (Story) => (
      <ConfiguratorProvider template={builtInTemplates['dog-coat']} initialValues={{ weight: 12.5 }}>
        <Story />
      </ConfiguratorProvider>
    ),
    withBackend,
  ],
} satisfies Meta<typeof DogDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const saveDog: Story['play'] = async ({ args }) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Meine Hunde' }));
  await userEvent.type(await dialog.findByLabelText('Name des Hundes'), 'Bello');
  await userEvent.click(dialog.getByRole('button', { name: 'Merken' }));
  await screen.findByRole('group', { name: 'Merken nicht möglich' });
  await dialog.findByText('Merken nicht möglich');
  await expect(dialog.getByText('Bitte versuchen Sie es noch einmal.')).toBeVisible();
  await expect(dialog.getByLabelText('Name des Hundes')).toHaveValue('Bello');
  await expect(args.onClose).not.toHaveBeenCalled();
};

export const OfflineSave: Story = {
  name: '[BEY-56] A failed save shows its error inside the dialog too and keeps the name',
  loaders: [asSession(customer)],
  beforeEach: () => mockBackend().restore,
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

let backend: ReturnType<typeof mockBackend>;

export const FailedList: Story = {
  name: '[BEY-49] [BEY-56] Dogs that could not be loaded are an error with a retry button',
  loaders: [asSession(customer)],
  beforeEach: () => {
    backend = mockBackend();
    return backend.restore;
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Meine Hunde' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Ihre Hunde konnten nicht geladen werden.');
    backend.reconnect();
    await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(await dialog.findByRole('button', { name: 'Angaben von Bello übernehmen' })).toBeVisible();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

export const SavedAfterFailedList: Story = {
  name: '[BEY-56] A save without the list finds the dog of the same name and keeps its measurements',
  loaders: [asSession(customer)],
  beforeEach: () => {
    backend = mockBackend();
    return backend.restore;
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Meine Hunde' }));
    await dialog.findByRole('alert');
    backend.reconnect();
    await userEvent.type(dialog.getByLabelText('Name des Hundes'), 'bello');
    await userEvent.click(dialog.getByRole('button', { name: 'Merken' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    const body = expect.objectContaining({ answers: { weight: 12.5, chestCircumference: 62 } });
    await expect(backend.changes).toEqual([{ method: 'PATCH', body }]);
  },
};
