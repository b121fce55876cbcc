import type { Option } from 'configurator-core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../hooks/use-texts.ts';
import { Icon } from '../frame/icon.tsx';
import { OptionPicture } from './option-picture.tsx';

interface PictureDialogProps {
  /** Options that have a picture. */
  readonly options: readonly Option[];
  /** Index of the shown option. */
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * The picture of an option fitted to the window, or at full size, scrolled by touch, wheel or arrow keys. The native
 * dialog closes on Escape and restores the focus.
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
    // The arrow keys scroll a picture at full size.
    if (isLarge || options.length < 2) return;
    if (key === 'ArrowLeft') move(-1);
    if (key === 'ArrowRight') move(1);
  };
  return (
    <dialog ref={dialog} className="cfg cfg-lightbox" aria-label={option.label} onClose={onClose} onKeyDown={moveByKey}>
      {/* Focusable at full size, so that the arrow keys scroll it. */}
      <div className="cfg-lightbox-view" data-large={isLarge} tabIndex={isLarge ? 0 : undefined}>
        {/* Without `sources` at full size, since the browser would use `sizes` as the intrinsic width. */}
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
          <span>{texts.fullSize}</span>
        </button>
        <button type="button" className="cfg-button" onClick={() => dialog.current?.close()}>
          {texts.dismiss}
        </button>
      </div>
    </dialog>
  );
}
