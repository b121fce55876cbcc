import type { Meta, StoryObj } from '@storybook/react-vite';
import { paymentWordSchema } from 'shop-backend/contracts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { defaultTableQuery } from '#app/lib/table/table-query.ts';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { inEnglish } from '#app/ui/admin/testing/in-english.tsx';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { aListedOrder } from '../admin-orders.fixtures.ts';
import { orderTables } from '../order-table.ts';
import { OrderList } from './order-list.tsx';

const meta = {
  title: 'Shop/Admin/Order list',
  component: OrderList,
  parameters: {
    notes: {
      keyboard:
        '`j`, `k`, `x`, Enter and `/` as in every table. The status of selected orders is set from a menu with ' +
        'arrow keys and Enter.',
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
    query: defaultTableQuery(orderTables.en),
    onQueryChange: fn(),
    detailsPath: ({ id }) => `/admin/orders?order=${id}`,
    onSetStatus: fn(async () => undefined),
    onChanged: fn(),
  },
} satisfies Meta<typeof OrderList>;

export default meta;
type Story = StoryObj<typeof meta.component>;

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

export const BulkStatusChange: Story = {
  name: '[BEY-60] Changes the status of several orders at once',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select PM-2026-000001' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select PM-2026-000002' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versendet' }));
    await findToast('PM-2026-000001, PM-2026-000002');
    for (const id of ['1', '2']) {
      await expect(args.onSetStatus).toHaveBeenCalledWith(expect.objectContaining({ id }), 'Versendet');
    }
    await expect(args.onSetStatus).toHaveBeenCalledTimes(2);
  },
};

export const SeveralFail: Story = {
  name: '[ADM-ORD-22] One toast names all orders that failed',
  args: {
    onSetStatus: ({ id }) =>
      id === '4'
        ? Promise.resolve()
        : Promise.reject({ code: 'PT409', message: 'revision_conflict', details: '{"revision": 3}' }),
  },
  play: async ({ canvas, args }) => {
    for (const place of [1, 2, 4]) {
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select PM-2026-00000${place}` }));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Set status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versendet' }));
    await findToast(
      'PM-2026-000001, PM-2026-000002: Another admin changed it in the meantime. Please reload the page.',
    );
    await expect(screen.getAllByRole('group', { name: 'Failed to update order' })).toHaveLength(1);
    await findToast('PM-2026-000004');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
  },
};
