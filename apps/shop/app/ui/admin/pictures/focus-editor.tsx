import { Crosshair } from 'lucide-react';
import { type PointerEvent, useId, useState } from 'react';
import { focusStep, type ImageFocus, nearestFocus, withImageFocus } from '#app/lib/files/image-focus.ts';
import { buttonStyle } from '../../buttons/button-style.ts';
import { imageFocusStyle } from '../../content/image-focus-style.ts';
import { useAdminTexts } from '../texts/admin-texts.ts';

interface FocusEditorProps {
  /** Name of the picture, for the labels of the controls. */
  label: string;
  /** URL of the whole picture. */
  src: string;
  focus: ImageFocus;
  onChange: (focus: ImageFocus) => void;
}

const axes = ['x', 'y'] as const;

/** Sets the point that stays visible when the shop crops a picture, by a click on the picture or by two sliders. */
export function FocusEditor({ label, src, focus, onChange }: FocusEditorProps) {
  const { picture: texts } = useAdminTexts();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  function place(event: PointerEvent<HTMLDivElement>) {
    if (event.buttons !== 1) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const chosen = nearestFocus({
      x: ((event.clientX - left) / width) * 100,
      y: ((event.clientY - top) / height) * 100,
    });
    if (chosen.x !== focus.x || chosen.y !== focus.y) onChange(chosen);
  }

  return (
    <div className="w-full">
      <button
        type="button"
        aria-label={texts.cropOf(label)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonStyle('quiet')}
      >
        <Crosshair aria-hidden className="size-4" />
        <span>{texts.crop}</span>
      </button>
      <div id={id} hidden={!isOpen} className="mt-2 rounded-control bg-mist p-3">
        <p className="mb-3 text-sm">{texts.cropHelp}</p>
        <div className="flex flex-wrap items-start gap-4">
          <div
            data-testid={texts.cropOf(label)}
            onPointerDown={place}
            onPointerMove={place}
            className="relative cursor-crosshair touch-none select-none overflow-hidden rounded-control border border-line-strong"
          >
            <img src={src} alt="" draggable={false} className="block max-h-56 max-w-full" />
            <span
              aria-hidden
              style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
              className="pointer-events-none absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-surface ring-2 ring-ink"
            />
          </div>
          <div className="flex min-w-44 flex-1 flex-col gap-3">
            {axes.map((axis) => (
              <label key={axis} className="flex flex-col gap-1 text-sm">
                <span className="flex justify-between">
                  <span className="font-semibold">{texts.axes[axis]}</span>
                  <span className="tabular-nums">{`${focus[axis]} %`}</span>
                </span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  step={focusStep}
                  value={focus[axis]}
                  aria-label={texts.axis(label, texts.axes[axis])}
                  aria-valuetext={texts.axisValue(focus[axis], texts.axes[axis])}
                  onChange={({ target }) => onChange({ ...focus, [axis]: target.valueAsNumber })}
                  className="h-6 w-full accent-forest"
                />
              </label>
            ))}
          </div>
          <figure className="text-sm">
            <img
              src={src}
              alt=""
              className={`aspect-4/3 w-36 rounded-control border border-line-strong ${imageFocusStyle(withImageFocus(src, focus))}`}
            />
            <figcaption className="mt-1">{texts.inShop}</figcaption>
          </figure>
        </div>
      </div>
    </div>
  );
}
