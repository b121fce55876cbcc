import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';

interface OrderLinkProps {
  /** Null shows a dash. */
  orderDbId: string | null;
  orderNumber: string | null;
  /** True if the row opens with this link. */
  opensRow?: boolean;
}

/** Link from a row to its order. */
export function OrderLink({ orderDbId, orderNumber, opensRow = false }: OrderLinkProps) {
  if (orderDbId === null) return <span>–</span>;
  return (
    <Link
      to={adminPaths.orders(orderDbId)}
      data-open-row={opensRow ? '' : undefined}
      className="inline-flex min-h-6 items-center text-forest underline underline-offset-4"
    >
      {orderNumber}
    </Link>
  );
}
