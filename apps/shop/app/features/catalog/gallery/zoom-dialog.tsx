import { Dialog } from '@base-ui/react/dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ShopImage } from '../../../ui/shop-image.tsx';
import type { ArticleImage } from '../article-image.ts';

interface ZoomDialogProps {
  images: readonly ArticleImage[];
  title: string;
  index: number;
  onIndexChange: (index: number) => void;
  /** The picture that opens the dialog. */
  children: ReactNode;
}

/** Shows a picture as large as the window allows; arrow keys and buttons lead through the others. */
export function ZoomDialog({ images, title, index, onIndexChange, children }: ZoomDialogProps) {
  const step = (by: number) => onIndexChange((index + by + images.length) % images.length);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (images.length < 2) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label={`${title} vergrößern`}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-card border border-line bg-mist"
      >
        {children}
        <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink group-hover:text-forest">
          <ZoomIn aria-hidden className="size-5" />
        </span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-ink/70 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 motion-reduce:transition-none" />
        <Dialog.Popup
          onKeyDown={handleKeyDown}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-dvh w-fit max-w-full flex-col overflow-auto bg-surface shadow-float sm:max-h-[96dvh] sm:rounded-card"
        >
          <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
            <Dialog.Title className="font-heading text-lg">{title}</Dialog.Title>
            <div className="flex">
              {images.length > 1 && (
                <>
                  <ZoomButton label="Vorheriges Bild" onClick={() => step(-1)}>
                    <ChevronLeft aria-hidden className="size-5" />
                  </ZoomButton>
                  <ZoomButton label="Nächstes Bild" onClick={() => step(1)}>
                    <ChevronRight aria-hidden className="size-5" />
                  </ZoomButton>
                </>
              )}
              <Dialog.Close
                aria-label="Schließen"
                className="grid size-11 place-items-center rounded-control hover:bg-mist"
              >
                <X aria-hidden className="size-5" />
              </Dialog.Close>
            </div>
          </div>
          <ShopImage
            source={images[index]?.source ?? null}
            alt={images[index]?.alt ?? title}
            sizes="min(100vw, 117vh)"
            className="w-[min(100vw,calc((96dvh-3.75rem)*4/3))] max-w-full touch-pinch-zoom"
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface ZoomButtonProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function ZoomButton({ label, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control hover:bg-mist"
    >
      {children}
    </button>
  );
}
