import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { inEnglish } from '#app/ui/admin/testing/in-english.tsx';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { OpenFindings } from './open-findings.tsx';

const meta = {
  title: 'Shop/Admin/Open findings',
  component: OpenFindings,
  parameters: {
    notes: {
      keyboard:
        'The numbers of the orders are links. Each row has an action: a link to the order or its refund, or a button ' +
        'that accepts a payment without an order.',
      accessibility:
        'A section with a heading, and a `table` named Offene Fälle with column headers. The name of a button ' +
        'contains the payment. After accepting a payment, the focus moves to the heading.',
    },
  },
  decorators: [withAdmin],
  afterEach: closeToasts,
  args: {
    onAccept: fn(async () => undefined),
    onReload: fn(),
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
        {
          orderDbId: '50000000-0000-4000-8000-000000000003',
          orderId: 'PM-2026-000003',
          totalCents: 4_980,
          paymentId: 'PAY-3',
          paidCents: 4_980,
          finding: 'cancelled_not_refunded',
        },
      ],
    },
  },
} satisfies Meta<typeof OpenFindings>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Actions: Story = {
  name: '[REF-2] Every case has an action; that of a cancelled order leads to its refund',
  play: async ({ canvas }) => {
    const [, ...rows] = within(canvas.getByRole('table', { name: 'Offene Fälle' })).getAllByRole('row');
    for (const row of rows) {
      const [action] = [...within(row).queryAllByRole('button'), ...within(row).queryAllByRole('link').slice(1)];
      await expect(action).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Erstatten PM-2026-000003' })).toHaveAttribute(
      'href',
      '/admin/orders?order=50000000-0000-4000-8000-000000000003#refund',
    );
  },
};

export const Filled: Story = {
  name: '[BEY-17] A list shows payments under review, with a link to the order, and payments without an order',
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

export const Accepted: Story = {
  name: 'A payment without an order is accepted and leaves the list',
  render: function Reloading(args) {
    const [findings, setFindings] = useState(args.findings);
    const onReload = () => {
      if (findings.ok) setFindings({ ok: true, value: findings.value.slice(0, 1) });
    };
    return <OpenFindings {...args} findings={findings} onReload={onReload} />;
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Zahlung PAY-2 annehmen' }));
    const question = within(await screen.findByRole('dialog', { name: 'Zahlung annehmen?' }));
    await expect(args.onAccept).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Annehmen' }));
    await findToast('Zahlung angenommen');
    await expect(args.onAccept).toHaveBeenCalledWith('PAY-2');
    await waitFor(() => expect(canvas.queryByText('PAY-2', { selector: 'td' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Offene Fälle' })).toHaveFocus();
  },
};

export const AcceptFails: Story = {
  name: '[BEY-49] A failed acceptance shows an error and can be retried',
  decorators: [inEnglish],
  args: { onAccept: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas, args }) => {
    const accept = canvas.getByRole('button', { name: 'Accept payment PAY-2' });
    await userEvent.click(accept);
    const question = within(await screen.findByRole('dialog', { name: 'Accept this payment?' }));
    await userEvent.click(question.getByRole('button', { name: 'Accept' }));
    await findToast('The payment could not be accepted');
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
    await waitFor(() => expect(accept).toHaveFocus());
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
