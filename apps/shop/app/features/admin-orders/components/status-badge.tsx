import type { VisualStatus } from 'shop-backend/contracts';

/** The workshop's state of an order in its colour; the word says the same. */
export function StatusBadge({ status }: { status: VisualStatus }) {
  return (
    <span
      data-status={status}
      lang="de"
      className="order-status inline-flex whitespace-nowrap rounded-full px-3 py-0.5 font-medium text-sm"
    >
      {status}
    </span>
  );
}
