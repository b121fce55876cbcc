import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAtEnd, type Playback, type PlaybackCommand, playback, progressOf, startPlayback } from './playback.ts';
import { commandOfKey } from './playback-keys.ts';
import { CUES_PER_PLACE, cues, firstCueOf, videoMs } from './timeline.ts';

const after = (state: Playback, ...commands: readonly PlaybackCommand[]) => commands.reduce(playback, state);
const playing = startPlayback(0, true);

describe('the timeline', () => {
  it('The timeline shows each of the nine places with three captioned sentences', () => {
    expect(cues).toHaveLength(27);
    expect(new Set(cues.map(({ measurement }) => measurement)).size).toBe(9);
    for (let index = 0; index < cues.length; index += CUES_PER_PLACE) {
      expect(cues.slice(index, index + CUES_PER_PLACE).map(({ phase }) => phase)).toEqual(['find', 'lay', 'read']);
    }
  });

  it('The captions of the timeline have the number that its picture shows', () => {
    for (const { phase, caption, exampleCm } of cues) {
      if (phase === 'read') expect(caption).toContain(`${exampleCm} cm`);
    }
  });

  it('The timeline leaves time to read every sentence, within three minutes in total', () => {
    for (const { caption, durationMs } of cues) expect(durationMs).toBeGreaterThanOrEqual(caption.length * 60);
    expect(videoMs).toBeLessThan(180_000);
  });
});

describe('playback', () => {
  it('The playback plays all sentences in order and stops at the end', () => {
    const seen: number[] = [];
    let state = playing;
    for (let ms = 0; ms <= videoMs; ms += 100) {
      if (seen.at(-1) !== state.cueIndex) seen.push(state.cueIndex);
      state = after(state, { type: 'tick', ms: 100 });
    }
    expect(seen).toEqual(cues.map((_, index) => index));
    expect(state).toMatchObject({ isPlaying: false });
    expect([isAtEnd(state), progressOf(state)]).toEqual([true, 1]);
  });

  it('The playback stops while paused and resumes where it was', () => {
    const paused = after(playing, { type: 'tick', ms: 900 }, { type: 'toggle' });
    expect(after(paused, { type: 'tick', ms: 5_000 })).toEqual(paused);
    expect(after(paused, { type: 'toggle' }, { type: 'tick', ms: 100 })).toMatchObject({ elapsedMs: 1_000 });
  });

  it('The playback runs at the chosen speed', () => {
    expect(after(playing, { type: 'speed.set', speed: 2 }, { type: 'tick', ms: 400 })).toMatchObject({
      elapsedMs: 800,
    });
  });

  it('The playback pauses when the viewer steps and keeps playing when the viewer jumps to another place', () => {
    expect(after(playing, { type: 'cue.next' })).toMatchObject({ cueIndex: 1, elapsedMs: 0, isPlaying: false });
    expect(after(playing, { type: 'place.goTo', place: 6 })).toMatchObject({
      cueIndex: firstCueOf('chestCircumference'),
      isPlaying: true,
    });
  });

  it('The playback restarts when played again after the end', () => {
    const ended = after(playing, { type: 'tick', ms: videoMs });
    expect(after(ended, { type: 'toggle' })).toMatchObject({ cueIndex: 0, elapsedMs: 0, isPlaying: true });
  });

  it('The playback handles the keyboard shortcuts of a player', () => {
    const middle = startPlayback(10, false);
    const byKey = (key: string) => {
      const command = commandOfKey(key, middle);
      return command === null ? null : playback(middle, command).cueIndex;
    };
    expect(['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End', 'x'].map(byKey)).toEqual([
      9,
      11,
      6,
      12,
      0,
      24,
      null,
    ]);
    expect(commandOfKey(' ', middle)).toEqual({ type: 'toggle' });
  });

  it('The playback stays within the video for any command', () => {
    const command: fc.Arbitrary<PlaybackCommand> = fc.oneof(
      fc.record({ type: fc.constant('tick' as const), ms: fc.nat(200_000) }),
      fc.constantFrom<PlaybackCommand>({ type: 'toggle' }, { type: 'cue.next' }, { type: 'cue.back' }),
      fc.record({ type: fc.constant('place.goTo' as const), place: fc.integer({ min: -3, max: 20 }) }),
      fc.record({ type: fc.constant('speed.set' as const), speed: fc.constantFrom(0.5, 1, 1.5, 2) }),
    );
    fc.assert(
      fc.property(fc.array(command), (commands) => {
        const state = after(playing, ...commands);
        expect(cues[state.cueIndex]).toBeDefined();
        expect(progressOf(state)).toBeGreaterThanOrEqual(0);
        expect(progressOf(state)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
