import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { ShopImage } from '../../../ui/shop-image.tsx';
import type { ArticleImage } from '../article-image.ts';

interface ZoomViewProps {
  isOpen: boolean;
  onClose: () => void;
  images: readonly ArticleImage[];
  title: string;
  index: number;
  onIndexChange: (index: number) => void;
}

/** Shows a picture as large as the window allows; arrow keys and buttons lead through the others. */
export function ZoomView({ isOpen, onClose, images, title, index, onIndexChange }: ZoomViewProps) {
  const step = (by: number) => onIndexChange((index + by + images.length) % images.length);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (images.length < 2) return;
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      label={title}
      onKeyDown={handleKeyDown}
      className="m-auto max-h-dvh max-w-full overflow-auto bg-surface shadow-float sm:max-h-[96dvh] sm:rounded-card"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <h2 className="text-lg">{title}</h2>
        <div className="flex">
          {images.length > 1 && (
            <>
              <IconButton label="Vorheriges Bild" onClick={() => step(-1)}>
                <ChevronLeft aria-hidden className="size-5" />
              </IconButton>
              <IconButton label="Nächstes Bild" onClick={() => step(1)}>
                <ChevronRight aria-hidden className="size-5" />
              </IconButton>
            </>
          )}
          <IconButton label="Schließen" onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      <ShopImage
        source={images[index]?.source ?? null}
        alt={images[index]?.alt ?? title}
        sizes="min(100vw, 117vh)"
        className="w-[min(96vw,calc((96dvh-3.75rem)*4/3))] max-w-full touch-pinch-zoom"
      />
    </Modal>
  );
}
