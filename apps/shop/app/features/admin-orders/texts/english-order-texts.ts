import type { OrderStatus, ProductionStage, VisualStatus } from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';

const paymentStates: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
  refunded: 'Refunded',
};

/** Names of the stored production stages. */
const stages: Readonly<Record<ProductionStage, string>> = {
  Zuschnitt: 'Cutting',
  Näherei: 'Sewing',
  Verpackung: 'Packing',
};

/** Labels of the stored workshop statuses. */
const statuses: Readonly<Record<VisualStatus, string>> = {
  Offen: 'Open',
  'In Bearbeitung': 'In progress',
  Versendet: 'Shipped',
  Storniert: 'Cancelled',
};

const refundFailures: Readonly<Partial<Record<FunctionFailure['code'], string>>> = {
  network: 'No reply came. Check the timeline before you try again: the same refund is never made twice.',
  not_allowed: 'Only admins may refund.',
  not_signed_in: 'Please sign in again.',
  reauthentication_failed: 'The password is wrong.',
  account_recently_changed:
    'Your password, e-mail address or second factor changed a short time ago. Refunds are blocked for six hours after that.',
  amount_not_refundable: 'The amount exceeds what can still be refunded.',
  refund_outdated: 'Something was refunded since the preview. Review the amounts again.',
  payment_refused: 'PayPal refused the refund.',
  payment_unavailable: 'PayPal cannot be reached. The refund is queued and continues automatically.',
  too_many_requests: 'Too many attempts. Please wait a moment.',
};

/** Labels of stored payment and refund states and review reasons. Others are shown as stored. */
const storedLabels: Readonly<Record<string, string>> = {
  custom_id_differs: 'order ID differs',
};

/** The texts of the order pages in English. */
export const englishOrderTexts = {
  title: 'Orders',
  searchLabel: 'Search orders',
  empty: 'No orders yet',
  listFailed: 'Error loading orders',
  loadFailed: 'Error loading order',
  notFound: 'This order does not exist.',
  updated: 'Order updated',
  updateFailed: 'Failed to update order',
  setStatus: 'Set status',
  columns: {
    orderId: 'Order ID',
    date: 'Date',
    customer: 'Customer',
    email: 'E-mail',
    total: 'Total',
    payment: 'Payment',
    paymentId: 'Payment ID',
    status: 'Status',
    trackingNumber: 'Tracking number',
    details: 'Details',
  },
  detailsOf: (orderId: string) => `Details of ${orderId}`,
  filters: { paymentState: 'Payment state', review: 'Payment review', stage: 'Stage' },
  paid: 'Paid',
  unpaid: 'Unpaid',
  /** The payment was captured but is not confirmed yet. */
  confirming: 'Confirming payment',
  review: 'Review',
  underReview: 'Under review',
  notUnderReview: 'Not under review',
  paymentStates,
  stages,
  statuses,
  otherCarrier: 'Other',
  storedLabels,

  order: (orderId: string) => `Order ${orderId}`,
  worksheet: 'Workshop worksheet',
  items: 'Items',
  documents: 'Documents',
  notes: 'Notes',
  timeline: 'Timeline',
  workshop: 'Workshop',
  tracking: 'Tracking',
  followParcel: 'Track the parcel',
  newWindow: '(opens a new window)',
  notAvailable: 'Not available',
  guestOrder: 'Guest order',
  customerAccount: 'Customer account',
  paymentAccepted: 'Payment accepted',
  invoice: (number: string) => `Invoice ${number}`,
  noMoney: 'No payment received.',
  refundedAmount: (amount: string) => `${amount} refunded`,
  needsReview: (reason: string) => `Needs review: ${reason}`,
  accept: 'Mark as paid',
  refundState: (amount: string, state: string) => `Refund ${amount}: ${state}`,

  basePrice: 'Base price',
  shipping: 'Shipping',
  total: 'Total',
  refunded: 'Refunded',
  withdrawalExcluded: 'Made to measure: no right of withdrawal',

  sheet: {
    title: 'Workshop worksheet',
    ordered: (day: string, customer: string) => `Ordered ${day} · ${customer}`,
    print: 'Print',
    qrCode: (orderId: string) => `QR code of order ${orderId}`,
    measures: 'Measurements',
    computed: 'Computed',
    choices: 'Options',
    notes: 'Notes',
  },

  system: 'System',
  events: {
    placed: 'Order placed',
    paymentState: (change: string) => `Payment state: ${change}`,
    status: (change: string) => `Status: ${change}`,
    production: (change: string) => `Production: ${change}`,
    trackingNumber: (change: string) => `Tracking number: ${change}`,
    captured: 'Payment captured',
    accepted: 'Payment accepted after review',
    pending: 'Payment pending',
    declined: 'Payment declined',
    refunded: 'Refunded',
    reversed: 'Charged back',
    refundRequested: 'Refund requested',
    refundFailed: 'Refund failed',
    noteAdded: 'Note added',
    mailResent: (mail: string) => `E-mail resent: ${mail}`,
  },

  refund: 'Refund',
  amount: 'Amount in euros',
  amountHint: 'Leave empty to refund the remaining amount.',
  amountUnreadable: 'Enter the amount in euros, for example 12,50.',
  reviewRefund: 'Review refund',
  /** Texts before and after the amount, which is shown in bold. */
  refundQuestion: (paid: string) => ({ before: 'Refund ', after: ` of ${paid} paid` }),
  alreadyRefunded: (amount: string) => `, ${amount} already refunded`,
  reason: 'Reason',
  reasonHint: 'Visible to the customer.',
  password: 'Your password',
  refundAmount: (amount: string) => `Refund ${amount}`,
  back: 'Back',
  refundFailures,
  nothingRefunded: 'The refund failed. Nothing was refunded.',
  refundFailed: 'Refund failed',
  refundCompleted: 'Refund completed',
  refundRequested: 'Refund requested',
  refundPartial: 'Only a part was refunded, PayPal refused the rest',

  notBegun: 'Not started',
  noCarrier: 'None',
  conflict: 'Another admin changed it in the meantime.',
  conflictNotice: 'Another admin changed this order in the meantime. Your entries are still here.',
  loadCurrent: 'Load the current version',
  productionStage: 'Production stage',
  carrier: 'Carrier',
  addNote: 'Add a note',
  noteHint: 'Internal note. Never shown to the customer.',
  mailOnShipping: 'The customer receives a shipping confirmation by e-mail.',
  mailOnCancellation: 'The customer receives an e-mail about the cancellation. Use a refund to return the money.',
  save: 'Save changes',
};
