import { Play } from 'lucide-react';
import { type ReactNode, Suspense, startTransition, useState } from 'react';
import { lazyPart } from '#app/lib/page/lazy-part.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { ButtonVariant } from '#app/ui/buttons/button-style.ts';
import type { Measurement } from '../drawing-props.ts';

const loadDialog = () => import('./measuring-video-dialog.tsx');
const MeasuringVideoDialog = lazyPart(async () => (await loadDialog()).MeasuringVideoDialog);

interface MeasuringVideoButtonProps {
  /** Place at which the video starts. Defaults to the first. */
  readonly at?: Measurement;
  /** The accessible name if the visible text is ambiguous. */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Button that opens the measuring video. The video's script is loaded on hover or focus. */
export function MeasuringVideoButton({ at, label, variant = 'quiet', className, children }: MeasuringVideoButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant={variant}
        aria-label={label}
        aria-haspopup="dialog"
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() =>
          startTransition(() => {
            setIsWanted(true);
            setIsOpen(true);
          })
        }
      >
        <Play aria-hidden className="size-4" />
        <span>{children}</span>
      </Button>
      {isWanted && (
        <Suspense>
          <MeasuringVideoDialog at={at} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
