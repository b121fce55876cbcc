import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { anAdminOrder, aRefundPreview as preview } from '../admin-orders.fixtures.ts';
import { besideThePage, findOrderDialog, orderDialogArgs, orderDialogFrame } from './order-dialog.fixtures.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { RefundForm } from './refund-form.tsx';

const meta = {
  title: 'Shop/Admin/Refund of an order',
  component: OrderDialog,
  parameters: {
    docs: besideThePage,
    notes: {
      of: RefundForm,
      keyboard: 'The focus moves to the question after the first step, and back to the heading with Back.',
      accessibility: 'The question is read out when it gets the focus. An error belongs to the field that caused it.',
    },
  },
  ...orderDialogFrame,
  args: orderDialogArgs,
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta.component>;

export const Refunded: Story = {
  name: '[BEY-13] Refund in two steps, with the password, once',
  args: {
    refund: fn(async (request: { step: string }) => ({
      ok: true as const,
      value: request.step === 'preview' ? preview : { ...preview, status: 'completed' as const, refundedCents: 5_000 },
    })),
  },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Amount in euros/), '50');
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await expect(args.refund).toHaveBeenCalledWith({
      step: 'preview',
      orderDbId: anAdminOrder().id,
      amountCents: 5_000,
    });
    await userEvent.type(await dialog.findByLabelText('Your password'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund 50,00/ }));
    await findToast('Refund completed');
    await expect(args.refund).toHaveBeenCalledTimes(2);
    await expect(args.refund).toHaveBeenLastCalledWith(
      expect.objectContaining({ step: 'confirm', amountCents: 5_000, refundedCents: 0, password: 'pfotenmass' }),
    );
    await waitFor(() => expect(args.onReload).toHaveBeenCalled());
  },
};

export const RefundNotSent: Story = {
  name: '[BEY-49] A failed refund request shows an error and can be retried',
  args: { refund: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  play: async () => {
    const dialog = await findOrderDialog();
    const check = dialog.getByRole('button', { name: 'Review refund' });
    await userEvent.click(check);
    await dialog.findByText(/No reply came/);
    await waitFor(() => expect(check).not.toHaveAttribute('aria-busy'));
  },
};

/** Null refunds everything, so an invalid amount must be rejected. */
export const RefundBeyondAMillion: Story = {
  name: 'A refund of more than a million euros is rejected, not taken for a full refund',
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Amount in euros/), '2000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await dialog.findByText('Enter the amount in euros, for example 12,50.');
    await expect(args.refund).not.toHaveBeenCalled();
  },
};

export const RefundOfNothing: Story = {
  name: 'A refund of 0 says what is wrong at the field and sends no request',
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.type(dialog.getByLabelText(/^Amount in euros/), '0,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await dialog.findByText(/^0 € cannot be refunded/);
    await expect(args.refund).not.toHaveBeenCalled();
  },
};

export const RefundOfLines: Story = {
  name: 'Chosen pieces and shipping make the amount of the refund',
  args: {
    order: anAdminOrder({ shippingCents: 495, totalCents: 15_395, netCents: 15_395 }),
    refund: fn(async (request: { step: string; amountCents: number | null }) => ({
      ok: true as const,
      value: { ...preview, amountCents: request.amountCents ?? 0 },
    })),
  },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Wintermantel'), '1');
    await userEvent.click(dialog.getByLabelText(/^Shipping, 4,95/));
    await expect(dialog.getByLabelText(/^Amount in euros/)).toHaveValue('153,95');
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund 153,95/ }));
    await waitFor(() =>
      expect(args.refund).toHaveBeenLastCalledWith(
        expect.objectContaining({
          amountCents: 15_395,
          lines: { items: [{ position: 0, quantity: 1 }], shippingCents: 495 },
        }),
      ),
    );
  },
};

export const WrongPassword: Story = {
  name: 'A wrong password is rejected, and Back clears the password and its error',
  args: {
    refund: fn(async (request: { step: string }) =>
      request.step === 'preview'
        ? { ok: true as const, value: preview }
        : { ok: false as const, error: { code: 'reauthentication_failed' as const, params: {} } },
    ),
  },
  play: async ({ args }) => {
    const dialog = await findOrderDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await waitFor(() => expect(dialog.getByText(/ paid\?$/).closest('p')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Refund' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'falsch');
    await userEvent.click(dialog.getByRole('button', { name: /^Refund 50,00/ }));
    await dialog.findByText('The password is wrong.');
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText('Your password'), 'noch falsch');
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await dialog.findByLabelText(/^Amount in euros/);
    await expect(dialog.queryByText('The password is wrong.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Review refund' }));
    await expect(await dialog.findByLabelText('Your password')).toHaveValue('');
  },
};
