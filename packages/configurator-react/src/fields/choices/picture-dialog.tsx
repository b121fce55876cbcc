import type { Option } from 'configurator-core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../hooks/use-texts.ts';
import { Icon } from '../frame/icon.tsx';
import { OptionPicture } from './option-picture.tsx';

interface PictureDialogProps {
  /** Options that have a picture. */
  readonly options: readonly Option[];
  /** The one that is shown. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * The picture of an option as large as the window, and on request in its own size, where it is moved by finger, wheel or
 * arrow keys. The browser's dialog closes with Escape and gives the focus back.
 */
export function PictureDialog({ options, index, onMove, onClose }: PictureDialogProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const option = options[index];
  const image = option?.image ?? null;
  if (option === undefined || image === null) return null;
  const move = (steps: number) => {
    setLarge(false);
    onMove((index + steps + options.length) % options.length);
  };
  const moveByKey = ({ key }: KeyboardEvent) => {
    // The arrow keys scroll a large picture.
    if (isLarge || options.length < 2) return;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <dialog ref={dialog} className="cfg cfg-lightbox" aria-label={option.label} onClose={onClose} onKeyDown={moveByKey}>
      {/* Scrolled by the arrow keys, so it takes the focus. */}
      <div className="cfg-lightbox-view" data-large={isLarge} tabIndex={isLarge ? 0 : undefined}>
        {/* With several widths, the browser would take `sizes` for its own size. */}
        <OptionPicture
          image={isLarge ? { ...image, sources: [] } : image}
          sizes="100vw"
          className="cfg-lightbox-picture"
        />
      </div>
      <p className="cfg-lightbox-caption">{option.label}</p>
      <div className="cfg-lightbox-tools">
        {options.length > 1 && (
          <button type="button" className="cfg-button" onClick={() => move(-1)}>
            {texts.previousPicture}
          </button>
        )}
        {options.length > 1 && (
          <button type="button" className="cfg-button" onClick={() => move(1)}>
            {texts.nextPicture}
          </button>
        )}
        <button type="button" className="cfg-button" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          <Icon name="enlarge" />
          {texts.fullSize}
        </button>
        <button type="button" className="cfg-button" onClick={() => dialog.current?.close()}>
          {texts.dismiss}
        </button>
      </div>
    </dialog>
  );
}
