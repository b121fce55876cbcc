import { useId } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import { useOrderTexts } from '../texts/order-texts.ts';

/** What happens to the money of cancelled orders. */
export type MoneyChoice = 'now' | 'later';

interface MoneyDecisionProps {
  /** What is returned, EUR cents. */
  amountCents: number;
  /** Until when the admin's recently changed account can refund nothing, so that the choice is `later`. */
  lockedUntil: string | null;
  choice: MoneyChoice;
  onChoice: (choice: MoneyChoice) => void;
  password: string;
  onPassword: (password: string) => void;
  passwordError: string | undefined;
}

/** The choice that a locked account leaves. */
export const allowedChoice = (choice: MoneyChoice, lockedUntil: string | null): MoneyChoice =>
  lockedUntil === null ? choice : 'later';

/** Asks whether the money of cancelled orders is returned now, which takes the password, or later. */
export function MoneyDecision(props: MoneyDecisionProps) {
  const { amountCents, lockedUntil, choice, onChoice, password, onPassword, passwordError } = props;
  const { cancel: texts, refundLocked } = useOrderTexts();
  const { price, moment } = usePageFormats();
  const name = useId();
  const lockId = useId();
  const labels = { now: texts.refundNow(price(amountCents)), later: texts.refundLater };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{texts.money}</legend>
      {(['now', 'later'] as const).map((value) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-not-allowed has-disabled:opacity-60"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            disabled={value === 'now' && lockedUntil !== null}
            aria-describedby={value === 'now' && lockedUntil !== null ? lockId : undefined}
            onChange={() => onChoice(value)}
            className="size-5 shrink-0 accent-forest"
          />
          <span>{labels[value]}</span>
        </label>
      ))}
      {lockedUntil !== null && <p id={lockId}>{refundLocked(moment(lockedUntil))}</p>}
      {choice === 'now' && (
        <TextField
          label={texts.password}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          error={passwordError}
          onChange={({ target }) => onPassword(target.value)}
        />
      )}
    </fieldset>
  );
}

/** Shown instead of the decision until the amounts are loaded. */
export function AmountsMissing({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const { cancel: texts } = useOrderTexts();
  if (isLoading) return <p role="status">{texts.loading}</p>;
  return (
    <Notice tone="error">
      <p>{texts.loadFailed}</p>
      <div>
        <Button variant="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
    </Notice>
  );
}
