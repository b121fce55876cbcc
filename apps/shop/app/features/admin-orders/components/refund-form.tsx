import { formatEuroText, parseEuroText } from 'configurator-core';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefundOrderReply } from 'shop-backend/contracts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { AdminOrder } from '../admin-order.ts';
import type { RefundOrder } from '../api/refund-order.ts';
import { chosenLines, noLines } from '../refund-lines.ts';
import { type OrderTexts, useOrderTexts } from '../texts/order-texts.ts';
import { RefundLineFields } from './refund-line-fields.tsx';

interface RefundFormProps {
  order: AdminOrder;
  refund: RefundOrder;
  /** Called after the refund was completed or requested. */
  onRefunded: () => void;
  /** Called with whether the form has entries that no refund has used. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The reply if the scripts that send the request cannot be loaded. */
const lost = (): Awaited<ReturnType<RefundOrder>> => ({ ok: false, error: { code: 'network', params: {} } });

/** Refunds in two steps: a preview, then the admin's password. An idempotency key prevents double refunds. */
export function RefundForm({ order, refund, onRefunded, onDirtyChange }: RefundFormProps) {
  const texts = useOrderTexts();
  const { price, locale, moment } = usePageFormats();
  const { id: orderDbId } = order;
  const [amount, setAmount] = useState('');
  const [choice, setChoice] = useState(noLines);
  const chosen = chosenLines(order, choice);
  const [preview, setPreview] = useState<RefundOrderReply | null>(null);
  const [refundKey, setRefundKey] = useState('');
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const isConfirming = preview !== null;
  const wasConfirming = useRef(isConfirming);

  const isDirty = chosen !== null || [amount, reason, password].some((text) => text.trim() !== '');
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  useLayoutEffect(() => {
    // The pressed button is gone. Without this the dialog would take the focus a frame later, and text typed until then
    // would be lost.
    if (wasConfirming.current !== isConfirming) (isConfirming ? confirmation : heading).current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  function explain({ code, params }: FunctionFailure) {
    const isLocked = code === 'account_recently_changed' && typeof params.until === 'string';
    setProblem(
      isLocked
        ? texts.refundLocked(moment(String(params.until)))
        : (texts.refundFailures[code] ?? texts.nothingRefunded),
    );
    if (code === 'refund_outdated' || code === 'amount_not_refundable') setPreview(null);
  }
  async function check(event: FormEvent) {
    event.preventDefault();
    const text = amount.trim();
    const entered = text === '' ? null : parseEuroText(text, locale);
    // Null refunds everything, so an invalid amount must not become null.
    const amountCents = chosen?.cents ?? entered;
    if (amountCents === undefined || (amountCents !== null && amountCents < 0)) {
      setProblem(texts.amountUnreadable);
      return;
    }
    if (amountCents === 0) return setProblem(texts.amountZero);
    setIsBusy(true);
    const reply = await refund({ step: 'preview', orderDbId, amountCents }).catch(lost);
    setIsBusy(false);
    if (!reply.ok) return explain(reply.error);
    setProblem(null);
    setRefundKey(crypto.randomUUID());
    setPreview(reply.value);
  }
  async function confirm(event: FormEvent) {
    event.preventDefault();
    if (preview === null) return;
    setIsBusy(true);
    const { amountCents, refundedCents } = preview;
    const reply = await refund({
      step: 'confirm',
      orderDbId,
      refundKey,
      amountCents,
      refundedCents,
      lines: chosen?.lines ?? null,
      reason,
      password,
    }).catch(lost);
    setIsBusy(false);
    if (reply.ok) setProblem(null);
    // If the request failed for another reason, the password is kept for the next attempt.
    if (reply.ok || reply.error.code === 'reauthentication_failed') setPassword('');
    if (!reply.ok) {
      showErrorToast({
        title: texts.refundFailed,
        description: texts.refundFailures[reply.error.code],
        id: 'refund',
      });
      return explain(reply.error);
    }
    setAmount('');
    setChoice(noLines);
    setReason('');
    showToast({
      title: outcomeOf(reply.value, texts),
      description: price(reply.value.amountCents),
      id: 'refund',
    });
    onRefunded();
  }

  function back() {
    setPreview(null);
    // The error belongs to the password, which must be typed again.
    setProblem(null);
    setPassword('');
  }

  const words = texts.refundQuestion(price(preview?.paidCents ?? 0));
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="font-sans font-semibold text-base outline-none">
        {texts.refund}
      </h3>
      {preview === null ? (
        <form noValidate onSubmit={(event) => void check(event)} className="flex flex-col gap-3">
          <RefundLineFields order={order} choice={choice} onChange={setChoice} />
          <NumberField
            kind="euros"
            label={texts.amount}
            description={chosen === null ? texts.amountHint : texts.amountOfLines}
            isOptional
            value={chosen === null ? amount : formatEuroText(chosen.cents, locale)}
            readOnly={chosen !== null}
            error={problem ?? undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {texts.reviewRefund}
          </Button>
        </form>
      ) : (
        <form
          onSubmit={(event) => void confirm(event)}
          className="flex flex-col gap-3 rounded-card border border-clay p-4"
        >
          <p ref={confirmation} tabIndex={-1} className="outline-none">
            <span>{words.before}</span>
            <strong>{price(preview.amountCents)}</strong>
            <span>{`${words.after}${preview.refundedCents > 0 ? texts.alreadyRefunded(price(preview.refundedCents)) : ''}?`}</span>
          </p>
          <TextField
            label={texts.reason}
            isOptional
            description={texts.reasonHint}
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <TextField
            label={texts.password}
            type="password"
            autoComplete="current-password"
            required
            value={password}
            error={problem ?? undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="destructive" isBusy={isBusy}>
              {texts.refundAmount(price(preview.amountCents))}
            </Button>
            <Button variant="quiet" onClick={back}>
              {texts.back}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

function outcomeOf({ status }: RefundOrderReply, texts: OrderTexts): string {
  if (status === 'completed') return texts.refundCompleted;
  return status === 'partial' ? texts.refundPartial : texts.refundRequested;
}
