import type { Result } from 'configurator-core';
import { type FormEvent, use, useId, useState } from 'react';
import {
  type CancelOrdersReply,
  type CancelOrdersRequest,
  cancelReasonSchema,
  maxChangedOrders,
  type VisualStatus,
} from 'shop-backend/contracts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import type { ListedOrder } from '../api/listed-order.schema.ts';
import { planBulkChange } from '../plan-bulk-change.ts';
import type { ApartReason } from '../texts/english-cancel-texts.ts';
import { useOrderTexts } from '../texts/order-texts.ts';
import { useCancellationPreview } from '../use-cancellation-preview.ts';
import type { Cancelling } from './cancel-dialog.tsx';
import { AmountsMissing, allowedChoice, type MoneyChoice, MoneyDecision } from './money-decision.tsx';

/** The requests of the dialog, one for the whole action. */
export interface BulkRequests extends Pick<Cancelling, 'preview'> {
  /** @throws if the database rejects the whole request */
  setStatuses: (
    orders: readonly ListedOrder[],
    status: VisualStatus,
  ) => Promise<readonly { id: string; error: string | null }[]>;
  cancelAll: (request: CancelOrdersRequest) => Promise<Result<CancelOrdersReply, FunctionFailure>>;
}

/** The result of an order, with the error that it was not changed for, or the state of its refund. */
export interface BulkResult {
  id: string;
  error: string | null;
  refund?: 'none' | 'completed' | 'requested' | 'failed';
  /** What this order returned or has requested, EUR cents */
  amountCents?: number;
}

interface BulkStatusDialogProps extends BulkRequests {
  orders: readonly ListedOrder[];
  status: VisualStatus;
  onClose: () => void;
  /** Called once the request has an answer. */
  onDone: (results: readonly BulkResult[]) => void;
}

/** Says what a status change of several orders does, and to how many, before it does it. */
export function BulkStatusDialog(props: BulkStatusDialogProps) {
  const { orders, status, preview, setStatuses, cancelAll, onClose, onDone } = props;
  const language = use(PageLanguage);
  const { cancel: texts, statuses } = useOrderTexts();
  const { cancel: close } = useAdminTexts();
  const { price } = usePageFormats();
  const formId = useId();
  const isCancelling = status === 'Storniert';
  const [keys] = useState(() => new Map(orders.map(({ id }) => [id, crypto.randomUUID()])));
  const [included, setIncluded] = useState<readonly ApartReason[]>([]);
  const [amounts, reload] = useCancellationPreview(isCancelling ? orders.map(({ id }) => id) : [], preview);
  const [reason, setReason] = useState<string>('Kundenwunsch');
  const [wanted, setChoice] = useState<MoneyChoice>('now');
  const [password, setPassword] = useState('');
  const [notify, setNotify] = useState(true);
  const [failure, setFailure] = useState<{ text: string; isPassword: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const { changed, apart, sendsMails } = planBulkChange(orders, status, included);
  const { lockedUntil, orders: money } = typeof amounts === 'object' ? amounts : { lockedUntil: null, orders: [] };
  const choice = allowedChoice(wanted, lockedUntil);
  const moneyOf = new Map(money.map((one) => [one.id, one]));
  const paid = changed.filter(({ id }) => (moneyOf.get(id)?.refundableCents ?? 0) > 0);
  const paidCents = paid.reduce((sum, { id }) => sum + (moneyOf.get(id)?.refundableCents ?? 0), 0);
  const shipped = changed.filter(({ visualStatus }) => visualStatus === 'Versendet');
  const isRefunding = isCancelling && paid.length > 0 && choice === 'now';
  const isTooLong = changed.length > maxChangedOrders;
  const canSubmit = changed.length > 0 && !isTooLong && typeof amounts === 'object';

  const refundOf = (id: string): CancelOrdersRequest['orders'][number]['refund'] => {
    const found = moneyOf.get(id);
    if (found === undefined || found.refundableCents === 0) return 'none';
    return choice === 'now' ? { amountCents: found.refundableCents, refundedCents: found.refundedCents } : 'later';
  };

  async function cancelThem(): Promise<readonly BulkResult[] | null> {
    const reply = await cancelAll({
      reason: cancelReasonSchema.parse(reason),
      notify,
      evenIfShipped: included.includes('shipped'),
      ...(isRefunding && { password }),
      orders: changed.map(({ id, revision }) => ({
        key: keys.get(id) ?? crypto.randomUUID(),
        orderDbId: id,
        revision,
        refund: refundOf(id),
      })),
    });
    if (reply.ok) {
      return reply.value.results.map((result) =>
        'error' in result
          ? { id: result.orderDbId, error: texts.failures[result.error] ?? texts.failed }
          : {
              id: result.orderDbId,
              error: null,
              refund: result.cancelled.refund.state,
              amountCents: result.cancelled.refund.amountCents,
            },
      );
    }
    const { code } = reply.error;
    if (code === 'reauthentication_failed') setPassword('');
    if (code === 'account_recently_changed') reload();
    setFailure({ text: texts.failures[code] ?? texts.failed, isPassword: code === 'reauthentication_failed' });
    return null;
  }

  async function setThem(): Promise<readonly BulkResult[]> {
    const results = await setStatuses(changed, status);
    return results.map(({ id, error }) => ({
      id,
      error: error === null ? null : (texts.failures[error] ?? texts.failed),
    }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!canSubmit) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const results = isCancelling ? await cancelThem() : await setThem();
      if (results !== null) onDone(results);
    } catch (error) {
      setFailure({ text: failureText(error, language), isPassword: false });
    }
    setIsBusy(false);
  }

  const bulk = texts.bulk;
  const label = statuses[status];
  const cancelLabel = isRefunding ? bulk.cancelAndRefund : bulk.cancel(changed.length);
  return (
    <Dialog
      title={changed.length === 0 ? bulk.nothing(label) : bulk.title(label, changed.length)}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose();
      }}
      actions={
        <>
          <DialogClose>
            <Button variant="secondary">{close}</Button>
          </DialogClose>
          {canSubmit && (
            <Button type="submit" form={formId} variant={isCancelling ? 'destructive' : 'primary'} isBusy={isBusy}>
              {isCancelling ? cancelLabel : bulk.set(changed.length)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>{bulk.orders(changed.length)}</li>
          <li>{bulk.mails(sendsMails && (!isCancelling || notify) ? changed.length : 0)}</li>
          {isCancelling && paid.length > 0 && <li>{bulk.paid(paid.length, price(paidCents))}</li>}
          {shipped.length > 0 && <li>{bulk.shipped(shipped.length)}</li>}
        </ul>
        {apart.map(({ reason: apartReason, orders: found, canInclude }) => (
          <div key={apartReason} className="rounded-control bg-mist p-3">
            <p>
              <span className="font-semibold">
                {included.includes(apartReason)
                  ? `${bulk.apart[apartReason]}: `
                  : `${bulk.apart[apartReason]} · ${bulk.left}: `}
              </span>
              <span>{found.map(({ orderId }) => orderId).join(', ')}</span>
            </p>
            {canInclude && (
              <CheckboxField
                label={bulk.include(found.length)}
                isChecked={included.includes(apartReason)}
                onCheckedChange={(isIncluded) =>
                  setIncluded(
                    isIncluded ? [...included, apartReason] : included.filter((other) => other !== apartReason),
                  )
                }
              />
            )}
          </div>
        ))}
        {isTooLong && <p className="text-clay">{bulk.tooMany(maxChangedOrders)}</p>}
        {isCancelling && typeof amounts !== 'object' && (
          <AmountsMissing isLoading={amounts === 'loading'} onRetry={reload} />
        )}
        {isCancelling && canSubmit && (
          <>
            <SelectField
              label={texts.reason}
              choices={cancelReasonSchema.options.map((value) => ({ value, label: texts.reasons[value] }))}
              value={reason}
              onValueChange={setReason}
            />
            {paid.length > 0 && (
              <MoneyDecision
                amountCents={paidCents}
                lockedUntil={lockedUntil}
                choice={choice}
                onChoice={setChoice}
                password={password}
                onPassword={setPassword}
                passwordError={failure?.isPassword ? failure.text : undefined}
              />
            )}
            <CheckboxField label={bulk.notify} isChecked={notify} onCheckedChange={setNotify} />
          </>
        )}
        {failure !== null && !failure.isPassword && (
          <Notice tone="error">
            <p>{failure.text}</p>
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
