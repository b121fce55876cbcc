import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderButtonFrame } from './order-button-frame.tsx';
import { OrderReview } from './order-review.tsx';

const meta = {
  title: 'Shop/Checkout/Order review',
  component: OrderReview,
  args: {
    totals: { itemsTotalCents: 21_300, shippingCents: 0, totalCents: 21_300 },
    items: [
      {
        key: 'coat',
        articleId: '00000000-0000-4000-8000-000000000001',
        title: 'Wintermantel nach Maß',
        imageUrl: null,
        quantity: 1,
        unitPriceCents: 14_400,
        features: [
          { label: 'Innenfutter', value: 'Komplett (+15,00 €)' },
          { label: 'Futterfarbe', value: 'Beige' },
          { label: 'Stoff für das Rückenteil (Link)', value: 'https://stoffe.example.de/wolle-tannengruen-kariert' },
        ],
        configuratorSettings: {},
      },
      {
        key: 'leash',
        articleId: '00000000-0000-4000-8000-000000000002',
        title: 'Leine',
        imageUrl: null,
        quantity: 2,
        unitPriceCents: 3_450,
        features: [],
        configuratorSettings: null,
      },
    ],
  },
  render: (args) => (
    <section className="max-w-2xl">
      <OrderReview {...args} />
      <OrderButtonFrame />
    </section>
  ),
} satisfies Meta<typeof OrderReview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The items, what was chosen, shipping and total stand directly above the button, and nothing below it. */
export const WithButton: Story = {
  name: '[BEY-18] With button',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await expect(button).toHaveTextContent(/^Zahlungspflichtig bestellen$/);
    await expect(button.previousElementSibling).toHaveTextContent(/Gesamtsumme.*213,00/);
    await expect(button.nextElementSibling).toBeNull();
    await expect(canvas.getByText('Kostenlos')).toBeVisible();
  },
};
