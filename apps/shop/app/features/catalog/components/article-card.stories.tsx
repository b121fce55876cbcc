import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#app/ui/buttons/button.tsx';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { ArticleCard } from './article-card.tsx';

const meta = {
  title: 'Shop/Article card',
  component: ArticleCard,
  parameters: {
    notes: {
      keyboard:
        'The title is the only link, and its area covers the card. A mark on the picture is a Tab stop before ' +
        'it, an action one after it.',
      accessibility:
        'An `article` with a heading. The picture has an empty description, because the title repeats it. “Made ' +
        'to measure” and “paused” are shown as text.',
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
    withRouter,
  ],
  args: {
    article: {
      id: '0f5bb0b2-4a5e-4bbd-8d9a-2f6a35a1f001',
      title: 'Pflegeset „Werkstatt“',
      summary: 'Bürste, Wollwaschmittel und ein Beutel aus festem Leinen, in dem alles seinen Platz findet.',
      imageUrl: '/catalogue/pflegeset-werkstatt.webp',
      priceCents: 2_490,
      configuratorType: null,
      formTemplateId: null,
      isPaused: false,
    },
    action: (
      <Button variant="secondary" className="w-full">
        In den Warenkorb
      </Button>
    ),
  },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyMade: Story = {
  name: '[SF-CAT-10] [SF-CAT-12] [SF-CAT-15] Ready-made',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pflegeset „Werkstatt“' })).toHaveAttribute(
      'href',
      '/articles/0f5bb0b2-4a5e-4bbd-8d9a-2f6a35a1f001',
    );
    await expect(canvas.getByText('24,90 €')).toBeVisible();
  },
};

export const ToConfigure: Story = {
  args: {
    article: {
      ...meta.args.article,
      title: 'Wintermantel „Nordwind“',
      imageUrl: '/catalogue/wintermantel-nordwind.webp',
      priceCents: null,
      configuratorType: 'dog-coat',
    },
    action: null,
  },
};

export const OnRequest: Story = {
  name: '[SF-CAT-13] On request',
  args: { article: { ...meta.args.article, priceCents: null, imageUrl: null, summary: '' }, action: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preis auf Anfrage')).toBeVisible();
  },
};

export const Paused: Story = { args: { article: { ...meta.args.article, isPaused: true } } };
