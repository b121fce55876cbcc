import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { RememberedCards } from './remembered-cards.tsx';

const meta = {
  title: 'Shop/Remembered articles',
  component: RememberedCards,
  parameters: {
    notes: {
      keyboard: 'Cards as in the grid. After a failure the only control is the button that tries again.',
      accessibility: 'Loading is a `status` with text. A failure is an `alert` with the note that the list is kept.',
    },
  },
  decorators: [withRouter],
  args: {
    articles: [
      {
        id: 'a1',
        title: 'Leine „Weitblick“',
        summary: 'Aus Ihrem Wunschstoff.',
        imageUrl: '/catalogue/leine-weitblick.webp',
        priceCents: 4_400,
        configuratorType: 'dog-leash',
        formTemplateId: 't1',
        isPaused: false,
      },
    ],
    count: 3,
    isLoading: false,
    onRetry: fn(),
    renderMark: () => null,
  },
} satisfies Meta<typeof RememberedCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Leine „Weitblick“' })).toHaveAttribute('href', '/articles/a1');
  },
};

export const Loading: Story = {
  name: '[BEY-49] Loading',
  args: { articles: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Artikel werden geladen');
  },
};

export const Failed: Story = {
  name: '[BEY-49] Failed, with a retry',
  args: { articles: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Die Artikel konnten nicht geladen werden.');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
