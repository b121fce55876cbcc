import { CircleAlert, Hourglass } from 'lucide-react';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';

interface FormNoticeProps {
  /** Error message after the server rejected the request, else null. */
  failure: string | null;
  /** Seconds until the next attempt is allowed. */
  waitSeconds: number;
}

/** Error message above a form's button, with the waiting time if there is one. */
export function FormNotice({ failure, waitSeconds }: FormNoticeProps) {
  const { nextTry } = useSignInTexts();
  return (
    <div role="alert" className="space-y-2 empty:hidden">
      {failure !== null && (
        <p className="flex items-start gap-2 text-clay">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          <span>{failure}</span>
        </p>
      )}
      {waitSeconds > 0 && (
        <p className="flex items-start gap-2">
          <Hourglass aria-hidden className="mt-1 size-4 shrink-0" />
          <span>
            <span>{nextTry.before}</span>
            <span className="sr-only"> {nextTry.announced}</span>
            {/* Announced once: a countdown read out every second would be noise. */}
            <span aria-hidden>
              {' '}
              <span>{nextTry.in}</span> <span className="tabular-nums">{waitSeconds}</span>{' '}
              <span>{nextTry.seconds(waitSeconds)}</span>
            </span>
          </span>
        </p>
      )}
    </div>
  );
}
