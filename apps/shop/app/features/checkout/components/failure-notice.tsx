import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CheckoutFailure } from '../machine/checkout-failure.ts';
import { failureText } from '../texts/checkout-texts.ts';

interface FailureNoticeProps {
  failure: CheckoutFailure;
  /** Titles of the ordered lines, in order. */
  titles?: readonly string[];
  children?: ReactNode;
}

/** Shows why the last step failed and what to do, with actions beside it. */
export function FailureNotice({ failure, titles, children }: FailureNoticeProps) {
  const { title, text } = failureText(failure, titles);
  const box = useRef<HTMLDivElement>(null);
  // Focuses each failure, which also scrolls it into view: the pressed button may be far below.
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className="flex gap-3 rounded-card border border-clay bg-clay-soft p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-clay" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-1 text-sm">{text}</p>
        {children !== undefined && <div className="mt-3 flex flex-wrap gap-3 empty:hidden">{children}</div>}
      </div>
    </div>
  );
}
