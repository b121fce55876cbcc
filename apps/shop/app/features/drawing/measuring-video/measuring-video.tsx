import { formatNumber } from 'configurator-core';
import { measurementLabels } from 'configurator-core/templates';
import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import type { Measurement } from '../drawing-props.ts';
import { places } from './captions.ts';
import { isAtEnd, progressOf, speeds } from './playback.ts';
import { commandOfKey } from './playback-keys.ts';
import { CUES_PER_PLACE, cues, firstCueOf } from './timeline.ts';
import { usePlayback } from './use-playback.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { VideoPicture } from './video-picture.tsx';

interface MeasuringVideoProps {
  /** Place at which it starts. Defaults to the first. */
  readonly at?: Measurement;
}

/**
 * The animated measuring guide: nine places with three captions each. Plays when it opens. If the viewer prefers
 * reduced motion, every caption has a still and the viewer steps through them.
 */
export function MeasuringVideo({ at }: MeasuringVideoProps) {
  const isStill = useReducedMotion();
  const [state, send] = usePlayback(at === undefined ? 0 : firstCueOf(at), !isStill);
  const cue = cues[state.cueIndex];
  if (cue === undefined) return null;
  const place = Math.floor(state.cueIndex / CUES_PER_PLACE);
  const handleKey = (event: KeyboardEvent) => {
    // Keys of a focused control are not handled here.
    const isControl = event.target instanceof HTMLSelectElement || event.target instanceof HTMLButtonElement;
    if (isControl && [' ', 'Home', 'End'].includes(event.key)) return;
    if (event.target instanceof HTMLSelectElement) return;
    const command = commandOfKey(event.key, state);
    if (command === null) return;
    event.preventDefault();
    send(command);
  };
  const hasEnded = isAtEnd(state);
  const [playLabel, PlayIcon] = state.isPlaying
    ? (['Pause', Pause] as const)
    : hasEnded
      ? (['Noch einmal', RotateCcw] as const)
      : (['Abspielen', Play] as const);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a player takes keys as a whole, and its region can be scrolled to
    <section aria-label="Messvideo" tabIndex={0} onKeyDown={handleKey} className="flex flex-col gap-4 rounded-card">
      <div className="overflow-hidden rounded-card border border-line bg-paper">
        <VideoPicture cueIndex={state.cueIndex} progress={isStill ? 1 : progressOf(state)} />
      </div>
      <div className="min-h-32 sm:min-h-24">
        <p className="font-semibold">
          <span className="tabular-nums">{`${place + 1} von 9`}</span>{' '}
          <span>{`· ${measurementLabels[cue.measurement]}`}</span>
        </p>
        <p aria-live="polite" className="mt-1 text-lg">
          {cue.caption}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label="Satz zurück" onClick={() => send({ type: 'cue.back' })}>
          <SkipBack aria-hidden className="size-5" />
        </IconButton>
        <Button onClick={() => send({ type: 'toggle' })} className="min-w-36 max-sm:px-3">
          <PlayIcon aria-hidden className="size-4" />
          <span>{playLabel}</span>
        </Button>
        <IconButton label="Satz weiter" onClick={() => send({ type: 'cue.next' })}>
          <SkipForward aria-hidden className="size-5" />
        </IconButton>
        <label className="ml-auto flex items-center gap-1.5 sm:gap-2 text-ink-soft text-sm">
          <span className="max-sm:sr-only">Tempo</span>
          <select
            value={state.speed}
            onChange={({ target }) => send({ type: 'speed.set', speed: Number(target.value) })}
            className="min-h-11 rounded-control border border-line-strong bg-surface px-2 text-ink"
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>{`${formatNumber(speed, 'de')} ×`}</option>
            ))}
          </select>
        </label>
      </div>
      <ol aria-label="Stellen" className="grid grid-cols-9 gap-1">
        {places.map(({ measurement }, index) => (
          <li key={measurement}>
            <button
              type="button"
              aria-label={`${index + 1}. ${measurementLabels[measurement]}`}
              aria-current={index === place ? 'step' : undefined}
              onClick={() => send({ type: 'place.goTo', place: index })}
              className="min-h-11 w-full rounded-control border border-line-strong bg-surface font-semibold tabular-nums hover:border-forest aria-[current=step]:border-tape aria-[current=step]:bg-tape aria-[current=step]:text-on-tape"
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
      <p className="text-ink-soft text-sm">
        Messen Sie am stehenden Hund mit einem weichen Maßband. Es liegt an, ohne zu ziehen: Zwei Finger passen
        darunter.
      </p>
    </section>
  );
}
