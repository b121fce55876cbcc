import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrderStatusReply } from 'shop-backend/contracts';
import { expect } from 'storybook/test';
import { withRouter } from '#app/ui/page/with-router.tsx';
import type { LastOrder } from '../placed-order/last-order.schema.ts';
import { newOrder } from '../texts/order-progress.fixture.ts';
import { ConfirmationView } from './confirmation-view.tsx';

const lastOrder: LastOrder = {
  orderId: 'PM-2026-004821',
  paymentId: '3C679366HH908993F',
  items: [{ position: 0, title: 'Halsband', quantity: 2, unitPriceCents: 3_900 }],
  total: 82.95,
  status: 'processing',
  created: '2026-11-21T10:00:00.000Z',
  guestInfo: null,
  accessToken: 'token',
};

const reply: OrderStatusReply = {
  orderId: 'PM-2026-004821',
  status: 'completed',
  isInReview: false,
  totalCents: 8_295,
};

const found = (changes: Partial<OrderStatusReply>) => ({ kind: 'found', reply: { ...reply, ...changes } }) as const;

const meta = {
  title: 'Shop/Checkout/Confirmation',
  component: ConfirmationView,
  parameters: {
    // Inline, its headings would break the outline of the page.
    docs: { story: { inline: false, height: '600px' } },
    notes: {
      keyboard: 'Print, documents, then the links to go on. Nothing takes the focus by itself while the page updates.',
      accessibility:
        'The state of the payment is a `status` in full sentences, and an icon that is not needed to understand ' +
        'it. The history is a list named Verlauf der Bestellung.',
    },
  },
  decorators: [withRouter],
  args: { order: '3C679366HH908993F', known: found({}), lastOrder },
} satisfies Meta<typeof ConfirmationView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the shipping paid: free, or the fee of the zone. */
export const Completed: Story = {
  name: '[SF-DONE-01] [SF-DONE-02] [SF-DONE-03] [SF-DONE-04] Completed',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihre Zahlung ist bestätigt.');
    await expect(canvas.getByTestId('order-number')).toHaveTextContent('PM-2026-004821');
    await expect(canvas.getByText('Versand').closest('div')).toHaveTextContent('4,95 €');
    await expect(canvas.getByRole('link', { name: 'Weiter einkaufen' })).toHaveAttribute('href', '/categories');
    await expect(canvas.getByRole('link', { name: 'Bestellungen anzeigen' })).toHaveAttribute('href', '/profile');
    await expect(canvas.queryByRole('link', { name: 'Zum Warenkorb' })).toBeNull();
  },
};

/** Guests have no profile to link to. */
export const CompletedForGuest: Story = {
  name: '[SF-DONE-04] Completed for a guest',
  args: { isGuest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Bestellungen anzeigen' })).toHaveAttribute(
      'href',
      '/order-success?order=3C679366HH908993F#stand',
    );
  },
};

export const Processing: Story = {
  args: { known: found({ status: 'processing' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('wird gerade bestätigt');
  },
};

export const Pending: Story = {
  args: { known: found({ status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Diese Seite aktualisiert sich von selbst');
    await expect(canvas.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  },
};

/** A payment under review is never shown as failed. */
export const InReview: Story = {
  args: { known: found({ status: 'processing', isInReview: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('angekommen und wird von uns geprüft');
  },
};

export const PaymentFailed: Story = {
  args: { known: found({ status: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Es wurde nichts abgebucht.');
    await expect(canvas.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  },
};

export const Refunded: Story = { args: { known: found({ status: 'refunded' }) } };

export const CheckingStatus: Story = { args: { known: { kind: 'loading' } } };

/** If the backend is unreachable, the local summary is shown. */
export const Offline: Story = {
  name: '[SF-DONE-13] [DATA-24] Offline',
  args: { known: { kind: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wir versuchen es weiter');
    await expect(canvas.getByTestId('order-number')).toHaveTextContent('PM-2026-004821');
    await expect(canvas.getByText('Halsband')).toBeVisible();
  },
};

/** The order number of another person or an unknown one reveals nothing and keeps the cart. */
export const Missing: Story = {
  args: { known: { kind: 'missing' }, lastOrder: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bestellung nicht gefunden' })).toBeVisible();
    await expect(canvas.queryByTestId('order-number')).toBeNull();
  },
};

/** The tax mode at the time of the order, which the shop has changed since. */
export const FormerTaxMode: Story = {
  name: '[BEY-11] Former tax mode',
  args: {
    known: found({
      items: [{ articleId: null, title: 'Halsband', quantity: 1, unitPriceCents: 8_295, configuratorSettings: null }],
      tax: 'small-business',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('keine MwSt. (§ 19 UStG)')).toBeVisible();
    await expect(canvas.queryByText('inkl. MwSt.')).toBeNull();
  },
};

const coat = {
  articleId: null,
  title: 'Wintermantel nach Maß',
  quantity: 1,
  unitPriceCents: 8_295,
  configuratorSettings: { measures: { chestCircumference: 48 } },
  configuratorType: 'dog-coat',
  deliveryDays: { min: 10, max: 14 },
};

/** The piece, the planned days of the workshop, and the offer to keep its measurements. */
export const MadeToMeasure: Story = {
  args: {
    known: found({
      items: [coat],
      progress: newOrder,
    }),
    drawingOf: () => 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 792 554"/>',
    rememberMeasures: (settings) => <p>{`Gemerkt wird ${JSON.stringify(settings)}`}</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ihr Hund mit: Wintermantel nach Maß' })).toBeVisible();
    const steps = canvas.getByRole('heading', { name: 'So geht es weiter' }).parentElement;
    await expect(steps).toHaveTextContent(
      /eingegangen30\. November 2026.*schneiden zubis 9\. Dezember 2026.*nähenbis 15\. Dezember 2026.*Bei Ihnenvoraussichtlich 15\.–23\. Dezember 2026/,
    );
    await expect(canvas.getByText('Gemerkt wird {"measures":{"chestCircumference":48}}')).toBeVisible();
  },
};

/** Unpaid orders have no plan yet. */
export const MadeToMeasureUnpaid: Story = {
  args: { ...MadeToMeasure.args, known: found({ items: [coat], status: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'So geht es weiter' })).toBeNull();
    await expect(canvas.queryByText(/Gemerkt wird/)).toBeNull();
  },
};

/** For the owner and for the holder of the link in the mail. */
export const Shipped: Story = {
  args: {
    lastOrder: null,
    known: found({
      items: [{ articleId: null, title: 'Halsband', quantity: 1, unitPriceCents: 8_295, configuratorSettings: null }],
      progress: {
        createdAt: '2026-11-01T10:00:00Z',
        visualStatus: 'Versendet',
        productionStage: null,
        trackingNumber: '00340434161094015314',
        trackingCarrier: 'DHL',
        shippingCents: 0,
        refundedCents: 0,
        paymentWord: 'paid',
        documents: [{ kind: 'invoice', number: 'RE-2026-00001' }],
        timeline: [
          { id: 1, created_at: '2026-11-01T10:00:00Z', event: 'order.placed', details: {}, actor_name: null },
          {
            id: 2,
            created_at: '2026-11-09T10:00:00Z',
            event: 'visual_status.changed',
            details: { to: 'Versendet' },
            actor_name: null,
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihre Bestellung ist unterwegs' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Stand der Bestellung' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Sendung verfolgen/ })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Verlauf der Bestellung' })).toHaveTextContent(
      /eingegangen.*Versendet/,
    );
  },
};
