import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { closeToasts } from '../testing/close-toasts.ts';
import { findToast } from '../testing/find-toast.ts';
import { inEnglish } from '../testing/in-english.tsx';
import { withAdmin } from '../testing/with-admin.tsx';
import { ListFailure } from './list-failure.tsx';

const meta = {
  title: 'Shop/Admin/List failure',
  component: ListFailure,
  parameters: {
    // Inline, its heading would break the outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard: 'One button loads the list again.',
      accessibility: 'An `alert` with a heading of level 2. The toast names the list; the alert gives the reason.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: { title: 'Fehler beim Laden der Kategorien', error: new TypeError('Failed to fetch') },
} satisfies Meta<typeof ListFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  name: 'A toast names the list that could not be loaded',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nicht geladen' })).toBeVisible();
    await findToast('Fehler beim Laden der Kategorien');
    canvas.getByRole('button', { name: 'Erneut versuchen' });
  },
};

export const English: Story = {
  name: 'In English',
  decorators: [inEnglish],
  args: { title: 'Error loading users' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not loaded' })).toBeVisible();
    await findToast('Error loading users');
  },
};
