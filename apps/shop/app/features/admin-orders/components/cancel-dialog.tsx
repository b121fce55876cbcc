import type { Result } from 'configurator-core';
import { type FormEvent, useEffect, useId, useState } from 'react';
import {
  type CancellationPreview,
  type CancelOrderReply,
  type CancelOrderRequest,
  cancelReasonSchema,
} from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import type { AdminOrder } from '../admin-order.ts';
import { useOrderTexts } from '../texts/order-texts.ts';
import { useCancellationPreview } from '../use-cancellation-preview.ts';
import { AmountsMissing, allowedChoice, type MoneyChoice, MoneyDecision } from './money-decision.tsx';

/** The requests of the dialog. */
export interface Cancelling {
  /** @throws if the request fails */
  preview: (orderDbIds: readonly string[]) => Promise<CancellationPreview>;
  cancel: (request: CancelOrderRequest) => Promise<Result<CancelOrderReply, FunctionFailure>>;
}

interface CancelDialogProps extends Cancelling {
  order: Pick<AdminOrder, 'id' | 'orderId' | 'revision'>;
  isOpen: boolean;
  onClose: () => void;
  /** Reloads the order: it is cancelled, or another admin has changed it. */
  onReload: () => void;
}

/** The reply if the scripts that send the request cannot be loaded. */
const lost = (): Result<CancelOrderReply, FunctionFailure> => ({ ok: false, error: { code: 'network', params: {} } });

/** Failures after which the dialog shows the order as it is now. */
const isStale = ({ code }: FunctionFailure) =>
  code === 'already_cancelled' || code === 'idempotency_conflict' || code === 'revision_conflict';

/** Failures after which the dialog reads the money and the lock of the account again. */
const hasOtherMoney = ({ code }: FunctionFailure) =>
  code === 'refund_outdated' || code === 'cancel_needs_decision' || code === 'account_recently_changed';

/** Asks for the reason of a cancellation and for what happens to the money, then cancels. */
export function CancelDialog({ isOpen, onClose, ...form }: CancelDialogProps) {
  const { cancel: texts } = useOrderTexts();
  const formId = useId();
  const [button, setButton] = useState<ButtonState>({ label: texts.cancel, isBusy: false, isReady: false });
  return (
    <Dialog
      title={texts.title(form.order.orderId)}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !button.isBusy) onClose();
      }}
      actions={
        button.isReady && (
          <Button type="submit" form={formId} variant="destructive" isBusy={button.isBusy}>
            {button.label}
          </Button>
        )
      }
    >
      <CancelForm formId={formId} onButton={setButton} onClose={onClose} {...form} />
    </Dialog>
  );
}

interface ButtonState {
  label: string;
  isBusy: boolean;
  isReady: boolean;
}

type CancelFormProps = Omit<CancelDialogProps, 'isOpen'> & {
  formId: string;
  onButton: (state: ButtonState) => void;
};

function CancelForm({ formId, order, preview, cancel, onButton, onClose, onReload }: CancelFormProps) {
  const { cancel: texts } = useOrderTexts();
  const { price } = usePageFormats();
  const [key] = useState(() => crypto.randomUUID());
  const [amounts, reload] = useCancellationPreview([order.id], preview);
  const { lockedUntil, orders } = typeof amounts === 'object' ? amounts : { lockedUntil: null, orders: [] };
  const money = orders[0];
  const [reason, setReason] = useState<string>('Kundenwunsch');
  const [wanted, setChoice] = useState<MoneyChoice>('now');
  const [password, setPassword] = useState('');
  const [notify, setNotify] = useState(true);
  const [isShipped, setShipped] = useState(false);
  const [failure, setFailure] = useState<FunctionFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const choice = allowedChoice(wanted, lockedUntil);
  const isPaid = money !== undefined && money.refundableCents > 0;
  const isRefunding = isPaid && choice === 'now';
  const isReady = money !== undefined;
  const label = isShipped ? texts.cancelAnyway : isRefunding ? texts.cancelAndRefund : texts.cancel;
  useEffect(() => {
    onButton({ label, isBusy, isReady });
  }, [onButton, label, isBusy, isReady]);

  function report({ refund: { state, amountCents } }: CancelOrderReply) {
    if (state === 'failed') showErrorToast({ title: texts.refused, description: texts.refusedAdvice, id: 'refund' });
    else if (state === 'requested') showToast({ title: texts.requested });
    else
      showToast({
        title: texts.done,
        ...(state === 'completed' && { description: texts.refunded(price(amountCents)) }),
      });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (money === undefined) return;
    setIsBusy(true);
    setFailure(null);
    const { refundableCents: amountCents, refundedCents } = money;
    const later = isPaid ? 'later' : 'none';
    const reply = await cancel({
      key,
      orderDbId: order.id,
      revision: order.revision,
      reason: cancelReasonSchema.parse(reason),
      refund: isRefunding ? { amountCents, refundedCents, password } : later,
      notify,
      evenIfShipped: isShipped,
    }).catch(lost);
    setIsBusy(false);
    if (reply.ok) {
      report(reply.value);
      onClose();
      onReload();
      return;
    }
    if (reply.error.code === 'order_shipped') return setShipped(true);
    if (reply.error.code === 'reauthentication_failed') setPassword('');
    setFailure(reply.error);
    if (hasOtherMoney(reply.error)) reload();
    if (isStale(reply.error)) onReload();
  }

  if (money === undefined) return <AmountsMissing isLoading={amounts === 'loading'} onRetry={reload} />;
  const isPasswordWrong = failure?.code === 'reauthentication_failed';
  const problem = failure === null ? undefined : (texts.failures[failure.code] ?? texts.failed);
  return (
    <form id={formId} onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <SelectField
        label={texts.reason}
        choices={cancelReasonSchema.options.map((value) => ({ value, label: texts.reasons[value] }))}
        value={reason}
        onValueChange={setReason}
      />
      {isPaid && (
        <MoneyDecision
          amountCents={money.refundableCents}
          lockedUntil={lockedUntil}
          choice={choice}
          onChoice={setChoice}
          password={password}
          onPassword={setPassword}
          passwordError={isPasswordWrong ? problem : undefined}
        />
      )}
      <CheckboxField label={texts.notify} isChecked={notify} onCheckedChange={setNotify} />
      {isShipped && (
        <Notice tone="error">
          <p>{texts.shippedQuestion}</p>
        </Notice>
      )}
      {problem !== undefined && !isPasswordWrong && (
        <Notice tone="error">
          <p>{problem}</p>
        </Notice>
      )}
    </form>
  );
}
