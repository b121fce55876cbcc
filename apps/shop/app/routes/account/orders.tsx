import {
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { paths } from '#app/config/paths.ts';
import { type KnownOrders, OrdersPage, OrdersSkeleton } from '#app/features/orders/components/orders-page.tsx';
import type { OrderItem } from '#app/features/orders/order.ts';
import { serverMessage } from '#app/lib/failures/database-failure.ts';
import { pageMeta } from '#app/lib/page/page-meta.ts';
import { sessionStore } from '#app/lib/session/session.ts';
import { publicEnv, usePublicEnv } from '#app/lib/settings/public-env.tsx';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import type { Elements } from '#app/ui/page/elements.ts';
import { Page } from '#app/ui/page/page.tsx';
import { drawingAddress } from '../configurator/drawing-address.ts';
import type { Route } from './+types/orders.ts';

/** Query parameter with the number of the order whose dialog is open. */
const openParameter = 'bestellung';

export const meta = () => pageMeta({ title: 'Meine Bestellungen', isIndexed: false });

export async function clientLoader(): Promise<KnownOrders> {
  const { session } = sessionStore.getState();
  // The guard above admits only signed-in users; after a sign-out the list is empty.
  if (session.status !== 'signedIn') return { kind: 'loaded', orders: [] };
  try {
    const { listOwnOrders } = await import('#app/features/orders/api/list-own-orders.ts');
    return { kind: 'loaded', orders: await listOwnOrders(await publicEnv(), session.userId) };
  } catch (error) {
    console.error('The orders could not be loaded', error);
    return { kind: 'failed', message: serverMessage(error) ?? 'Bitte prüfen Sie Ihre Verbindung.' };
  }
}

/** Opening and closing a dialog changes only the URL. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href || currentUrl.pathname !== nextUrl.pathname ? defaultShouldRevalidate : false;
}

export function HydrateFallback() {
  return (
    <Frame>
      <OrdersSkeleton />
    </Frame>
  );
}

export default function OrdersRoute({ loaderData }: Route.ComponentProps) {
  const env = usePublicEnv();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  const [search, setSearch] = useSearchParams();
  const reorder = async (items: readonly OrderItem[]) => {
    const result = await import('#app/features/cart/lines/order-again.ts')
      .then(({ orderAgain }) => orderAgain(env, items))
      .catch(() => null);
    if (result === null) {
      showErrorToast({
        title: 'Fehler',
        description: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
        id: 'reorder',
      });
      return;
    }
    const { addedLines, missingTitles, missingFiles } = result;
    closeToast('reorder');
    if (missingTitles.length > 0) {
      const description = `${missingTitles.join(', ')}: wird so nicht mehr angeboten.`;
      showErrorToast({ title: 'Nicht alles ist noch zu haben', description, id: 'reorder' });
    }
    if (addedLines === 0) return;
    const files = `Diese Dateien sind nicht mehr gespeichert: ${missingFiles.join(', ')}. Bitte wählen Sie sie im Warenkorb neu aus.`;
    showToast({
      title: 'Artikel hinzugefügt',
      description: missingFiles.length === 0 ? 'Zu den heutigen Preisen.' : files,
      id: 'cart',
    });
    void navigate(paths.cart());
  };
  return (
    <Frame>
      <OrdersPage
        known={loaderData}
        openOrderId={navigation.state === 'loading' ? null : search.get(openParameter)}
        onOpenChange={(orderId) =>
          setSearch(orderId === null ? {} : { [openParameter]: orderId }, { preventScrollReset: true })
        }
        isRetrying={state === 'loading'}
        onRetry={() => void revalidate()}
        onReorder={reorder}
        drawingOf={(item) => drawingAddress(item.configuratorType, item.configuratorSettings)}
      />
    </Frame>
  );
}

function Frame({ children }: { children: Elements }) {
  return (
    <Page>
      <div aria-hidden className="tape-rule mb-4 w-24" />
      <h1 className="mb-8 text-4xl">Meine Bestellungen</h1>
      {children}
    </Page>
  );
}
