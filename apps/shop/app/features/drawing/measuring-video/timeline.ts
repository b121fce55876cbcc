import type { Measurement } from '../drawing-props.ts';
import { places } from './captions.ts';

/** Animation during a caption: the ends are highlighted, the tape is laid, the tape is read. */
export type CuePhase = 'find' | 'lay' | 'read';

/** A caption with its part of the animation. */
export interface Cue {
  readonly measurement: Measurement;
  readonly phase: CuePhase;
  readonly caption: string;
  /** At normal speed. */
  readonly durationMs: number;
  /** Measurement shown at the end, cm. */
  readonly exampleCm: number;
}

const phases: readonly CuePhase[] = ['find', 'lay', 'read'];
/** Captions per place. */
export const CUES_PER_PLACE = phases.length;

const MIN_CUE_MS = 3_500;
/** A slow reader reads about 15 characters per second (source: BBC subtitle guidelines, 160 words per minute). */
const MS_PER_CHARACTER = 65;

/** All captions in order. */
export const cues: readonly Cue[] = places.flatMap((place) =>
  phases.map((phase) => ({
    measurement: place.measurement,
    phase,
    caption: place[phase],
    durationMs: Math.max(MIN_CUE_MS, place[phase].length * MS_PER_CHARACTER),
    exampleCm: place.exampleCm,
  })),
);

/** Length of the video at normal speed. */
export const videoMs = cues.reduce((sum, { durationMs }) => sum + durationMs, 0);

/** Returns the index of the first caption about a measurement. */
export function firstCueOf(measurement: Measurement): number {
  return cues.findIndex((cue) => cue.measurement === measurement);
}
