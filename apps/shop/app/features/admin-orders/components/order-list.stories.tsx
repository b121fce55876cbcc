import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CancelOrdersRequest, paymentWordSchema } from 'shop-backend/contracts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { inEnglish } from '#app/ui/admin/testing/in-english.tsx';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { aCancellation, aListedOrder } from '../admin-orders.fixtures.ts';
import { orderTable } from '../order-table.tsx';
import { OrderList } from './order-list.tsx';

const meta = {
  title: 'Shop/Admin/Order list',
  component: OrderList,
  parameters: {
    notes: {
      keyboard:
        '`j`, `k`, `x`, Enter and `/` as in every table. The status of selected orders is chosen from a menu ' +
        'with arrow keys and Enter, and confirmed in a dialog.',
      accessibility:
        'The status is text in a badge; its color only repeats it. Payment is text too. Orders that fail ' +
        'together are named in one toast, with the reason.',
    },
  },
  decorators: [inEnglish, withAdmin],
  afterEach: closeToasts,
  args: {
    page: {
      rows: [
        aListedOrder({
          id: '1',
          orderId: 'PM-2026-000001',
          visualStatus: 'Offen',
          isPaid: false,
          paymentWord: 'unpaid',
        }),
        aListedOrder({ id: '2', orderId: 'PM-2026-000002', visualStatus: 'In Bearbeitung' }),
        aListedOrder({ id: '3', orderId: 'PM-2026-000003', visualStatus: 'Versendet', trackingNumber: '00340434' }),
        aListedOrder({ id: '4', orderId: 'PM-2026-000004', visualStatus: 'Storniert' }),
      ],
      total: 14,
    },
    query: defaultTableQuery(orderTable),
    onQueryChange: fn(),
    detailsPath: ({ id }) => `/admin/orders?order=${id}`,
    requests: {
      preview: fn(async (ids: readonly string[]) => ({
        lockedUntil: null,
        orders: ids.map((id) => ({ id, refundableCents: id === '1' || id === '4' ? 0 : 14_900, refundedCents: 0 })),
      })),
      setStatuses: fn(async (orders: readonly { id: string }[]) => orders.map(({ id }) => ({ id, error: null }))),
      cancelAll: fn(async ({ orders }: CancelOrdersRequest) => ({
        ok: true as const,
        value: {
          results: orders.map(({ orderDbId, refund }) => ({
            orderDbId,
            cancelled: {
              ...aCancellation,
              refund: typeof refund === 'string' ? { state: 'none' as const, amountCents: 0 } : aCancellation.refund,
            },
          })),
        },
      })),
    },
    onChanged: fn(),
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta.component>;
type Canvas = ReturnType<typeof within>;

/** The hue of a colour, in degrees. */
function hueOf(element: HTMLElement): number {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number);
  const [top, bottom] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = top - bottom;
  const hue = top === red ? (green - blue) / span : top === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (hue * 60 + 360) % 360;
}

export const Filled: Story = {
  name: '[ADM-ORD-01] [ADM-ORD-02] [ADM-ORD-03] [ADM-ORD-04] Filled',
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox', { name: 'Search orders' });
    const table = within(canvas.getByRole('table', { name: 'Orders' }));
    for (const name of ['Order ID', 'Date', 'Customer', 'Total', 'Payment', 'Status', 'Tracking number', 'Details']) {
      table.getByRole('columnheader', { name });
    }
    const [, first, , third] = table.getAllByRole('row');
    await expect(first).toHaveTextContent(/PM-2026-000001.*21\.11\.2026.*Greta Gast.*149,00.€.*Unpaid.*Offen/);
    await expect(third).toHaveTextContent(/Paid.*Versendet.*00340434/);
    await expect(table.getByRole('link', { name: 'Details of PM-2026-000001' })).toHaveAttribute(
      'href',
      '/admin/orders?order=1',
    );
    canvas.getByText('1–10 of 14');
  },
};

export const PaymentWords: Story = {
  name: '[ADM-ORD-03] [ADM-ORD-09] Each state of the money in a word, and an open dispute with its day',
  args: {
    page: {
      rows: [
        ...paymentWordSchema.options.map((paymentWord) => aListedOrder({ id: paymentWord, paymentWord })),
        aListedOrder({ id: 'disputed', isDisputed: true, disputeRespondBy: '2026-12-10T12:00:00Z' }),
      ],
      total: 11,
    },
  },
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[5]?.textContent ?? '');
    await expect(cells.slice(1)).toEqual([
      'Under review',
      'Charged back',
      'Partly charged back',
      'Refunded',
      'Refund in progress',
      'Partly refunded',
      'Partly paid',
      'Paid',
      'Being confirmed',
      'Unpaid',
      'PaidDispute, answer by 10.12.2026',
    ]);
  },
};

export const Colours: Story = {
  name: '[ADM-ORD-11] [ADM-ORD-12] [ADM-ORD-13] [ADM-ORD-14] Each status in its colour',
  play: async ({ canvas }) => {
    const hue = (status: string) => hueOf(canvas.getByText(status));
    await expect(hue('Offen')).toBeGreaterThan(190);
    await expect(hue('Offen')).toBeLessThan(250);
    await expect(hue('In Bearbeitung')).toBeGreaterThan(35);
    await expect(hue('In Bearbeitung')).toBeLessThan(60);
    await expect(hue('Versendet')).toBeGreaterThan(100);
    await expect(hue('Versendet')).toBeLessThan(170);
    await expect(Math.min(hue('Storniert'), 360 - hue('Storniert'))).toBeLessThan(20);
  },
};

async function choose(canvas: Canvas, places: readonly number[], status: string) {
  for (const place of places) {
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select PM-2026-00000${place}` }));
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Set status' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: status }));
  return within(await screen.findByRole('dialog'));
}

export const BulkStatusChange: Story = {
  name: '[BEY-60] The status of several orders is changed at once, after the dialog says what it does',
  play: async ({ canvas, args }) => {
    const dialog = await choose(canvas, [1, 2, 3, 4], 'Versendet');
    await expect(args.requests.setStatuses).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'No order to set to “Versendet”' })).toBeVisible();
    for (const [reason, orderId] of [
      ['Not paid', 'PM-2026-000001'],
      ['Without a tracking number', 'PM-2026-000002'],
      ['In this status already', 'PM-2026-000003'],
      ['Cancelled', 'PM-2026-000004'],
    ]) {
      await expect(dialog.getByText(new RegExp(`^${reason}`)).closest('p')).toHaveTextContent(`Left out: ${orderId}`);
    }
    const [, packed] = dialog.getAllByRole('checkbox', { name: 'Include it anyway' });
    if (packed === undefined) throw new Error('One group cannot be included');
    await userEvent.click(packed);
    dialog.getByText('1 order changes.');
    dialog.getByText('1 e-mail is sent.');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 order' }));
    await findToast('PM-2026-000002');
    await expect(args.requests.setStatuses).toHaveBeenCalledOnce();
    await expect(args.requests.setStatuses).toHaveBeenCalledWith([expect.objectContaining({ id: '2' })], 'Versendet');
  },
};

export const BulkCancellation: Story = {
  name: '[BEY-60] The money of cancelled orders is asked about, and one request is sent',
  play: async ({ canvas, args }) => {
    const dialog = await choose(canvas, [1, 2, 3, 4], 'Storniert');
    await dialog.findByText(/^1 paid: 149,00/);
    dialog.getByText('2 orders change.');
    dialog.getByText('2 e-mails are sent.');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Include it anyway' }));
    await dialog.findByText(/^2 paid: 298,00/);
    dialog.getByText('1 shipped already.');
    await expect(dialog.getByRole('radio', { name: /^Refund 298,00.€ now/ })).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Your password'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel and refund' }));
    await findToast('PM-2026-000001, PM-2026-000002, PM-2026-000003 · 298,00 € refunded');
    await expect(args.requests.cancelAll).toHaveBeenCalledOnce();
    const refund = { amountCents: 14_900, refundedCents: 0 };
    await expect(args.requests.cancelAll).toHaveBeenCalledWith(
      expect.objectContaining({
        reason: 'Kundenwunsch',
        notify: true,
        evenIfShipped: true,
        password: 'pfotenmass',
        orders: [
          expect.objectContaining({ orderDbId: '1', refund: 'none' }),
          expect.objectContaining({ orderDbId: '2', refund }),
          expect.objectContaining({ orderDbId: '3', refund }),
        ],
      }),
    );
  },
};

export const BulkLocked: Story = {
  name: 'A recently changed account cancels several orders and refunds them later',
  args: {
    requests: {
      preview: async () => ({
        lockedUntil: '2026-11-28T17:30:00+00:00',
        orders: [{ id: '2', refundableCents: 14_900, refundedCents: 0 }],
      }),
      setStatuses: () => Promise.reject(new Error('not called')),
      cancelAll: fn(async () => ({ ok: true as const, value: { results: [] } })),
    },
  },
  play: async ({ canvas, args }) => {
    const dialog = await choose(canvas, [2], 'Storniert');
    await expect(await dialog.findByRole('radio', { name: /^Refund 149,00.€ now/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));
    await waitFor(() =>
      expect(args.requests.cancelAll).toHaveBeenCalledWith(
        expect.objectContaining({ orders: [expect.objectContaining({ orderDbId: '2', refund: 'later' })] }),
      ),
    );
  },
};

export const BulkLeft: Story = {
  name: 'Leaving the question changes nothing and keeps the selection',
  play: async ({ canvas, args }) => {
    await choose(canvas, [1, 2], 'Storniert');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(args.requests.cancelAll).not.toHaveBeenCalled();
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};

export const SeveralFail: Story = {
  name: '[ADM-ORD-22] One toast names all orders that failed',
  args: {
    page: {
      rows: [1, 2, 4].map((place) => aListedOrder({ id: String(place), orderId: `PM-2026-00000${place}` })),
      total: 3,
    },
    requests: {
      preview: async () => ({ lockedUntil: null, orders: [] }),
      setStatuses: async (orders) => orders.map(({ id }) => ({ id, error: id === '4' ? null : 'revision_conflict' })),
      cancelAll: () => Promise.reject(new Error('not called')),
    },
  },
  play: async ({ canvas, args }) => {
    const dialog = await choose(canvas, [1, 2, 4], 'In Bearbeitung');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 3 orders' }));
    await findToast(
      'PM-2026-000001, PM-2026-000002: Another admin changed it in the meantime. Please reload the page.',
    );
    await expect(screen.getAllByRole('group', { name: 'Failed to update order' })).toHaveLength(1);
    await findToast('PM-2026-000004');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
  },
};
