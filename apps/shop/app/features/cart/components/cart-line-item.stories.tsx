import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { aLine, anItem } from '../store/cart.fixtures.ts';
import { CartLineItem } from './cart-line-item.tsx';

const meta = {
  title: 'Shop/Cart/Line',
  component: CartLineItem,
  parameters: {
    notes: {
      keyboard:
        'The title is a link, then the settings behind a `summary`, then less, more and remove. A line that ' +
        'cannot be ordered offers the repair as a button or link after them.',
      accessibility:
        'The buttons for the quantity are in a `fieldset` named by the article; the quantity is an `output` and ' +
        'is announced. The remove button contains the title.',
    },
  },
  decorators: [
    (Story) => (
      <ul className="max-w-3xl">
        <Story />
      </ul>
    ),
    withRouter,
  ],
  args: { line: aLine({ quantity: 2 }), onQuantityChange: fn(), onRemove: fn() },
} satisfies Meta<typeof CartLineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadyMade: Story = {
  name: '[SF-CART-02] [SF-CART-03] [SF-CART-13] [SF-CART-14] [SF-CART-15] Ready-made',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByTestId('article-placeholder')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Halsband' })).toBeVisible();
    await expect(canvas.getByText('78,00 €')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menge erhöhen' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Menge verringern' }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Halsband entfernen' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const Configured: Story = {
  name: '[SF-CART-04] [SF-CART-05] [SF-CART-06] Configured',
  args: { line: aLine(anItem({ id: 'coat', title: 'Wintermantel nach Maß', priceCents: 12_900 }, coatSettings)) },
  play: async ({ canvas }) => {
    const value = canvas.getByText('Komplett', { exact: false, selector: 'dd *' });
    await expect(value).not.toBeVisible();
    await userEvent.click(canvas.getByText('Konfiguriert'));
    await expect(value).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Innenfutter' })).toBeVisible();
    await expect(canvas.getByText('Ein Futter wärmt zusätzlich.')).toBeVisible();
  },
};

export const WithoutMeasures: Story = {
  name: 'A made-to-measure line without measurements links to the configurator',
  args: { line: aLine(), quote: { state: 'invalid', configuratorType: 'dog-coat' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nach den Maßen Ihres Hundes angefertigt/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Jetzt konfigurieren' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/configure\/dog-coat\?article=.+&line=/),
    );
    await expect(canvas.getByRole('button', { name: 'Artikel entfernen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Konfiguration ändern' })).toBeNull();
  },
};

export const AtTheLimit: Story = {
  args: { line: aLine({ quantity: 99 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menge erhöhen' })).toBeDisabled();
  },
};
