import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import { Modal } from '#app/ui/overlays/modal.tsx';
import type { ArticleImage } from '../article-image.ts';
import { limitZoom, ZoomableImage } from './zoomable-image.tsx';

interface ZoomViewProps {
  isOpen: boolean;
  onClose: () => void;
  images: readonly ArticleImage[];
  title: string;
  index: number;
  onIndexChange: (index: number) => void;
}

const panPx = 80;

/**
 * Dialog with a picture as large as the window, which can be zoomed by plus and minus, click or pinch. Arrow keys pan
 * an enlarged picture, else they switch between pictures.
 */
export function ZoomView({ isOpen, onClose, images, title, index, onIndexChange }: ZoomViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const step = (by: number) => {
    setZoom(1);
    if (images.length > 1) onIndexChange((index + by + images.length) % images.length);
  };
  const zoomBy = (factor: number) => setZoom(limitZoom(zoom * factor));
  const pan = (left: number, top: number) => frame.current?.scrollBy({ left, top });
  const close = () => {
    setZoom(1);
    onClose();
  };
  const isLarge = zoom > 1;
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1.5),
    '-': () => zoomBy(1 / 1.5),
    '0': () => setZoom(1),
    ArrowLeft: () => (isLarge ? pan(-panPx, 0) : step(-1)),
    ArrowRight: () => (isLarge ? pan(panPx, 0) : step(1)),
    ...(isLarge && { ArrowUp: () => pan(0, -panPx), ArrowDown: () => pan(0, panPx) }),
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  };
  return (
    <Modal
      isOpen={isOpen}
      onClose={close}
      label={title}
      onKeyDown={handleKeyDown}
      className="m-auto max-h-dvh max-w-full overflow-hidden bg-surface shadow-float sm:max-h-[96dvh] sm:rounded-card"
    >
      <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
        <h2 className="truncate text-lg max-sm:sr-only">{title}</h2>
        <div className="flex max-sm:w-full max-sm:justify-end">
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
          <IconButton label="Verkleinern" onClick={() => zoomBy(1 / 1.5)}>
            <ZoomOut aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Vergrößern" onClick={() => zoomBy(1.5)}>
            <ZoomIn aria-hidden className="size-5" />
          </IconButton>
          <IconButton label="Schließen" onClick={close}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </div>
      </div>
      <ZoomableImage
        frame={frame}
        source={images[index]?.source ?? null}
        alt={images[index]?.alt ?? title}
        zoom={zoom}
        onZoom={setZoom}
      />
    </Modal>
  );
}
