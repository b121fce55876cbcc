import { Printer } from 'lucide-react';
import { use, useId, useRef, useState } from 'react';
import type { Location } from 'react-router';
import type { OrderChange } from 'shop-backend/contracts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { UnsavedGuard } from '#app/ui/admin/dialogs/unsaved-guard.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { OrderDocuments } from '#app/ui/order/order-documents.tsx';
import { Tracking } from '#app/ui/order/tracking.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import type { AdminOrder } from '../admin-order.ts';
import type { RefundOrder } from '../api/refund-order.ts';
import { useOrderTexts } from '../texts/order-texts.ts';
import { storedLabel } from '../workshop-labels.ts';
import { CancelDialog, type Cancelling } from './cancel-dialog.tsx';
import { MoneyNotices } from './money-notices.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundForm } from './refund-form.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WorkshopForm } from './workshop-form.tsx';

interface OrderDialogProps {
  order: AdminOrder;
  worksheetPath: string;
  /** Removes `order` from the query string, which is stopped first if the admin has unsaved entries. */
  onClose: () => void;
  onChange: (change: OrderChange, revision: number) => Promise<RowVersion>;
  /** Loads the order after another admin changed it. */
  loadCurrent: (id: string) => Promise<AdminOrder | null>;
  onReload: () => void;
  refund: RefundOrder;
  cancelling: Cancelling;
  /** Whether the dialog opens at the refund. */
  isRefundFirst?: boolean;
  /** @throws if the database rejects the change; see `acceptPayment` */
  onAcceptPayment: (paymentId: string) => Promise<void>;
  /** @throws if the database rejects the change; see `decideClaim` */
  onDecideClaim: (disputeId: string, claim: 'waived' | 'upheld') => Promise<void>;
}

const openOrder = ({ search }: Location) => new URLSearchParams(search).get('order');

/** Whether a navigation closes the order: by a link, by the back button or by closing the dialog. */
const isLeavingOrder = (from: Location, to: Location) =>
  from.pathname !== to.pathname || openOrder(from) !== openOrder(to);

/** Details of an order, with all actions. Asks before unsaved entries are lost. */
export function OrderDialog({
  order,
  worksheetPath,
  onClose,
  onChange,
  loadCurrent,
  onReload,
  refund,
  cancelling,
  isRefundFirst = false,
  onAcceptPayment,
  onDecideClaim,
}: OrderDialogProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const { moment } = usePageFormats();
  const [isWorkshopDirty, setWorkshopDirty] = useState(false);
  const [isRefundDirty, setRefundDirty] = useState(false);
  const refundBox = useRef<HTMLDivElement>(null);
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Dialog
      title={texts.order(order.orderId)}
      isWide
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      focusFirst={() => (isRefundFirst ? refundBox.current : null)}
      actions={
        <LinkButton to={worksheetPath} variant="secondary">
          <Printer aria-hidden className="size-4" />
          <span>{texts.worksheet}</span>
        </LinkButton>
      }
    >
      <UnsavedGuard isDirty={isWorkshopDirty || isRefundDirty} isLeaving={isLeavingOrder} />
      <div lang={language} className="grid items-start gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <p className="flex flex-wrap items-center gap-3">
            <StatusBadge status={order.visualStatus} />
            {order.productionStage !== null && <span>{texts.stages[order.productionStage]}</span>}
            <span>{texts.paymentWords[order.paymentWord]}</span>
            <span className="text-ink-soft">{moment(order.createdAt)}</span>
          </p>
          <MoneyNotices order={order} onDecideClaim={onDecideClaim} onReload={onReload} />
          <Block title={texts.items}>
            <OrderItems order={order} />
          </Block>
          <div className="grid gap-8 sm:grid-cols-2">
            <Block title={texts.columns.customer}>
              <Customer order={order} />
            </Block>
            <Block title={texts.columns.payment}>
              <Payments order={order} onAccept={onAcceptPayment} onReload={onReload} />
            </Block>
          </div>
          <Block title={texts.documents}>
            <OrderDocuments documents={order.documents} readable={() => ({ order: order.orderId })} />
          </Block>
          {order.notes.length > 0 && (
            <Block title={texts.notes}>
              <ul className="flex flex-col gap-3">
                {order.notes.map((note) => (
                  <li key={note.id} className="rounded-control bg-mist p-3">
                    <p className="whitespace-pre-wrap break-words">{note.text}</p>
                    <p className="text-ink-soft text-sm">{moment(note.created_at)}</p>
                  </li>
                ))}
              </ul>
            </Block>
          )}
          <Block title={texts.timeline}>
            <OrderTimeline entries={order.timeline} />
          </Block>
        </div>
        <div className="flex flex-col gap-8">
          <Block title={texts.workshop}>
            <WorkshopForm
              order={order}
              onChange={onChange}
              loadCurrent={loadCurrent}
              onReload={onReload}
              onCancel={() => setCancelling(true)}
              onDirtyChange={setWorkshopDirty}
            />
            <CancelDialog
              {...cancelling}
              order={order}
              isOpen={isCancelling}
              onClose={() => setCancelling(false)}
              onReload={onReload}
            />
            <p className="mt-3 text-sm">
              <span className="text-ink-soft">{`${texts.tracking}: `}</span>
              <Tracking
                carrier={order.trackingCarrier}
                number={order.trackingNumber}
                words={{ follow: texts.followParcel, newWindow: texts.newWindow, none: texts.notAvailable }}
              />
            </p>
          </Block>
          {order.payments.some(
            ({ amountCents, refundedCents, reversedCents }) => amountCents > refundedCents + reversedCents,
          ) && (
            <div ref={refundBox} tabIndex={-1} className="outline-none">
              <RefundForm
                key={order.refunds.length}
                order={order}
                refund={refund}
                onRefunded={onReload}
                onDirtyChange={setRefundDirty}
              />
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

function Block({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

function Customer({ order: { recipient, isGuest } }: { order: AdminOrder }) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  return (
    <address className="break-words not-italic" lang="de">
      <span>{`${recipient.firstName} ${recipient.lastName}`}</span>
      <br />
      <span>{recipient.street}</span>
      <br />
      <span>{`${recipient.postalCode} ${recipient.city}`}</span>
      <br />
      <span>{recipient.country}</span>
      <br />
      <a
        href={`mailto:${recipient.email}`}
        className="inline-flex min-h-6 items-center text-forest underline underline-offset-4"
      >
        {recipient.email}
      </a>
      {recipient.phone !== '' && (
        <>
          <br />
          <span>{recipient.phone}</span>
        </>
      )}
      <span lang={language} className="block text-ink-soft text-sm">
        {isGuest ? texts.guestOrder : texts.customerAccount}
      </span>
    </address>
  );
}

interface PaymentsProps {
  order: AdminOrder;
  onAccept: (paymentId: string) => Promise<void>;
  onReload: () => void;
}

function Payments({ order, onAccept, onReload }: PaymentsProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const { notSaved } = useAdminTexts();
  const { price } = usePageFormats();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  async function accept(paymentId: string) {
    setProblem(null);
    try {
      await onAccept(paymentId);
      showToast({ id: 'order', title: texts.paymentAccepted });
    } catch (error) {
      const description = failureText(error, language);
      setProblem(description);
      showErrorToast({ id: 'order', title: texts.updateFailed, description });
    }
    onReload();
  }
  return (
    <div className="flex flex-col gap-3">
      <p>
        {[
          order.paymentMethod === 'paypal' ? 'PayPal' : order.paymentMethod,
          storedLabel(order.status, texts),
          ...(order.invoiceNumber === null ? [] : [texts.invoice(order.invoiceNumber)]),
        ].join(' · ')}
      </p>
      {order.payments.length === 0 && <p className="text-ink-soft">{texts.noMoney}</p>}
      {order.payments.map((payment) => (
        <div key={payment.paymentId} className="rounded-control border border-line p-3 text-sm">
          <p className="break-all font-medium">{payment.paymentId}</p>
          <p>
            {[
              price(payment.amountCents),
              storedLabel(payment.status, texts),
              ...(payment.refundedCents > 0 ? [texts.refundedAmount(price(payment.refundedCents))] : []),
              ...(payment.reversedCents > 0 ? [texts.reversedAmount(price(payment.reversedCents))] : []),
            ].join(' · ')}
          </p>
          {payment.reviewReason !== null && payment.refundedCents + payment.reversedCents < payment.amountCents && (
            <div className="mt-2 text-clay">
              <p>{texts.needsReview(storedLabel(payment.reviewReason, texts))}</p>
              <Button variant="secondary" className="mt-2" onClick={() => setAsked(payment.paymentId)}>
                {texts.accept}
              </Button>
            </div>
          )}
        </div>
      ))}
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.acceptTitle}
        confirmLabel={texts.accept}
        onClose={() => setAsked(null)}
        onConfirm={() => (asked === null ? undefined : accept(asked))}
      >
        {texts.acceptText}
      </ConfirmDialog>
      {problem !== null && <SaveFailure title={notSaved} text={problem} />}
      {order.refunds
        .filter(({ status }) => status !== 'completed')
        .map((refund) => (
          <p key={refund.id} className="text-sm">
            <span>{texts.refundState(price(refund.amount_cents), storedLabel(refund.status, texts))}</span>
            {refund.failure !== null && <span>{` (${refund.failure})`}</span>}
          </p>
        ))}
    </div>
  );
}
