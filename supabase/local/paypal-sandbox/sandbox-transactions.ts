import type { SandboxCapture, SandboxState } from './sandbox-state.ts';

/** Returns the account's transactions of a period, in the format of `GET /v1/reporting/transactions`. */
export function transactionsView(state: SandboxState, from: Date, to: Date, page: { size: number; number: number }) {
  const all = Object.values(state.captures)
    .flatMap(transactionsOf)
    .filter(({ transaction_initiation_date: date }) => new Date(date) >= from && new Date(date) < to);
  const start = (page.number - 1) * page.size;
  return {
    transaction_details: all.slice(start, start + page.size).map((transaction_info) => ({ transaction_info })),
    start_date: from.toISOString(),
    end_date: to.toISOString(),
    page: page.number,
    total_items: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / page.size)),
  };
}

const statusLetters: Readonly<Partial<Record<SandboxCapture['status'], string>>> = { PENDING: 'P', DECLINED: 'D' };

function transactionsOf(capture: SandboxCapture) {
  const payment = {
    transaction_id: capture.id,
    transaction_event_code: 'T0006',
    transaction_initiation_date: capture.createdAt,
    transaction_amount: capture.amount,
    transaction_status: statusLetters[capture.status] ?? 'S',
    invoice_id: capture.invoice_id,
    custom_field: capture.custom_id,
  };
  const back = (id: string, code: string, amount: SandboxCapture['amount'], date: string, customField?: string) => ({
    transaction_id: id,
    paypal_reference_id: capture.id,
    paypal_reference_id_type: 'TXN',
    transaction_event_code: code,
    transaction_initiation_date: date,
    transaction_amount: { ...amount, value: `-${amount.value}` },
    transaction_status: 'S',
    invoice_id: capture.invoice_id,
    custom_field: customField,
  });
  return [
    payment,
    ...capture.refunded.map(({ id, amount, createdAt, custom_id }) =>
      back(id, 'T1107', amount, createdAt || capture.createdAt, custom_id),
    ),
    ...capture.reversals.map(({ id, kind, amount, createdAt }) =>
      kind === 'reversed'
        ? back(id, 'T1106', amount, createdAt)
        : { ...back(id, 'T1202', amount, createdAt), transaction_amount: amount },
    ),
  ];
}
