import type { RefundLines } from '../../../contracts/index.ts';

/** An invoice, its cancellation or a correction, as the database has issued it. Amounts in EUR cents, positive. */
export interface InvoiceFacts {
  readonly kind: 'invoice' | 'cancellation' | 'correction';
  /** Number of this document, `RE-2026-00042` */
  readonly number: string;
  readonly issuedAt: Date;
  /** Number of the invoice; the same for the invoice itself */
  readonly invoiceNumber: string;
  readonly invoiceIssuedAt: Date;
  /** Gross amount of this document */
  readonly amountCents: number;
  /** VAT in `amountCents` */
  readonly vatCents: number;
  /** What a correction returns; null: an amount */
  readonly lines: RefundLines | null;
  /** Why the amount was returned; may be empty */
  readonly reason: string;
  /** Whether the shop waived a claim after a chargeback, instead of a refund */
  readonly isClaim: boolean;
}
