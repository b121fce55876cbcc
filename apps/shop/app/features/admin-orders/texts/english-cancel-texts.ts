import type { CancelReason } from 'shop-backend/contracts';

const reasons: Readonly<Record<CancelReason, string>> = {
  Kundenwunsch: 'Customer’s wish',
  'Nicht lieferbar': 'Not available',
  Widerruf: 'Withdrawal',
  Irrtum: 'Mistake',
  Betrug: 'Fraud',
};

const failures: Readonly<Record<string, string>> = {
  network: 'No reply arrived. Try again: the order is never cancelled or refunded twice.',
  not_allowed: 'Only admins may cancel orders.',
  not_signed_in: 'Please sign in again.',
  reauthentication_failed: 'The password is wrong.',
  account_recently_changed:
    'Your password, e-mail or second factor changed recently. Refunds are blocked for six hours after that.',
  already_cancelled: 'The order is cancelled already.',
  idempotency_conflict: 'The order is cancelled already.',
  revision_conflict: 'Another admin changed it in the meantime. Please reload the page.',
  unknown_order: 'This no longer exists. Please reload the page.',
  order_not_found: 'This no longer exists. Please reload the page.',
  order_shipped: 'Shipped already.',
  refund_outdated: 'The amounts have changed in the meantime. Please check them again.',
  cancel_needs_decision: 'The amounts have changed in the meantime. Please check them again.',
  too_many_requests: 'Too many attempts. Please wait a moment.',
};

const apart = {
  same: 'In this status already',
  shipped: 'Shipped already',
  cancelled: 'Cancelled',
  disputed: 'With an open dispute',
  noTracking: 'Without a tracking number',
  unpaid: 'Not paid',
};

/** English texts of the dialogs that cancel orders or change several at once. */
export const englishCancelTexts = {
  title: (orderId: string) => `Cancel order ${orderId}?`,
  reason: 'Reason',
  reasons,
  money: 'Money',
  refundNow: (amount: string) => `Refund ${amount} now with PayPal`,
  refundLater: 'Refund later',
  password: 'Your password',
  notify: 'Notify the customer',
  cancel: 'Cancel the order',
  cancelAndRefund: 'Cancel and refund',
  shippedQuestion: 'Shipped already. Cancel anyway?',
  cancelAnyway: 'Cancel anyway',
  loading: 'Loading the amounts …',
  loadFailed: 'The amounts could not be loaded.',
  retry: 'Try again',
  done: 'Order cancelled',
  refunded: (amount: string) => `${amount} refunded`,
  requested: 'Cancelled. The refund follows as soon as PayPal answers.',
  refused: 'Cancelled. PayPal refused the refund.',
  refusedAdvice: 'The order is an open case on the dashboard.',
  failed: 'Failed to cancel the order',
  failures,

  bulk: {
    title: (status: string, orders: number) => `Set ${orders} ${orders === 1 ? 'order' : 'orders'} to “${status}”?`,
    nothing: (status: string) => `No order to set to “${status}”`,
    orders: (count: number) => `${count} ${count === 1 ? 'order changes' : 'orders change'}.`,
    mails: (count: number) =>
      count === 0 ? 'No e-mail is sent.' : `${count} ${count === 1 ? 'e-mail is' : 'e-mails are'} sent.`,
    paid: (count: number, amount: string) => `${count} paid: ${amount} in total.`,
    shipped: (count: number) => `${count} shipped already.`,
    left: 'Left out',
    apart,
    include: (count: number) => `Include ${count === 1 ? 'it' : `these ${count}`} anyway`,
    tooMany: (max: number) => `At most ${max} orders at once.`,
    set: (count: number) => `Change ${count} ${count === 1 ? 'order' : 'orders'}`,
    cancel: (count: number) => `Cancel ${count} ${count === 1 ? 'order' : 'orders'}`,
    cancelAndRefund: 'Cancel and refund',
    notify: 'Notify the customers',
    requested: (orderIds: string) => `The refund follows as soon as PayPal answers: ${orderIds}`,
    refused: (orderIds: string) => `PayPal refused the refund, see the dashboard: ${orderIds}`,
  },
};

/** The texts in English or German. */
export type CancelTexts = typeof englishCancelTexts;

/** Key of the reason why an order is listed apart. */
export type ApartReason = keyof typeof apart;
