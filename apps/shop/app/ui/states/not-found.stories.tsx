import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '../page/with-router.tsx';
import { NotFound } from './not-found.tsx';

const meta = {
  title: 'Shop/Not found',
  component: NotFound,
  parameters: {
    // Inline, its headings would break the outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard: 'One link leads back.',
      accessibility: 'The heading of level 1 names the error; the drawn tape is hidden from assistive technology.',
    },
  },
  decorators: [withRouter],
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: '[SF-NAV-15] [SF-NAV-16] Page',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
  },
};

export const Article: Story = {
  args: {
    title: 'Artikel nicht gefunden',
    description: 'Der gesuchte Artikel existiert nicht oder wurde entfernt.',
    backTo: '/categories',
    backLabel: 'Zurück zu den Kategorien',
  },
};
