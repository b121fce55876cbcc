import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asSession, customer, mockBackend, withBackend } from '../dogs.fixture.tsx';
import { DogList } from './dog-list.tsx';

let backend: ReturnType<typeof mockBackend>;

const meta = {
  title: 'Shop/Account/Dog list',
  component: DogList,
  parameters: {
    notes: {
      keyboard: 'Each dog has a button that deletes it.',
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
