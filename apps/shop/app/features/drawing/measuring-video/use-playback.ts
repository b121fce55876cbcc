import { type Dispatch, useEffect, useReducer } from 'react';
import { type Playback, type PlaybackCommand, playback, startPlayback } from './playback.ts';

/** Maximum time per frame. A background tab renders no frames for minutes, and the rest of that time is skipped. */
const MAX_FRAME_MS = 250;

/** Playback driven by animation frames. */
export function usePlayback(firstCue: number, isPlaying: boolean): readonly [Playback, Dispatch<PlaybackCommand>] {
  const [state, send] = useReducer(playback, null, () => startPlayback(firstCue, isPlaying));
  useEffect(() => {
    if (!state.isPlaying) return;
    let before: number | null = null;
    let frame = requestAnimationFrame(function draw(now) {
      if (before !== null) send({ type: 'tick', ms: Math.min(MAX_FRAME_MS, now - before) });
      before = now;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [state.isPlaying]);
  return [state, send];
}
