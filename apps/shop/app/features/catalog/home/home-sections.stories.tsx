import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

const meta = {
  title: 'Shop/Home',
  decorators: [withRouter],
  parameters: {
    // Inline, its headings would break the heading outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      of: Hero,
      keyboard: 'The hero holds one link, to the collections. The tiles and the steps have no control.',
      accessibility:
        'The hero has the heading of level 1. The tape of a tile and the large number of a step are hidden from ' +
        'assistive technology; title and text contain the same information.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Top: Story = {
  name: '[SF-HOME-01] Hero',
  render: () => <Hero designer={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kollektionen ansehen' })).toHaveAttribute('href', '/categories');
  },
};

export const Tiles: Story = {
  name: '[SF-HOME-02] Features',
  render: () => <Features />,
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(titles).toEqual(['Individuelle Maße', 'Hochwertige Materialien', 'Persönliche Gestaltung']);
  },
};

export const Steps: Story = {
  name: '[SF-HOME-05] How it works',
  render: () => <HowItWorks />,
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(steps).toEqual(['Maß nehmen', 'Design wählen', 'Bestellen', 'Lieferung']);
  },
};
