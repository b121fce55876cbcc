import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PublicEnvProvider } from '#app/lib/settings/public-env.tsx';
import { withRouter } from '#app/ui/page/with-router.tsx';
import { ToastRegion } from '#app/ui/toasts/toast-region.tsx';
import { anOrderSummary } from '../orders.fixtures.ts';
import { OrdersPage, OrdersSkeleton } from './orders-page.tsx';

const env = {
  supabaseUrl: 'http://localhost:1',
  supabasePublishableKey: 'none',
  paypalClientId: 'none',
  paypalSdkUrl: 'http://localhost:1/paypal/sdk.js',
  shopUrl: 'http://localhost:1',
};

const meta = {
  title: 'Shop/Orders/Page',
  component: OrdersPage,
  parameters: {
    notes: {
      keyboard: 'One button per order opens its dialog. There is nothing else to reach in the table.',
      accessibility:
        'A `table` with a caption and row headers; each button adds the order number to its visible word for ' +
        'screen readers. Loading is a `status`, a failure an `alert`.',
    },
  },
  decorators: [
    (Story) => (
      <PublicEnvProvider env={env}>
        <Story />
        <ToastRegion />
      </PublicEnvProvider>
    ),
    withRouter,
  ],
  args: {
    known: {
      kind: 'loaded',
      orders: [
        anOrderSummary({
          id: '2',
          orderId: 'PM-2026-525086',
          createdAt: '2026-11-21T08:00:00Z',
          status: 'pending',
          visualStatus: 'Offen',
          paymentWord: 'unpaid',
          totalCents: 8_400,
        }),
        anOrderSummary(),
      ],
    },
    openOrderId: null,
    onOpenChange: fn(),
    isRetrying: false,
    onRetry: fn(),
    onReorder: fn(async () => undefined),
  },
} satisfies Meta<typeof OrdersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '[SF-ORD-01] [SF-ORD-02] Filled',
  play: async ({ canvas, args }) => {
    for (const name of ['Bestellnummer', 'Datum', 'Status', 'Gesamtsumme']) {
      await expect(canvas.getByRole('columnheader', { name })).toBeVisible();
    }
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/PM-2026-525086.*21\.11\.2026.*Offen.*Zahlung offen.*84,00 €/);
    await expect(second).toHaveTextContent(/PM-2026-742915.*11\.10\.2026.*Versendet.*Bezahlt.*178,90 €/);
    await userEvent.click(canvas.getByRole('button', { name: 'Details zu PM-2026-742915' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith('PM-2026-742915');
  },
};

/** A row of `order_overview`, as the Data API returns it. */
const smallBusinessOrder: Readonly<Record<string, unknown>> = {
  id: anOrderSummary().id,
  order_id: anOrderSummary().orderId,
  created_at: '2026-10-11T08:30:00Z',
  status: 'completed',
  visual_status: 'Versendet',
  payment_word: 'paid',
  total_cents: 17_890,
  tracking_number: null,
  tracking_carrier: null,
  shipping_cents: 0,
  payment_method: 'paypal',
  invoice_number: 'RE-2026-00002',
  recipient: {
    firstName: 'Anna',
    lastName: 'Muster',
    street: 'Lindenweg 4',
    postalCode: '28195',
    city: 'Bremen',
    country: 'Deutschland',
  },
  terms: { tax: 'small-business', shipping: 'free' },
};

/** Replies with the requested columns of the order, without items and timeline. */
function replyWithOrder() {
  const replies = spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== '/rest/v1/order_overview') return Response.json([]);
    const columns = searchParams.get('select')?.split(',') ?? [];
    return Response.json(Object.fromEntries(columns.map((name) => [name, smallBusinessOrder[name]])));
  });
  const print = spyOn(window, 'print').mockImplementation(() => undefined);
  return () => {
    replies.mockRestore();
    print.mockRestore();
  };
}

/** The tax mode at the time of the order, which the shop has changed since. */
export const FormerTaxMode: Story = {
  name: '[BEY-11] Former tax mode',
  args: { openOrderId: anOrderSummary().orderId },
  beforeEach: replyWithOrder,
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: /^Bestellung/ });
    await waitFor(() => expect(dialog).toHaveTextContent('Gesamtsumme keine MwSt. (§ 19 UStG)'));
    await expect(dialog).not.toHaveTextContent('inkl. MwSt.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Bestellung drucken' }));
    const sheet = document.querySelector('.print-sheet');
    await expect(sheet).toHaveTextContent('Gesamtsumme keine MwSt. (§ 19 UStG)');
    await expect(sheet).not.toHaveTextContent('inkl. MwSt.');
    window.dispatchEvent(new Event('afterprint'));
  },
};

export const Empty: Story = {
  name: '[SF-ORD-06] Empty',
  args: { known: { kind: 'loaded', orders: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sie haben noch nichts bestellt.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zu den Kollektionen' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[SF-ORD-07] [SF-ORD-08] Failed',
  args: { known: { kind: 'failed', message: 'permission denied for table orders' } },
  play: async ({ canvas, args }) => {
    const toasts = within(within(document.body).getByRole('region', { name: 'Mitteilungen' }));
    await waitFor(() => expect(toasts.getByText('Fehler beim Laden der Bestellungen')).toBeVisible());
    await expect(toasts.getByText('permission denied for table orders')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ein Fehler ist aufgetreten...' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await userEvent.click(within(document.body).getByLabelText('Schließen'));
    await waitFor(() => expect(toasts.queryByText('Fehler beim Laden der Bestellungen')).toBeNull());
  },
};

export const Loading: Story = {
  render: () => <OrdersSkeleton />,
};
