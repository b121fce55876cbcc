import type { Option, OptionDisplay } from 'configurator-core';
import { useState } from 'react';
import type { Elements } from '../../elements.ts';
import type { FieldControl, OptionControl } from '../../session/field-control.ts';
import { useSession } from '../../session/session-context.ts';
import { Icon } from '../frame/icon.tsx';
import { ColorSample } from './color-sample.tsx';
import { isUsable } from './is-usable.ts';
import { optionDisplay } from './option-display.ts';
import { OptionPicture } from './option-picture.tsx';
import { OptionText } from './option-text.tsx';
import type { PictureDialog } from './picture-dialog.tsx';

interface OptionChoicesProps {
  readonly control: FieldControl;
  readonly type: 'radio' | 'checkbox';
  readonly onChoose: (value: string, isChosen: boolean) => void;
}

/** Fewer radios than this are shown side by side. */
const SIDE_BY_SIDE = 4;

const classNames: Readonly<Record<OptionDisplay, { readonly list: string; readonly label: string }>> = {
  list: { list: 'cfg-choices', label: 'cfg-choice' },
  cards: { list: 'cfg-cards', label: 'cfg-choice cfg-card' },
  swatches: { list: 'cfg-swatches', label: 'cfg-swatch' },
};

/** Options as radios or checkboxes with label, surcharge, and picture or color. */
export function OptionChoices({ control, type, onChoose }: OptionChoicesProps) {
  const { field, ids, options } = control;
  const display = optionDisplay(field);
  const focused = options.find((entry) => isUsable(entry, type));
  const [enlarged, setEnlarged] = useState<{ Dialog: typeof PictureDialog; index: number } | null>(null);
  const pictured = options.flatMap(({ option }) => (option.image === null ? [] : option));
  const isShort = options.length < SIDE_BY_SIDE && pictured.length === 0;
  const isInline = type === 'radio' && display === 'list' && isShort;
  const enlarge = (option: Option) =>
    import('./picture-dialog.tsx').then(
      ({ PictureDialog: Dialog }) => setEnlarged({ Dialog, index: pictured.indexOf(option) }),
      // If loading fails, nothing opens and the next click retries.
      () => undefined,
    );
  return (
    <>
      <div className={classNames[display].list} data-inline={isInline ? options.length : undefined}>
        {options.map((entry) => (
          <Zoomable key={entry.option.id} option={entry.option} control={control} onZoom={enlarge}>
            <label className={classNames[display].label} data-unavailable={!entry.isAvailable}>
              <input
                // Links to the field focus this id.
                id={entry === focused ? ids.input : undefined}
                type={type}
                name={ids.input}
                value={entry.option.value}
                checked={entry.isChosen}
                disabled={!isUsable(entry, type)}
                // In a required group, no individual checkbox is required.
                required={type === 'radio' && field.isRequired}
                onChange={(event) => onChoose(entry.option.value, event.target.checked)}
              />
              <Sample entry={entry} display={display} />
              <OptionText {...entry} />
            </label>
          </Zoomable>
        ))}
      </div>
      {enlarged !== null && (
        <enlarged.Dialog
          options={pictured}
          index={enlarged.index}
          onMove={(index) => setEnlarged({ ...enlarged, index })}
          onClose={() => setEnlarged(null)}
        />
      )}
    </>
  );
}

interface SampleProps {
  readonly entry: OptionControl;
  readonly display: OptionDisplay;
}

/** The option's picture, or its color in swatches and cards. */
function Sample({ entry: { option }, display }: SampleProps) {
  const { image, colorValue } = option;
  if (display !== 'swatches') {
    const isCard = display === 'cards';
    if (image === null) return isCard && colorValue !== null ? <ColorSample color={colorValue} /> : null;
    return (
      <OptionPicture
        image={image}
        sizes={isCard ? '(min-width: 40rem) 14rem, 45vw' : '3.5rem'}
        className={isCard ? 'cfg-card-picture' : 'cfg-thumbnail'}
      />
    );
  }
  return (
    <>
      {image === null ? (
        <ColorSample color={colorValue} />
      ) : (
        <OptionPicture image={image} sizes="4.5rem" className="cfg-swatch-picture" />
      )}
      <span className="cfg-swatch-check" aria-hidden="true">
        <Icon name="check" />
      </span>
    </>
  );
}

interface ZoomableProps {
  readonly option: Option;
  readonly control: FieldControl;
  /** Called unless the host shows the option itself. */
  readonly onZoom: (option: Option) => void;
  readonly children: Elements;
}

/** Adds a button that enlarges the picture. It is outside the label, since a label may contain only one control. */
function Zoomable({ option, control, onZoom, children }: ZoomableProps) {
  const { texts, onShowOption } = useSession();
  if (option.image === null) return children;
  return (
    <div className="cfg-zoomable">
      {children}
      <button
        type="button"
        className="cfg-zoom"
        aria-label={texts.enlargePicture(option.label)}
        onClick={() => onShowOption?.(option, control) || onZoom(option)}
      >
        <Icon name="enlarge" />
      </button>
    </div>
  );
}
