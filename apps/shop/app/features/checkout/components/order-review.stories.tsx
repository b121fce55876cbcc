import type { Meta, StoryObj } from '@storybook/react-vite';
import { alterationPromise } from 'shop-backend/legal';
import { expect, userEvent } from 'storybook/test';
import { OrderButtonFrame } from './order-button-frame.tsx';
import { OrderReview } from './order-review.tsx';

const meta = {
  title: 'Shop/Checkout/Order review',
  component: OrderReview,
  parameters: {
    notes: {
      keyboard:
        'Further facts of an item open by a summary; the guarantee may have a link. The order button follows directly.',
      accessibility:
        'Items are a list, their features, terms and totals description lists. A changed price is a sentence ' +
        'with both amounts.',
    },
  },
  args: {
    totals: { itemsTotalCents: 21_300, shippingCents: 0, totalCents: 21_300 },
    items: [
      {
        key: 'coat',
        articleId: '00000000-0000-4000-8000-000000000001',
        title: 'Wintermantel nach Maß',
        imageUrl: null,
        drawing: null,
        quantity: 1,
        unitPriceCents: 14_400,
        features: [
          { label: 'Innenfutter', value: 'Komplett (+15,00 €)' },
          { label: 'Futterfarbe', value: 'Beige' },
          { label: 'Stoff für das Rückenteil (Link)', value: 'https://stoffe.example.de/wolle-tannengruen-kariert' },
          { label: 'Bündchenfarbe', value: 'Orange' },
          { label: 'Reflektierende Nähte', value: 'Ja' },
          { label: 'Rasse', value: 'Dackel' },
          { label: 'Brustumfang', value: '48 cm' },
        ],
        terms: {
          deliveryDays: { min: 10, max: 15 },
          expectedDelivery: '7.–16. Dezember 2026',
          isWithdrawalExcluded: true,
        },
        configuratorSettings: {},
      },
      {
        key: 'leash',
        articleId: '00000000-0000-4000-8000-000000000002',
        title: 'Leine',
        imageUrl: null,
        drawing: null,
        quantity: 2,
        unitPriceCents: 3_450,
        features: [],
        previousUnitPriceCents: 3_200,
        terms: {
          deliveryDays: { min: 3, max: 3 },
          expectedDelivery: '26.–30. November 2026',
          isWithdrawalExcluded: false,
        },
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

/** Items, configuration, shipping and total are directly above the button, and nothing is below it. */
export const WithButton: Story = {
  name: '[BEY-18] [BEY-20] With button',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    await expect(button).toHaveTextContent(/^Zahlungspflichtig bestellen$/);
    await expect(button.previousElementSibling).toHaveTextContent(/Gesamtsumme.*213,00/);
    await expect(button.nextElementSibling).toBeNull();
    await expect(canvas.getByText('Kostenlos')).toBeVisible();
    await expect(canvas.getByText('inkl. MwSt.')).toBeVisible();
    const [coat, leash] = canvas.getAllByRole('listitem');
    // Five key facts are shown, the others on request.
    await expect(canvas.getByText('Orange')).toBeVisible();
    await expect(canvas.getByText('48 cm')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Weitere Angaben (2)'));
    await expect(canvas.getByText('48 cm')).toBeVisible();
    const notice = canvas.getByRole('region', { name: 'Gewährleistung' });
    await expect(notice.previousElementSibling).toBe(canvas.getByRole('list', { name: 'Ihre Artikel' }));
    await expect(coat).toHaveTextContent('Lieferzeit: 10 bis 15 Werktage');
    await expect(coat).toHaveTextContent('Voraussichtliche Lieferung: 7.–16. Dezember 2026');
    await expect(coat).toHaveTextContent('ein Widerruf ausgeschlossen (§ 312g Absatz 2 Nummer 1 BGB)');
    await expect(coat).toHaveTextContent(`Passform: ${alterationPromise.de}`);
    await expect(leash).not.toHaveTextContent(alterationPromise.de);
    await expect(leash).toHaveTextContent('Lieferzeit: 3 Werktage');
    await expect(leash).toHaveTextContent('Widerruf: Innerhalb von 14 Tagen möglich.');
    await expect(leash).toHaveTextContent('vorher 32,00 €, jetzt 34,50 € je Stück');
  },
};
