import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { OpenFindings } from './open-findings.tsx';

const meta = {
  title: 'Shop/Admin/Open findings',
  component: OpenFindings,
  parameters: {
    notes: {
      keyboard: 'The numbers of the orders are links.',
      accessibility: 'A section with a heading, and a `table` named Offene Fälle with column headers.',
    },
  },
  decorators: [withAdmin],
  args: {
    findings: {
      ok: true,
      value: [
        {
          orderDbId: '50000000-0000-4000-8000-000000000001',
          orderId: 'PM-2026-000001',
          totalCents: 14_900,
          paymentId: 'PAY-1',
          paidCents: 12_900,
          finding: 'review',
        },
        {
          orderDbId: null,
          orderId: null,
          totalCents: null,
          paymentId: 'PAY-2',
          paidCents: 9_900,
          finding: 'payment_without_order',
        },
      ],
    },
  },
} satisfies Meta<typeof OpenFindings>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Filled: Story = {
  name: '[BEY-17] Lists payments under review, with a link to the order, and payments without an order',
  play: async ({ canvas }) => {
    const [, review, withoutOrder] = within(canvas.getByRole('table', { name: 'Offene Fälle' })).getAllByRole('row');
    await expect(review).toHaveTextContent(/PM-2026-000001PAY-1Zahlung in Prüfung149,00.€129,00.€/);
    await expect(canvas.getByRole('link', { name: 'PM-2026-000001' })).toHaveAttribute(
      'href',
      '/admin/orders?order=50000000-0000-4000-8000-000000000001',
    );
    await expect(withoutOrder).toHaveTextContent(/–PAY-2Zahlung ohne Bestellung–99,00.€/);
  },
};

export const Empty: Story = {
  name: 'No open findings',
  args: { findings: { ok: true, value: [] } },
  play: async ({ canvas }) => {
    canvas.getByText('Keine offenen Fälle.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const NotLoaded: Story = {
  name: '[BEY-49] The findings cannot be loaded',
  args: { findings: { ok: false, error: new TypeError('Failed to fetch') } },
  play: async ({ canvas }) => {
    canvas.getByText('Die offenen Fälle konnten nicht geladen werden.');
  },
};
