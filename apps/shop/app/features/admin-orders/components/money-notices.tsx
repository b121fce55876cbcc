import { use, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import type { AdminDispute, AdminOrder } from '../admin-order.ts';
import { useOrderTexts } from '../texts/order-texts.ts';

interface MoneyNoticesProps {
  order: Pick<AdminOrder, 'paymentWord' | 'visualStatus' | 'disputes'>;
  onDecideClaim: (disputeId: string, claim: 'waived' | 'upheld') => Promise<void>;
  onReload: () => void;
}

/** What the money of an order asks of the shop: open and lost disputes, and an order that is refunded but still open. */
export function MoneyNotices({ order, onDecideClaim, onReload }: MoneyNoticesProps) {
  const texts = useOrderTexts();
  const { date } = usePageFormats();
  const amountOf = useDisputedAmount();
  const isForgotten =
    order.paymentWord === 'refunded' && (order.visualStatus === 'Offen' || order.visualStatus === 'In Bearbeitung');
  return (
    <>
      {order.disputes
        .filter(({ state }) => state === 'open')
        .map((dispute) => (
          <Notice key={dispute.disputeId} tone="error">
            <p className="font-semibold">
              {texts.dispute.open(amountOf(dispute), dispute.respondBy === null ? null : date(dispute.respondBy))}
            </p>
            <p>{texts.dispute.openHint}</p>
          </Notice>
        ))}
      {order.disputes
        .filter(({ state, claim }) => state === 'lost' && claim === null)
        .map((dispute) => (
          <LostDispute key={dispute.disputeId} dispute={dispute} onDecide={onDecideClaim} onReload={onReload} />
        ))}
      {isForgotten && (
        <Notice tone="info">
          <p>{texts.allRefunded}</p>
        </Notice>
      )}
    </>
  );
}

interface LostDisputeProps {
  dispute: AdminDispute;
  onDecide: MoneyNoticesProps['onDecideClaim'];
  onReload: () => void;
}

function LostDispute({ dispute, onDecide, onReload }: LostDisputeProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const amountOf = useDisputedAmount();
  const [isBusy, setIsBusy] = useState(false);
  async function decide(claim: 'waived' | 'upheld') {
    setIsBusy(true);
    try {
      await onDecide(dispute.disputeId, claim);
      showToast({ id: 'order', title: texts.dispute.decided });
    } catch (error) {
      showErrorToast({ id: 'order', title: texts.updateFailed, description: failureText(error, language) });
    } finally {
      setIsBusy(false);
    }
    onReload();
  }
  return (
    <Notice tone="error">
      <p className="font-semibold">{texts.dispute.lost(amountOf(dispute))}</p>
      <p>{texts.dispute.lostHint}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" isBusy={isBusy} onClick={() => void decide('waived')}>
          {texts.dispute.waive}
        </Button>
        <Button variant="secondary" isBusy={isBusy} onClick={() => void decide('upheld')}>
          {texts.dispute.uphold}
        </Button>
      </div>
    </Notice>
  );
}

/** Returns a formatter of a dispute's amount, with a space before it; empty in another currency. */
function useDisputedAmount(): (dispute: AdminDispute) => string {
  const { price } = usePageFormats();
  return ({ amountCents }) => (amountCents === null ? '' : ` ${price(amountCents)}`);
}
