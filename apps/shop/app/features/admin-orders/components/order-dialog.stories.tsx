import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { anAdminOrder, aRefundPreview as preview } from '../admin-orders.fixtures.ts';
import { besideThePage, findOrderDialog, orderDialogArgs, orderDialogFrame } from './order-dialog.fixtures.tsx';
import { OrderDialog } from './order-dialog.tsx';

const meta = {
  title: 'Shop/Admin/Order dialog',
  component: OrderDialog,
  parameters: {
    docs: besideThePage,
    notes: {
      keyboard: 'The dialog traps the focus; Escape closes it and returns to the list.',
      accessibility:
        'The dialog is marked as English, the address within as German. Each block is a region named by a ' +
        'heading of level 3. A failure is an `alert` beside the button that caused it.',
    },
  },
  ...orderDialogFrame,
  args: orderDialogArgs,
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Open: Story = {
  name: '[ADM-ORD-10] Open',
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    dialog.getByText('1 × Wintermantel');
    await userEvent.click(dialog.getByText('Configured'));
    await expect(await dialog.findByText('62 cm')).toBeVisible();
    dialog.getByText('Innenfutter');
    dialog.getByText(/Musterweg 3/);
    dialog.getByText('Status: Offen → In Bearbeitung');
    dialog.getByText(/Mara Meister/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Changed: Story = {
  name: '[ADM-ORD-15] [ADM-ORD-17] [ADM-ORD-18] [ADM-ORD-20] [ADM-ORD-21] Status and tracking changed',
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    const status = dialog.getByLabelText('Status');
    for (const value of ['In Bearbeitung', 'Offen', 'Versendet']) {
      await userEvent.selectOptions(status, value);
      await expect(status).toHaveValue(value);
    }
    await userEvent.type(dialog.getByLabelText(/^Tracking number/), '  00340434  ');
    await userEvent.selectOptions(dialog.getByLabelText(/^Carrier/), 'DHL');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await findToast('Order updated');
    await expect(args.onChange).toHaveBeenCalledWith(
      { visualStatus: 'Versendet', productionStage: null, trackingNumber: '00340434', trackingCarrier: 'DHL' },
      2,
    );
  },
};

export const Confirming: Story = {
  name: '[ADM-ORD-09] An order whose captured payment is not verified yet is being confirmed',
  args: { order: anAdminOrder({ isPaid: false, paymentWord: 'confirming', status: 'processing' }) },
  play: async () => {
    const dialog = await findOrderDialog();
    await expect(dialog.getByText('Being confirmed')).toBeVisible();
  },
};

export const Refunded: Story = {
  name: 'An order that is refunded as a whole and not shipped asks whether to cancel it',
  args: { order: anAdminOrder({ isPaid: false, paymentWord: 'refunded', status: 'refunded', refundedCents: 14_900 }) },
  play: async () => {
    const dialog = await findOrderDialog();
    await expect(dialog.getByText('Everything is refunded. Cancel the order too?')).toBeVisible();
  },
};

const openDispute = {
  disputeId: 'PP-D-1',
  amountCents: 2_000,
  state: 'open' as const,
  respondBy: '2026-12-10T12:00:00Z',
  claim: null,
};

export const ShipDisputed: Story = {
  name: 'An order with an open dispute is shipped only after a question',
  args: {
    order: anAdminOrder({
      isDisputed: true,
      disputeRespondBy: openDispute.respondBy,
      paymentWord: 'partly_reversed',
      disputes: [openDispute],
    }),
  },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await expect(dialog.getByText(/^Dispute 20,00.€, answer by 10\.12\.2026$/)).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Versendet');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const question = within(await screen.findByRole('dialog', { name: 'Ship anyway?' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Ship anyway' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ visualStatus: 'Versendet' }), 2),
    );
  },
};

export const LostDispute: Story = {
  name: 'A lost dispute is an open case until its claim is waived or upheld',
  args: {
    order: anAdminOrder({ paymentWord: 'partly_reversed', disputes: [{ ...openDispute, state: 'lost' }] }),
  },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await expect(dialog.getByText(/^Lost dispute 20,00.€$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Uphold the claim' }));
    await waitFor(() => expect(args.onDecideClaim).toHaveBeenCalledWith('PP-D-1', 'upheld'));
  },
};

export const EmptyTracking: Story = {
  name: '[ADM-ORD-19] An emptied tracking number is saved as none',
  args: { order: anAdminOrder({ trackingNumber: '00340434' }) },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.clear(dialog.getByLabelText(/^Tracking number/));
    await userEvent.type(dialog.getByLabelText(/^Tracking number/), '   ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ trackingNumber: null }), 2),
    );
  },
};

const outdated = { code: 'PT409', message: 'revision_conflict', details: '{"revision": 3}' };

/** Refuses each change of an older order than that of revision 3, as the database does after another admin's change. */
const onChange = fn(async (_: unknown, revision: number) => {
  if (revision < 3) throw outdated;
  return { id: anAdminOrder().id, revision: revision + 1 };
});

export const Merged: Story = {
  name: '[BEY-65] Fields that only another admin changed take the stored value, without a question',
  args: {
    onChange,
    loadCurrent: async () => anAdminOrder({ visualStatus: 'Versendet', trackingCarrier: 'DHL', revision: 3 }),
  },
  play: async () => {
    onChange.mockClear();
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Tracking number/), '0034');
    await userEvent.type(dialog.getByLabelText(/^Add a note/), 'Knopf fehlt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const toast = within(await screen.findByRole('group', { name: 'Order updated' }));
    toast.getByText('Changed by another admin in the meantime and kept: Status, Carrier');
    await expect(onChange).toHaveBeenCalledTimes(2);
    await expect(onChange).toHaveBeenLastCalledWith(
      {
        visualStatus: 'Versendet',
        productionStage: null,
        trackingNumber: '0034',
        trackingCarrier: 'DHL',
        note: 'Knopf fehlt',
      },
      3,
    );
    await expect(dialog.getByLabelText('Status')).toHaveValue('Versendet');
    await expect(dialog.getByLabelText(/^Add a note/)).toHaveValue('');
  },
};

export const BothChanged: Story = {
  name: '[BEY-65] A question about the status, with its stage, is asked if both admins changed it',
  args: {
    onChange,
    loadCurrent: async () => anAdminOrder({ visualStatus: 'Storniert', trackingNumber: '0077', revision: 3 }),
  },
  play: async () => {
    onChange.mockClear();
    const dialog = await findOrderDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'In Bearbeitung');
    await userEvent.selectOptions(dialog.getByLabelText('Production stage'), 'Zuschnitt');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const question = within(await screen.findByRole('dialog', { name: 'Another admin saved changes' }));
    await expect(question.getAllByRole('group')).toHaveLength(1);
    question.getByRole('radio', { name: /In Bearbeitung, Cutting/ });
    await expect(onChange).toHaveBeenCalledTimes(1);
    await userEvent.click(question.getByRole('radio', { name: /Storniert/ }));
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    await findToast('Order updated');
    await expect(onChange).toHaveBeenLastCalledWith(
      { visualStatus: 'Storniert', productionStage: null, trackingNumber: '0077', trackingCarrier: null },
      3,
    );
  },
};

export const CurrentFails: Story = {
  name: '[ADM-ORD-22] [BEY-65] Entries are kept if the order of another admin cannot be loaded',
  args: { onChange, loadCurrent: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async () => {
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Tracking number/), '0034');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await findToast('Failed to update order');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Another admin changed it');
    await expect(dialog.getByLabelText(/^Tracking number/)).toHaveValue('0034');
  },
};

export const OfflineSave: Story = {
  name: '[ADM-ORD-22] A failed save shows its error inside the dialog too',
  args: { onChange: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async () => {
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Tracking number/), '0034');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not saved');
    await screen.findByRole('group', { name: 'Failed to update order' });
    // Only the toast has this title.
    await findToast('Failed to update order');
    await expect(dialog.getByLabelText(/^Tracking number/)).toHaveValue('0034');
  },
};

export const AcceptFails: Story = {
  name: 'A failed acceptance of a payment shows its error inside the dialog',
  args: {
    order: anAdminOrder({
      payments: [
        {
          paymentId: 'PAY-1',
          amountCents: 100,
          refundedCents: 0,
          reversedCents: 0,
          status: 'review',
          reviewReason: 'amount_differs',
        },
      ],
    }),
    onAcceptPayment: () => Promise.reject(new TypeError('Failed to fetch')),
  },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
    const question = within(await screen.findByRole('dialog', { name: 'Mark as paid?' }));
    await userEvent.click(question.getByRole('button', { name: 'Mark as paid' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Not saved');
    await findToast('Failed to update order');
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
  },
};

export const ReturnedPayment: Story = {
  name: 'A payment to be reviewed that is wholly returned is no longer offered for acceptance',
  args: {
    order: anAdminOrder({
      payments: [
        {
          paymentId: 'PAY-1',
          amountCents: 12_900,
          refundedCents: 12_900,
          reversedCents: 0,
          status: 'review',
          reviewReason: 'amount_differs',
        },
      ],
    }),
  },
  play: async () => {
    const dialog = await findOrderDialog();
    await expect(dialog.getByText('PAY-1')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
  },
};

export const NoteKept: Story = {
  name: 'A refund that reloads the order keeps unsaved entries, and shows what another admin stored',
  render: function Reloading(args) {
    const [order, setOrder] = useState(args.order);
    return (
      <OrderDialog
        {...args}
        order={order}
        refund={async (request) => ({
          ok: true,
          value: request.step === 'preview' ? preview : { ...preview, status: 'completed' },
        })}
        onReload={() =>
          setOrder({ ...order, revision: order.revision + 1, refundedCents: 5_000, trackingNumber: '0077' })
        }
      />
    );
  },
  play: async () => {
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Add a note/), 'Knopf fehlt');
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'In Bearbeitung');
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund 50,00/ }));
    await dialog.findByText('Refunded');
    await expect(dialog.getByLabelText(/^Add a note/)).toHaveValue('Knopf fehlt');
    await expect(dialog.getByLabelText('Status')).toHaveValue('In Bearbeitung');
    await expect(dialog.getByLabelText(/^Tracking number/)).toHaveValue('0077');
  },
};

export const English: Story = {
  name: '[ADM-NAV-07] The dialog is English except for the stored status and texts of the shop',
  args: { order: anAdminOrder({ status: 'completed', visualStatus: 'In Bearbeitung', productionStage: 'Zuschnitt' }) },
  play: async () => {
    const dialog = await findOrderDialog();
    const optionsOf = (label: string | RegExp) =>
      within(dialog.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await expect(optionsOf('Production stage')).toEqual(['Not started', 'Cutting', 'Sewing', 'Packing']);
    await expect(optionsOf(/^Carrier/)).toEqual(['None', 'DHL', 'DPD', 'GLS', 'Hermes', 'UPS', 'Other']);
    const documents = within(dialog.getByRole('list', { name: 'Documents' })).getAllByRole('button');
    await expect(documents.map(({ textContent }) => textContent)).toEqual([
      'Invoice (PDF)',
      'Terms (PDF)',
      'Withdrawal notice (PDF)',
    ]);
    dialog.getByText('Configured');
  },
};

export const German: Story = {
  name: 'In German: parts, workshop and refund',
  args: { order: anAdminOrder({ status: 'completed', visualStatus: 'In Bearbeitung', productionStage: 'Zuschnitt' }) },
  render: (args) => (
    <PageLanguage value="de">
      <OrderDialog {...args} />
    </PageLanguage>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bestellung PM-2026-000001' }));
    for (const name of ['Artikel', 'Kunde', 'Zahlung', 'Dokumente', 'Verlauf', 'Werkstatt', 'Erstattung']) {
      await expect(dialog.getByRole('region', { name })).toBeVisible();
    }
    const stages = within(dialog.getByLabelText('Arbeitsschritt')).getAllByRole('option');
    await expect(stages.map(({ textContent }) => textContent)).toEqual([
      'Nicht begonnen',
      'Zuschnitt',
      'Näherei',
      'Verpackung',
    ]);
    await expect(dialog.getByText(/^PayPal · abgeschlossen/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Erstattung prüfen' })).toBeVisible();
  },
};
