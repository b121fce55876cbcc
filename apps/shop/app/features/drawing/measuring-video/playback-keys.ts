import type { Playback, PlaybackCommand } from './playback.ts';
import { CUES_PER_PLACE, cues } from './timeline.ts';

const LAST_PLACE = cues.length / CUES_PER_PLACE - 1;

/**
 * Returns the command of a key: Space plays and pauses, arrows step by caption, Page Up and Page Down by place, Home
 * and End jump to the first and last place. Returns null for other keys.
 */
export function commandOfKey(key: string, { cueIndex }: Playback): PlaybackCommand | null {
  const place = Math.floor(cueIndex / CUES_PER_PLACE);
  switch (key) {
    case ' ':
      return { type: 'toggle' };
    case 'ArrowRight':
      return { type: 'cue.next' };
    case 'ArrowLeft':
      return { type: 'cue.back' };
    case 'PageDown':
      return { type: 'place.goTo', place: Math.min(LAST_PLACE, place + 1) };
    case 'PageUp':
      return { type: 'place.goTo', place: Math.max(0, place - 1) };
    case 'Home':
      return { type: 'place.goTo', place: 0 };
    case 'End':
      return { type: 'place.goTo', place: LAST_PLACE };
    default:
      return null;
  }
}
