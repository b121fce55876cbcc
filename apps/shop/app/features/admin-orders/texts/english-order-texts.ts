import type { PaymentWord, ProductionStage, VisualStatus } from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import type { MailingState } from '../workshop-mails.ts';
import { englishCancelTexts } from './english-cancel-texts.ts';

const paymentWords: Readonly<Record<PaymentWord, string>> = {
  review: 'Under review',
  reversed: 'Charged back',
  partly_reversed: 'Partly charged back',
  refunded: 'Refunded',
  refunding: 'Refund in progress',
  partly_refunded: 'Partly refunded',
  partly_paid: 'Partly paid',
  paid: 'Paid',
  confirming: 'Being confirmed',
  unpaid: 'Unpaid',
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
  cancel: englishCancelTexts,
  setStatus: 'Set status',
  columns: {
    orderId: 'Order ID',
    date: 'Date',
    customer: 'Customer',
    email: 'E-mail',
    total: 'Total',
    payment: 'Payment',
    net: 'Remaining',
    paymentId: 'Payment ID',
    status: 'Status',
    trackingNumber: 'Tracking number',
    details: 'Details',
  },
  detailsOf: (orderId: string) => `Details of ${orderId}`,
  filters: { stage: 'Stage' },
  paymentWords,
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
  reversedAmount: (amount: string) => `${amount} charged back`,
  needsReview: (reason: string) => `Needs review: ${reason}`,
  accept: 'Mark as paid',
  acceptTitle: 'Mark as paid?',
  acceptText: 'The order counts as paid, and the customer receives the order confirmation by e-mail.',
  refundState: (amount: string, state: string) => `Refund ${amount}: ${state}`,

  basePrice: 'Base price',
  shipping: 'Shipping',
  total: 'Total',
  refunded: 'Refunded',
  reversed: 'Charged back',
  allRefunded: 'Everything is refunded. Cancel the order too?',
  dispute: {
    open: (amount: string, day: string | null) => `Dispute${amount}${day === null ? '' : `, answer by ${day}`}`,
    openHint: 'Answer it in the resolution center of PayPal.',
    lost: (amount: string) => `Lost dispute${amount}`,
    lostHint: 'The money stays with the buyer. Do you still claim it?',
    waive: 'Waive the claim',
    uphold: 'Uphold the claim',
    decided: 'Decision saved',
    shipTitle: 'Ship anyway?',
    shipText: 'A dispute about this order is open. Both the goods and the money could be lost.',
    ship: 'Ship anyway',
  },
  withdrawalExcluded: 'Made to measure: no right of withdrawal',

  sheet: {
    title: 'Workshop worksheet',
    ordered: (day: string, customer: string) => `Ordered ${day} · ${customer}`,
    due: (day: string) => `Due ${day}`,
    forDog: (name: string) => `For ${name}`,
    looks: 'Chosen',
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
    reinstated: 'Chargeback returned',
    dispute: {
      open: 'Dispute opened',
      won: 'Dispute won',
      lost: 'Dispute lost',
      withdrawn: 'Dispute withdrawn',
      claim_waived: 'Claim waived',
      claim_upheld: 'Claim upheld',
    },
    refundRequested: 'Refund requested',
    refundFailed: 'Refund failed',
    noteAdded: 'Note added',
    cancelled: (reason: string) => `Cancelled: ${reason}`,
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
  refundLocked: (until: string) =>
    `Your password, e-mail address or second factor changed a short time ago. You can make no refunds until ${until}; other admins can.`,
  refundFailures,
  nothingRefunded: 'The refund failed. Nothing was refunded.',
  refundFailed: 'Refund failed',
  refundCompleted: 'Refund completed',
  refundRequested: 'Refund requested',
  returnedLines: 'What is returned?',
  noPiece: 'None',
  returnedShipping: (amount: string) => `Shipping, ${amount}`,
  amountOfLines: 'Sum of the chosen lines. Choose no line to refund another amount.',
  amountZero: '0 € cannot be refunded. Enter more, or leave the field empty.',
  refundPartial: 'Only a part was refunded, PayPal refused the rest',

  notBegun: 'Not started',
  noCarrier: 'None',
  productionStage: 'Production stage',
  carrier: 'Carrier',
  addNote: 'Add a note',
  noteHint: 'Internal note. Never shown to the customer.',
  /** By the state that sends the mail. Cancelling has a dialog with a hint of its own. */
  mailOn: { Versendet: 'The customer receives a shipping confirmation by e-mail.' } satisfies Readonly<
    Record<Exclude<MailingState, 'Storniert'>, string>
  >,
  save: 'Save changes',
};

/** The texts of the order pages. */
export type OrderTexts = typeof englishOrderTexts;
