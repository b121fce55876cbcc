import { redirect } from 'react-router';
import { paths } from '../config/paths.ts';
import { OrderConfirmation } from '../features/checkout/components/order-confirmation.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { privateReply } from '../lib/private-reply.server.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/order-success.ts';
import { settleOrder } from './settle-order.ts';

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export function loader({ request }: Route.LoaderArgs) {
  const order = new URL(request.url).searchParams.get('order')?.trim();
  if (!order) throw redirect(paths.home());
  return { order };
}

export const meta = () => pageMeta({ title: 'Ihre Bestellung', isIndexed: false });

export default function OrderSuccessPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <Page isFilledLater>
      <OrderConfirmation key={order} order={order} onStatus={settleOrder} />
    </Page>
  );
}
