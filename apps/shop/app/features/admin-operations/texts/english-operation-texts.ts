import type { MailTemplate, ReconciliationRow } from 'shop-backend/contracts';
import type { OpenFinding } from '../api/list-open-findings.ts';
import type { AuditEntry, ContactRequest, DeletedRow, ListedMail } from '../api/operations.schema.ts';
import { englishAuditTexts } from './english-audit-texts.ts';

const findings: Readonly<Record<ReconciliationRow['finding'] | OpenFinding['finding'], string>> = {
  missing_at_paypal: 'Missing at PayPal',
  missing_here: 'Missing in the shop',
  amount_differs: 'Amounts differ',
  payment_without_order: 'Payment without order',
  order_without_payment: 'Order without payment',
  review: 'Payment under review',
  dispute_open: 'Open dispute',
  dispute_lost: 'Lost dispute: decide about the claim',
  cancelled_not_refunded: 'Cancelled but not refunded',
  order_not_settled: 'Payment not settled yet',
};

const mailStates: Readonly<Record<ListedMail['status'], string>> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  dead: 'Given up',
};

/** Labels of the mail templates. */
const mailNames: Readonly<Record<MailTemplate, string>> = {
  order_received: 'Order received',
  payment_received: 'Order confirmation',
  payment_review: 'Payment review',
  payment_reversed: 'Payment charged back',
  dispute_won: 'Dispute won',
  order_expired: 'Order expired',
  order_refunded: 'Refund',
  order_shipped: 'Shipping confirmation',
  order_cancelled: 'Order cancelled',
  contact_request: 'Enquiry',
  contact_receipt: 'Enquiry: confirmation of receipt',
  withdrawal_notice: 'Withdrawal',
  withdrawal_receipt: 'Withdrawal: confirmation of receipt',
  account_changed: 'Account change',
  alarm: 'Alert',
};

const requestTypes: Readonly<Record<ContactRequest['type'], string>> = {
  contact: 'Contact',
  appointment: 'Appointment',
};
const actions: Readonly<Record<AuditEntry['action'], string>> = {
  INSERT: 'Created',
  UPDATE: 'Updated',
  DELETE: 'Deleted',
};
const deletedKinds: Readonly<Record<DeletedRow['table_name'], string>> = {
  articles: 'Product',
  categories: 'Category',
  form_templates: 'Form template',
};

/** The texts of requests, withdrawals, mails, payment reconciliation, audit log and trash in English. */
export const englishOperationTexts = {
  name: 'Name',
  email: 'E-mail',
  order: 'Order',
  message: 'Message',
  received: 'Received',
  type: 'Type',
  status: 'Status',
  created: 'Created',
  actions: 'Actions',
  from: 'From',
  to: 'To',

  requests: {
    title: 'Enquiries',
    intro: 'Contact and appointment requests from the contact page.',
    searchLabel: 'Search enquiries',
    empty: 'No enquiries yet',
    failed: 'Error loading enquiries',
    phone: 'Phone',
    wish: 'Preferred date',
    types: requestTypes,
  },
  withdrawals: {
    title: 'Withdrawals',
    intro: 'Declarations of withdrawal from a contract, as received.',
    searchLabel: 'Search withdrawals',
    empty: 'No withdrawals yet',
    failed: 'Error loading withdrawals',
    unknownOrder: '(unknown)',
  },
  mails: {
    title: 'E-mails',
    intro: 'All e-mails sent by the shop. Delivery is attempted up to eight times.',
    searchLabel: 'Search recipients',
    empty: 'No e-mails yet',
    failed: 'Error loading e-mails',
    resent: 'The e-mail will be sent again',
    resendFailed: 'The e-mail could not be sent',
    row: (name: string, recipient: string) => `${name} to ${recipient}`,
    mail: 'E-mail',
    recipient: 'Recipient',
    attempts: 'Attempts',
    resend: 'Resend',
    resendTitle: 'Resend this e-mail?',
    resendText: (name: string, recipient: string) => `${name} is sent again to ${recipient}.`,
    resendRow: (name: string, recipient: string) => `Resend ${name} to ${recipient}`,
    delivery: 'Delivery',
    deliveries: { failed: 'Failed', fine: 'No errors' },
    states: mailStates,
    names: mailNames,
  },
  audit: {
    title: 'Audit log',
    intro: 'Who changed what. Entries are never changed or deleted.',
    searchLabel: 'Search the audit log',
    empty: 'No entries yet',
    failed: 'Error loading the audit log',
    entry: (id: number) => `Entry ${id}`,
    when: 'When',
    who: 'Who',
    change: 'Change',
    area: 'Area',
    what: 'What',
    values: 'Before and after',
    valueCount: (count: number) => (count === 1 ? '1 value' : `${count} values`),
    range: 'Date range',
    actions,
    ...englishAuditTexts,
  },
  trash: {
    title: 'Trash',
    intro: 'Deleted items are kept for 30 days and can be restored with their images and links.',
    searchLabel: 'Search titles',
    empty: 'The trash is empty',
    failed: 'Error loading the trash',
    itemTitle: 'Title',
    deleted: 'Deleted',
    kinds: deletedKinds,
    restore: 'Restore',
    restoreRow: (title: string) => `Restore ${title}`,
    restored: 'Restored',
    restoreFailed: 'Error restoring the item',
  },
  reconciliation: {
    title: 'Payment reconciliation',
    intro: 'Compares the payments in the shop with those at PayPal.',
    compare: 'Reconcile',
    failed: 'The reconciliation failed. Please try again.',
    difference: 'Difference',
    differenceOf: (amount: string) => `Difference: ${amount}`,
    compared: (payments: number, shop: string, paypal: string) =>
      `${payments === 1 ? '1 payment' : `${payments} payments`} compared: ${shop} in the shop, ${paypal} at PayPal.`,
    differences: 'Differences',
    payment: 'Payment',
    finding: 'Finding',
    shop: 'Shop',
    findings,
    open: 'Open cases',
    openIntro: 'Orders and payments in the shop that do not match or need a review.',
    noneOpen: 'No open cases.',
    openFailed: 'The open cases could not be loaded.',
    ordered: 'Order total',
    paid: 'Paid',
    refund: 'Refund',
    openOrder: 'Open',
    accept: 'Accept',
    acceptTitle: 'Accept this payment?',
    acceptText: (paymentId: string) =>
      `Payment ${paymentId} leaves the open cases. To return the money, refund it at PayPal.`,
    acceptPayment: (paymentId: string) => `Accept payment ${paymentId}`,
    accepted: 'Payment accepted',
    acceptFailed: 'The payment could not be accepted',
    withPayPal: 'Comparison with PayPal',
  },
};

/** Texts of the pages for requests, withdrawals, mails, payment reconciliation, audit log and trash. */
export type OperationTexts = typeof englishOperationTexts;
