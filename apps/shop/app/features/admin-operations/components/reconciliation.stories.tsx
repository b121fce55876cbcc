import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { Reconciliation } from './reconciliation.tsx';

const even = {
  from: '2026-11-01',
  to: '2026-11-21',
  payments: 12,
  ledgerCents: 120_000,
  paypalCents: 120_000,
  differenceCents: 0,
  rows: [],
};

const meta = {
  title: 'Shop/Admin/Reconciliation',
  component: Reconciliation,
  parameters: {
    notes: {
      keyboard:
        'Two date fields and a button; Enter in a date compares. While it compares, the button keeps the focus.',
      accessibility:
        'The result is a `status` when both sides agree and an `alert` when they differ or the request failed. ' +
        'Differences are a `table` named Abweichungen with column headers.',
    },
  },
  decorators: [withAdmin],
  args: {
    range: { from: '2026-11-01', to: '2026-11-21' },
    reconcile: fn(async () => ({ ok: true as const, value: even })),
  },
} satisfies Meta<typeof Reconciliation>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const NoDifference: Story = {
  name: '[BEY-17] No difference between the shop and PayPal',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abgleichen' }));
    await canvas.findByText('Differenz: 0,00 €');
    await expect(args.reconcile).toHaveBeenCalledWith('2026-11-01', '2026-11-21');
  },
};

export const Difference: Story = {
  name: '[BEY-17] A payment that differs is listed',
  args: {
    reconcile: async () => ({
      ok: true,
      value: {
        ...even,
        differenceCents: -1_500,
        rows: [
          {
            paymentId: 'PAY-1',
            orderDbId: '50000000-0000-4000-8000-000000000001',
            orderId: 'PM-2026-000001',
            ledgerCents: 12_900,
            paypalCents: 14_400,
            differenceCents: -1_500,
            finding: 'amount_differs',
          },
        ],
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abgleichen' }));
    await canvas.findByText('Beträge verschieden');
    await expect(canvas.getByRole('link', { name: 'PM-2026-000001' })).toHaveAttribute(
      'href',
      '/admin/orders?order=50000000-0000-4000-8000-000000000001',
    );
  },
};

export const NotLoaded: Story = {
  name: '[BEY-49] A failed request shows an error and can be retried',
  args: { reconcile: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Abgleichen' });
    await userEvent.click(button);
    await canvas.findByText(/Der Abgleich ist nicht gelungen/);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
};
