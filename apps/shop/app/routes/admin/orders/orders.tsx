import { useCallback } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import {
  cancelOrder,
  cancelOrders,
  previewCancellation,
  setStatuses,
} from '#app/features/admin-orders/api/cancel-order.ts';
import { acceptPayment, changeOrder, decideClaim } from '#app/features/admin-orders/api/change-order.ts';
import { getOrder } from '#app/features/admin-orders/api/get-order.ts';
import { listOrders } from '#app/features/admin-orders/api/list-orders.ts';
import type { ListedOrder } from '#app/features/admin-orders/api/listed-order.schema.ts';
import { refundOrder } from '#app/features/admin-orders/api/refund-order.ts';
import { OrderDialog } from '#app/features/admin-orders/components/order-dialog.tsx';
import { OrderList } from '#app/features/admin-orders/components/order-list.tsx';
import { orderTable } from '#app/features/admin-orders/order-table.tsx';
import { orderTexts } from '#app/features/admin-orders/texts/order-texts.ts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { loadOrFailure } from '#app/lib/failures/load-or-failure.ts';
import { pageLanguage, pageWording } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage, useAdminWording } from '#app/lib/language/use-admin-language.ts';
import { useLatestSearch } from '#app/lib/page/use-latest-search.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { loadList } from '#app/lib/table/list-rows.ts';
import { closeToast, showErrorToast } from '#app/lib/toasts.ts';
import { ListPage } from '#app/ui/data-table/list-page.tsx';
import type { Route } from './+types/orders.ts';

const preview = async (ids: readonly string[]) => previewCancellation(await signedInClient(), ids);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orderDbId = new URL(request.url).searchParams.get('order');
  const client = await signedInClient();
  const [list, order] = await Promise.all([
    loadList(request, orderTable, listOrders),
    orderDbId === null ? null : loadOrFailure(() => getOrder(client, orderDbId)),
  ]);
  if (order !== null && (!order.ok || order.value === null)) {
    const texts = orderTexts[pageWording('en')];
    const description = order.ok ? texts.notFound : failureText(order.error, pageLanguage('en'));
    showErrorToast({ title: texts.loadFailed, description, id: 'page-load' });
  } else if (order !== null) {
    closeToast('page-load');
  }
  return { list, order: order?.ok ? order.value : null };
}

export default function OrdersPage({ loaderData: { list, order } }: Route.ComponentProps) {
  const language = useAdminLanguage('en');
  const wording = useAdminWording('en');
  const texts = orderTexts[wording];
  const { revalidate } = useRevalidator();
  const search = useLatestSearch();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const withOrder = useCallback(
    (id: string | null) => {
      const parameters = new URLSearchParams(search);
      if (id === null) parameters.delete('order');
      else parameters.set('order', id);
      return `${adminPaths.orders()}?${parameters}`;
    },
    [search],
  );
  const detailsPath = useCallback(({ id }: ListedOrder) => withOrder(id), [withOrder]);
  return (
    <ListPage
      title={texts.title}
      language={language}
      table={orderTable}
      page={list}
      source={listOrders}
      failureTitle={texts.listFailed}
      after={
        order !== null && (
          <OrderDialog
            key={order.id}
            order={order}
            worksheetPath={adminPaths.worksheet(order.id)}
            onClose={() => void navigate(withOrder(null), { preventScrollReset: true })}
            onChange={async (change, revision) => changeOrder(await signedInClient(), order.id, revision, change)}
            loadCurrent={async (id) => getOrder(await signedInClient(), id)}
            onReload={() => void revalidate()}
            refund={async (request) => refundOrder(await signedInClient(), request)}
            onDecideClaim={async (disputeId, claim) => decideClaim(await signedInClient(), disputeId, claim)}
            isRefundFirst={hash === '#refund'}
            cancelling={{
              preview,
              cancel: async (cancellation) => cancelOrder(await signedInClient(), cancellation),
            }}
            onAcceptPayment={async (paymentId) => acceptPayment(await signedInClient(), paymentId)}
          />
        )
      }
    >
      {(state) => (
        <OrderList
          {...state}
          detailsPath={detailsPath}
          requests={{
            preview,
            setStatuses: async (orders, status) => setStatuses(await signedInClient(), orders, status),
            cancelAll: async (cancellation) => cancelOrders(await signedInClient(), cancellation),
          }}
          onChanged={() => void revalidate()}
        />
      )}
    </ListPage>
  );
}
