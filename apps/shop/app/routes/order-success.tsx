import { redirect } from 'react-router';
import { paths } from '../config/paths.ts';
import { cart } from '../features/cart/cart.ts';
import { OrderConfirmation } from '../features/checkout/components/order-confirmation.tsx';
import { settleLastOrder } from '../features/checkout/settle-last-order.ts';
import { clearGuestForm } from '../features/checkout/stored-guest.schema.ts';
import { forgetConfigurations } from '../features/configure/saved-configuration.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { privateReply } from '../lib/private-reply.server.ts';
import { showToast } from '../lib/toasts.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/order-success.ts';

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
      <OrderConfirmation
        key={order}
        order={order}
        onStatus={(reply) => {
          const { emptiesCart, isNewlyCompleted } = settleLastOrder(reply);
          if (emptiesCart) {
            forgetConfigurations(cart.getState().lines.map(({ article }) => article.id));
            cart.getState().clear();
          }
          if (isNewlyCompleted) {
            clearGuestForm();
            showToast({ title: 'Bestellung erfolgreich', id: 'checkout' });
          }
        }}
      />
    </Page>
  );
}
