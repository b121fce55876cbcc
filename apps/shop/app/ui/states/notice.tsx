import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

type NoticeTone = 'info' | 'success' | 'error';

interface NoticeProps {
  tone: NoticeTone;
  /** Focuses the notice when it appears, so that it is announced and scrolled into view. */
  isFocusedAtFirst?: boolean;
  className?: string;
  children: ReactNode;
}

const tones: Readonly<Record<NoticeTone, { Icon: typeof Info; style: string; role: 'status' | 'alert' }>> = {
  info: { Icon: Info, style: 'border-line-strong bg-mist', role: 'status' },
  success: { Icon: CircleCheck, style: 'border-forest bg-mist', role: 'status' },
  error: { Icon: CircleAlert, style: 'border-clay bg-surface', role: 'alert' },
};

/** A message shown in place, as part of the page. */
export function Notice({ tone, isFocusedAtFirst = false, className = '', children }: NoticeProps) {
  const { Icon, style, role } = tones[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocusedAtFirst) box.current?.focus();
  }, [isFocusedAtFirst]);
  return (
    <div
      ref={box}
      role={role}
      tabIndex={isFocusedAtFirst ? -1 : undefined}
      className={`flex items-start gap-3 rounded-card border-2 p-4 ${style} ${className}`}
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone === 'error' ? 'text-clay' : 'text-forest'}`} />
      <div className="flex min-w-0 flex-col gap-1">{children}</div>
    </div>
  );
}
