import { fn, screen, within } from 'storybook/test';
import { closeToasts } from '#app/ui/admin/testing/close-toasts.ts';
import { inEnglish } from '#app/ui/admin/testing/in-english.tsx';
import { withAdmin } from '#app/ui/admin/testing/with-admin.tsx';
import { aCancellation, anAdminOrder, aRefundPreview } from '../admin-orders.fixtures.ts';

/** Frame of the stories of an order's dialog: an English page of an admin, without toasts of an earlier story. */
export const orderDialogFrame = { decorators: [inEnglish, withAdmin], afterEach: closeToasts };

/** Shows a story in a frame of its own on the documentation page. Inline, the open dialog would cover the page. */
export const besideThePage = { story: { inline: false, height: '600px' } };

/** Properties of the dialog; every request succeeds. */
export const orderDialogArgs = {
  order: anAdminOrder(),
  worksheetPath: '/admin/orders/1/worksheet',
  onClose: fn(),
  onChange: fn(async () => ({ id: anAdminOrder().id, revision: 3 })),
  loadCurrent: fn(async () => anAdminOrder({ revision: 3 })),
  onReload: fn(),
  refund: fn(async () => ({ ok: true as const, value: aRefundPreview })),
  cancelling: {
    preview: fn(async () => ({
      lockedUntil: null,
      orders: [{ id: anAdminOrder().id, refundableCents: 14_900, refundedCents: 0 }],
    })),
    cancel: fn(async () => ({ ok: true as const, value: aCancellation })),
  },
  onAcceptPayment: fn(async () => undefined),
  onDecideClaim: fn(async () => undefined),
};

/** Waits for the dialog. */
export const findOrderDialog = async () => within(await screen.findByRole('dialog', { name: 'Order PM-2026-000001' }));
