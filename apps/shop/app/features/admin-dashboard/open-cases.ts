/** Money that the shop owes a customer. */
export interface OpenCase {
  kind: 'cancelled_not_refunded' | 'refund_failed';
  orderDbId: string;
  orderId: string;
  customerName: string;
  /** EUR cents */
  amountCents: number;
  /** PayPal is working on the refund. */
  isRequested: boolean;
  /** Last day for the refund, `2026-12-12` */
  refundBy: string;
  isOverdue: boolean;
}

/** The most urgent open cases, and the number of all. */
export interface OpenCases {
  total: number;
  cases: readonly OpenCase[];
}
