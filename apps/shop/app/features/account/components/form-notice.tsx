import { CircleAlert, Hourglass } from 'lucide-react';

interface FormNoticeProps {
  /** What the server refused, as a sentence; null while it did not. */
  failure: string | null;
  /** Seconds until the next try. */
  waitSeconds: number;
}

/** Error message above a form's button, with the waiting time if there is one. */
export function FormNotice({ failure, waitSeconds }: FormNoticeProps) {
  return (
    <div role="alert" className="space-y-2 empty:hidden">
      {failure !== null && (
        <p className="flex items-start gap-2 text-clay">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {failure}
        </p>
      )}
      {waitSeconds > 0 && (
        <p className="flex items-start gap-2">
          <Hourglass aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            Der nächste Versuch ist
            <span className="sr-only"> in Kürze möglich.</span>
            {/* Announced once: a countdown read out every second would be noise. */}
            <span aria-hidden>
              {' '}
              in <span className="tabular-nums">{waitSeconds}</span> {waitSeconds === 1 ? 'Sekunde' : 'Sekunden'}{' '}
              möglich.
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
