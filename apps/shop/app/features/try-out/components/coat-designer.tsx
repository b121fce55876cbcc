import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { presetParameter } from '#app/config/preset.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TapeMeasure } from '#app/ui/content/tape-measure.tsx';
import type { Elements } from '#app/ui/page/elements.ts';
import { breedField, type TryOut, type TryOutField } from '../try-out.ts';
import { TryOutChip } from './try-out-chip.tsx';
import { TryOutPicture } from './try-out-picture.tsx';

/** The build of the dog is drawn again after such a pause. */
const typingPauseMs = 400;

interface CoatDesignerProps {
  /** The article that is configured. */
  articleId: string;
  tryOut: TryOut;
  /** The fabrics to tap, at least one. */
  fabric: TryOutField;
  /** Shown below the button. */
  terms: Elements;
}

/**
 * A dog whose coat changes with a tap, and the way to its configurator. A form of the browser: without JavaScript only
 * the drawing does not change.
 */
export function CoatDesigner({ articleId, tryOut, fabric, terms }: CoatDesignerProps) {
  const [chosen, setChosen] = useState(fabric.options[0]?.value ?? '');
  const [breed, setBreed] = useState('');
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = { [fabric.name]: chosen, ...(breed !== '' && { [breedField]: breed }) };
  return (
    <Form
      method="get"
      action={paths.configure(tryOut.configuratorType)}
      aria-label="Mantel entwerfen"
      className="min-w-0 overflow-hidden rounded-card border border-line bg-surface"
    >
      <input type="hidden" name="article" value={articleId} />
      <div className="bg-mist">
        <div className="aspect-4/3">
          <TryOutPicture tryOut={tryOut} tried={drawn} isPriority />
        </div>
        <TapeMeasure />
      </div>
      <div className="flex flex-col gap-4 p-5">
        <fieldset className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <legend className="sr-only">Stoff</legend>
          <div className="flex gap-2">
            {fabric.options.map((option) => (
              <TryOutChip
                key={option.value}
                option={option}
                name={presetParameter(fabric.name)}
                isChosen={option.value === chosen}
                onChoose={() => setChosen(option.value)}
              />
            ))}
          </div>
          <span aria-hidden className="font-medium">
            {fabric.options.find(({ value }) => value === chosen)?.label ?? ''}
          </span>
        </fieldset>
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          {/* Without the library of other fields, which every visitor of the home page would load. */}
          <label className="flex min-w-0 flex-col gap-1.5">
            <span className="font-semibold">Rasse Ihres Hundes</span>
            <input
              name={presetParameter(breedField)}
              placeholder="z. B. Dackel oder Windhund"
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => {
                clearTimeout(typing.current);
                typing.current = setTimeout(() => setBreed(target.value.trim()), typingPauseMs);
              }}
              className="min-h-11 w-full rounded-control border border-line-strong bg-surface px-3 py-2 placeholder:text-ink-soft"
            />
          </label>
          <Button type="submit">Mantel entwerfen</Button>
        </div>
        {terms}
      </div>
    </Form>
  );
}
