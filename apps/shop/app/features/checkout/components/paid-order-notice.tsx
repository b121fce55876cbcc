import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '#app/config/paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';

/** Notice that an earlier unpaid order has now been paid. Scrolls into view on mount. */
export function PaidOrderNotice({ orderId }: { orderId: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces, because newer browsers return a promise, which is not a cleanup function.
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div
      ref={notice}
      role="status"
      className="mb-8 flex flex-wrap items-center justify-between gap-4 rounded-card bg-mist p-5"
    >
      <p className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-forest" />
        <span>
          <strong>{`Ihre Bestellung ${orderId} ist bezahlt.`}</strong> Sie müssen sie nicht noch einmal aufgeben.
        </span>
      </p>
      <LinkButton to={paths.orderSuccess(orderId)} variant="secondary">
        Bestellung ansehen
      </LinkButton>
    </div>
  );
}
