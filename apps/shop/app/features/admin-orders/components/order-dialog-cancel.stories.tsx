import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { findToast } from '#app/ui/admin/testing/find-toast.ts';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { aCancellation, anAdminOrder } from '../admin-orders.fixtures.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { besideThePage, orderDialogArgs } from './order-dialog.fixtures.tsx';
import { OrderDialog } from './order-dialog.tsx';

const meta = {
  title: 'Shop/Admin/Order dialog/Cancel',
  component: OrderDialog,
  parameters: {
    docs: besideThePage,
    notes: {
      of: CancelDialog,
      keyboard: 'Choosing "Storniert" moves the focus into the dialog. Escape closes it; the select keeps its status.',
      accessibility: 'The choice about the money is a group of radio buttons. Questions and failures are an `alert`.',
    },
  },
  decorators: [
    withAdmin,
    (Story) => (
      <PageLanguage value="de">
        <Story />
      </PageLanguage>
    ),
  ],
  afterEach: closeToasts,
  args: { ...orderDialogArgs, order: anAdminOrder({ status: 'completed' }) },
} satisfies Meta<typeof OrderDialog>;

export default meta;
type Story = StoryObj<typeof meta.component>;

const request = {
  key: expect.any(String),
  orderDbId: anAdminOrder().id,
  revision: 2,
  reason: 'Kundenwunsch',
  notify: true,
  evenIfShipped: false,
};
const money =
  (refundableCents: number, lockedUntil: string | null = null) =>
  async () => ({ lockedUntil, orders: [{ id: anAdminOrder().id, refundableCents, refundedCents: 0 }] });
const refusal = (
  code: 'account_recently_changed' | 'order_shipped' | 'reauthentication_failed' | 'refund_outdated',
) => ({
  ok: false as const,
  error: { code, params: {} },
});

async function open() {
  const order = within(await screen.findByRole('dialog', { name: 'Bestellung PM-2026-000001' }));
  await userEvent.selectOptions(order.getByLabelText('Status'), 'Storniert');
  return within(await screen.findByRole('dialog', { name: 'Bestellung PM-2026-000001 stornieren?' }));
}

export const Paid: Story = {
  name: '[REF-1] A paid order is cancelled and refunded with one press',
  play: async ({ args }) => {
    const dialog = await open();
    await expect(await dialog.findByRole('radio', { name: /^Jetzt 149,00.€ über PayPal erstatten$/ })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Später erstatten' })).not.toBeChecked();
    const reasons = within(dialog.getByLabelText('Grund')).getAllByRole('option');
    await expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Kundenwunsch',
      'Nicht lieferbar',
      'Widerruf',
      'Irrtum',
      'Betrug',
    ]);
    await expect(dialog.getByRole('checkbox', { name: 'Kunden benachrichtigen' })).toBeChecked();
    await userEvent.type(dialog.getByLabelText('Ihr Passwort'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren und erstatten' }));
    await findToast('Bestellung storniert');
    await expect(args.cancelling.cancel).toHaveBeenCalledOnce();
    await expect(args.cancelling.cancel).toHaveBeenCalledWith({
      ...request,
      refund: { amountCents: 14_900, refundedCents: 0, password: 'pfotenmass' },
    });
    await expect(args.onReload).toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Later: Story = {
  name: '[REF-2] The money can be returned later, without a password',
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('radio', { name: 'Später erstatten' }));
    await expect(dialog.queryByLabelText('Ihr Passwort')).toBeNull();
    await userEvent.selectOptions(dialog.getByLabelText('Grund'), 'Nicht lieferbar');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Kunden benachrichtigen' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren' }));
    await waitFor(() =>
      expect(args.cancelling.cancel).toHaveBeenCalledWith({
        ...request,
        reason: 'Nicht lieferbar',
        refund: 'later',
        notify: false,
      }),
    );
  },
};

export const Unpaid: Story = {
  name: 'An order without money asks for none',
  args: { cancelling: { ...orderDialogArgs.cancelling, preview: money(0) } },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Stornieren' }));
    await expect(dialog.queryByRole('radio')).toBeNull();
    await waitFor(() => expect(args.cancelling.cancel).toHaveBeenCalledWith({ ...request, refund: 'none' }));
  },
};

export const Shipped: Story = {
  name: 'A shipped order is asked for once more',
  args: {
    cancelling: {
      preview: money(0),
      cancel: fn(async ({ evenIfShipped }) =>
        evenIfShipped ? { ok: true as const, value: aCancellation } : refusal('order_shipped'),
      ),
    },
  },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Stornieren' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Schon versendet. Trotzdem stornieren?');
    await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem stornieren' }));
    await findToast('Bestellung storniert');
    await expect(args.cancelling.cancel).toHaveBeenLastCalledWith({ ...request, refund: 'none', evenIfShipped: true });
  },
};

export const PayPalDown: Story = {
  name: '[REF-1] A notice says that the refund follows while PayPal does not answer',
  args: {
    cancelling: {
      preview: money(14_900),
      cancel: async () => ({
        ok: true as const,
        value: { ...aCancellation, refund: { state: 'requested' as const, amountCents: 14_900 } },
      }),
    },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.type(await dialog.findByLabelText('Ihr Passwort'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren und erstatten' }));
    await findToast('Storniert. Die Erstattung folgt, sobald PayPal antwortet.');
  },
};

export const WrongPassword: Story = {
  name: 'A wrong password is reported at its field, and nothing is lost',
  args: { cancelling: { preview: money(14_900), cancel: async () => refusal('reauthentication_failed') } },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.selectOptions(await dialog.findByLabelText('Grund'), 'Irrtum');
    await userEvent.type(dialog.getByLabelText('Ihr Passwort'), 'geraten');
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren und erstatten' }));
    await expect(await dialog.findByText('Das Passwort ist falsch.')).toBeVisible();
    await expect(dialog.getByLabelText('Grund')).toHaveValue('Irrtum');
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  name: 'A recently changed account sees at once that it can only refund later',
  args: { cancelling: { ...orderDialogArgs.cancelling, preview: money(14_900, '2026-11-28T17:30:00+00:00') } },
  play: async ({ args }) => {
    const dialog = await open();
    const now = await dialog.findByRole('radio', { name: /^Jetzt 149,00/ });
    await expect(now).toBeDisabled();
    await expect(now).toHaveAccessibleDescription(/Bis 28\.11\.2026.*18:30.*andere Administratoren können es\.$/);
    await expect(dialog.queryByLabelText('Ihr Passwort')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren' }));
    await waitFor(() => expect(args.cancelling.cancel).toHaveBeenCalledWith({ ...request, refund: 'later' }));
  },
};

const refuse = fn(async () => refusal('account_recently_changed'));

export const LockedMeanwhile: Story = {
  name: 'An account that is changed while the dialog is open is locked in it',
  args: {
    cancelling: {
      preview: async () => money(14_900, refuse.mock.calls.length === 0 ? null : '2026-11-28T17:30:00+00:00')(),
      cancel: refuse,
    },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.type(await dialog.findByLabelText('Ihr Passwort'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren und erstatten' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Später erstatten' })).toBeChecked());
    await expect(dialog.getByRole('radio', { name: /^Jetzt/ })).toBeDisabled();
  },
};

export const Outdated: Story = {
  name: 'Amounts that have changed are shown again',
  args: {
    cancelling: {
      preview: fn(money(4_900)).mockImplementationOnce(money(14_900)),
      cancel: async () => refusal('refund_outdated'),
    },
  },
  play: async () => {
    const dialog = await open();
    await userEvent.type(await dialog.findByLabelText('Ihr Passwort'), 'pfotenmass');
    await userEvent.click(dialog.getByRole('button', { name: 'Stornieren und erstatten' }));
    await dialog.findByRole('radio', { name: /^Jetzt 49,00.€ über PayPal erstatten$/ });
    await expect(dialog.getByRole('alert')).toHaveTextContent('Die Beträge haben sich inzwischen geändert.');
    await expect(dialog.getByLabelText('Ihr Passwort')).toHaveValue('pfotenmass');
  },
};

export const Left: Story = {
  name: '[ADM-ORD-15] Leaving the question keeps the status',
  play: async ({ args }) => {
    const dialog = await open();
    await dialog.findByLabelText('Grund');
    await userEvent.keyboard('{Escape}');
    const order = within(await screen.findByRole('dialog', { name: 'Bestellung PM-2026-000001' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Bestellung PM-2026-000001 stornieren?' })).toBeNull(),
    );
    await expect(order.getByLabelText('Status')).toHaveValue('Offen');
    await expect(args.cancelling.cancel).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
