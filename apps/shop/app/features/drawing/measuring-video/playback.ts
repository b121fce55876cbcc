import { CUES_PER_PLACE, cues } from './timeline.ts';

/** Available speeds. */
export const speeds = [0.5, 1, 1.5, 2] as const;

/** State of the playback. */
export interface Playback {
  /** Index of the current caption. */
  readonly cueIndex: number;
  /** Time within the caption at normal speed. */
  readonly elapsedMs: number;
  readonly isPlaying: boolean;
  readonly speed: number;
}

/** A command of the viewer or the clock. */
export type PlaybackCommand =
  | { readonly type: 'tick'; readonly ms: number }
  | { readonly type: 'toggle' }
  | { readonly type: 'cue.next' }
  | { readonly type: 'cue.back' }
  | { readonly type: 'place.goTo'; readonly place: number }
  | { readonly type: 'speed.set'; readonly speed: number };

const LAST = cues.length - 1;

function durationOf(cueIndex: number): number {
  return cues[cueIndex]?.durationMs ?? 0;
}

function goTo(playback: Playback, cueIndex: number): Playback {
  return { ...playback, cueIndex: Math.min(Math.max(cueIndex, 0), LAST), elapsedMs: 0 };
}

function tick(playback: Playback, ms: number): Playback {
  if (!playback.isPlaying) return playback;
  let { cueIndex } = playback;
  let elapsedMs = playback.elapsedMs + ms * playback.speed;
  while (cueIndex < LAST && elapsedMs >= durationOf(cueIndex)) {
    elapsedMs -= durationOf(cueIndex);
    cueIndex += 1;
  }
  if (elapsedMs < durationOf(cueIndex)) return { ...playback, cueIndex, elapsedMs };
  return { ...playback, cueIndex, elapsedMs: durationOf(cueIndex), isPlaying: false };
}

/** Whether the video is at its end. */
export function isAtEnd({ cueIndex, elapsedMs }: Playback): boolean {
  return cueIndex === LAST && elapsedMs >= durationOf(LAST);
}

/** Returns the initial state at a caption. */
export function startPlayback(cueIndex: number, isPlaying: boolean): Playback {
  return goTo({ cueIndex: 0, elapsedMs: 0, isPlaying, speed: 1 }, cueIndex);
}

/** Applies a command. Playing after the end starts over. Stepping pauses, so that a caption can be read. */
export function playback(state: Playback, command: PlaybackCommand): Playback {
  switch (command.type) {
    case 'tick':
      return tick(state, command.ms);
    case 'toggle':
      if (isAtEnd(state)) return { ...goTo(state, 0), isPlaying: true };
      return { ...state, isPlaying: !state.isPlaying };
    case 'cue.next':
      return { ...goTo(state, state.cueIndex + 1), isPlaying: false };
    case 'cue.back':
      return { ...goTo(state, state.cueIndex - 1), isPlaying: false };
    case 'place.goTo':
      return goTo(state, command.place * CUES_PER_PLACE);
    case 'speed.set':
      return { ...state, speed: command.speed };
    default:
      return command satisfies never;
  }
}

/** Returns the elapsed share of the current caption, 0 to 1. */
export function progressOf({ cueIndex, elapsedMs }: Playback): number {
  const duration = durationOf(cueIndex);
  return duration === 0 ? 1 : Math.min(1, elapsedMs / duration);
}
