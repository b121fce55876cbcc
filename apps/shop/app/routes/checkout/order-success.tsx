import { Suspense } from 'react';
import { redirect } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { OrderConfirmation } from '#app/features/checkout/components/order-confirmation.tsx';
import { answersFromSettings } from '#app/features/dogs/answers-from-settings.ts';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { privateReply } from '#app/lib/security/private-reply.server.ts';
import { Page } from '#app/ui/page/page.tsx';
import { NeedsScript } from '#app/ui/states/needs-script.tsx';
import { drawingAddress } from '../configurator/drawing-address.ts';
import type { Route } from './+types/order-success.ts';
import { settleOrder } from './settle-order.ts';

// Shown only after the order has loaded.
const RememberDog = lazyPart(async () => (await import('#app/features/dogs/components/remember-dog.tsx')).RememberDog);

export const middleware: Route.MiddlewareFunction[] = [privateReply];

export function loader({ request }: Route.LoaderArgs) {
  const order = new URL(request.url).searchParams.get('order')?.trim();
  if (!order) throw redirect(paths.home());
  return { order };
}

export const meta = () => pageMeta({ title: 'Ihre Bestellung', isIndexed: false });

export default function OrderSuccessPage({ loaderData: { order } }: Route.ComponentProps) {
  return (
    <Page hasFullHeight>
      <NeedsScript subject="Der Stand Ihrer Bestellung" />
      <div className="noscript:hidden">
        <OrderConfirmation
          key={order}
          order={order}
          onStatus={settleOrder}
          drawingOf={({ configuratorType = null, configuratorSettings = null }) =>
            drawingAddress(configuratorType, configuratorSettings)
          }
          rememberMeasures={(settings) => {
            const answers = answersFromSettings(settings);
            return (
              Object.keys(answers).length > 0 && (
                <Suspense>
                  <RememberDog answers={answers} />
                </Suspense>
              )
            );
          }}
        />
      </div>
    </Page>
  );
}
