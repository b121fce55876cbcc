import { parseEuroToCents } from 'configurator-core';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefundOrderReply } from 'shop-backend/contracts';
import { formatPrice } from '../../../lib/format-price.ts';
import type { FunctionFailure } from '../../../lib/supabase/call-function.ts';
import { showErrorToast, showToast } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { RefundOrder } from '../api/refund-order.ts';

interface RefundFormProps {
  orderDbId: string;
  refund: RefundOrder;
  /** Money went back, or is on its way. */
  onRefunded: () => void;
}

const failureTexts: Readonly<Partial<Record<FunctionFailure['code'], string>>> = {
  network: 'No reply came. Check the timeline before you try again: the same refund is never made twice.',
  not_allowed: 'Only admins may refund.',
  not_signed_in: 'Please sign in again.',
  reauthentication_failed: 'The password is wrong.',
  account_recently_changed:
    'Your password, e-mail address or second factor changed a short time ago. Refunds are blocked for six hours after that.',
  amount_not_refundable: 'There is not that much left to give back.',
  refund_outdated: 'Something was given back since the preview. Check the amounts again.',
  payment_refused: 'PayPal refused the refund.',
  payment_unavailable: 'PayPal cannot be reached. The refund is noted and goes on by itself.',
  too_many_requests: 'Too many attempts. Please wait a moment.',
};

/** The reply where the scripts that send the request cannot be loaded. */
const lost = (): Awaited<ReturnType<RefundOrder>> => ({ ok: false, error: { code: 'network', params: {} } });

/** Gives money back in two steps: what it would be, then the admin's password. One key per refund: never twice. */
export function RefundForm({ orderDbId, refund, onRefunded }: RefundFormProps) {
  const [amount, setAmount] = useState('');
  const [preview, setPreview] = useState<RefundOrderReply | null>(null);
  const [refundKey, setRefundKey] = useState('');
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const isAsking = preview !== null;
  const wasAsking = useRef(isAsking);

  useLayoutEffect(() => {
    // The button that was pressed is gone. Were the focus left to the window, it would take it a frame later, and with it
    // what is typed by then.
    if (wasAsking.current !== isAsking) (isAsking ? question : heading).current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  function explain({ code }: FunctionFailure) {
    setProblem(failureTexts[code] ?? 'The refund failed. Nothing was given back.');
    if (code === 'refund_outdated' || code === 'amount_not_refundable') setPreview(null);
  }
  async function check(event: FormEvent) {
    event.preventDefault();
    const text = amount.trim();
    const amountCents = text === '' ? null : parseEuroToCents(text);
    // Null refunds everything: an amount that cannot be read must not become null.
    if (text !== '' && (amountCents === null || !/^\d+([.,]\d{1,2})?$/.test(text))) {
      setProblem('Write the amount in euros, for example 12,50.');
      return;
    }
    setIsBusy(true);
    const reply = await refund({ step: 'preview', orderDbId, amountCents, paymentId: null }).catch(lost);
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
    const { paymentId, amountCents, refundedCents } = preview;
    const reply = await refund({
      step: 'confirm',
      orderDbId,
      refundKey,
      paymentId,
      amountCents,
      refundedCents,
      reason,
      password,
    }).catch(lost);
    setIsBusy(false);
    // A password that was not refused serves the next try.
    if (reply.ok || reply.error.code === 'reauthentication_failed') setPassword('');
    if (!reply.ok) {
      showErrorToast({ title: 'Refund failed', description: failureTexts[reply.error.code] });
      return explain(reply.error);
    }
    showToast({
      title: reply.value.status === 'completed' ? 'Refund completed' : 'Refund requested',
      description: formatPrice(reply.value.amountCents),
    });
    onRefunded();
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="font-sans font-semibold text-base outline-none">
        Refund
      </h3>
      {preview === null ? (
        <form noValidate onSubmit={(event) => void check(event)} className="flex flex-col gap-3">
          <TextField
            label="Amount in euros"
            description="Leave empty to refund the remaining amount."
            isOptional
            inputMode="decimal"
            value={amount}
            error={problem ?? undefined}
            onChange={({ target }) => setAmount(target.value)}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            Review refund
          </Button>
        </form>
      ) : (
        <form
          onSubmit={(event) => void confirm(event)}
          className="flex flex-col gap-3 rounded-card border border-clay p-4"
        >
          <p ref={question} tabIndex={-1} className="outline-none">
            Give back <strong>{formatPrice(preview.amountCents)}</strong> of {formatPrice(preview.paidCents)} paid
            {preview.refundedCents > 0 && `, ${formatPrice(preview.refundedCents)} already given back`}?
          </p>
          <TextField
            label="Reason"
            isOptional
            description="The customer reads it."
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            error={problem ?? undefined}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="destructive" isBusy={isBusy}>
              {`Refund ${formatPrice(preview.amountCents)}`}
            </Button>
            <Button variant="quiet" onClick={() => setPreview(null)}>
              Back
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
