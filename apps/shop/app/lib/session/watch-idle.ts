import { localTextStorage, type TextStorage } from '../text-storage.ts';

/** Nothing was touched for so long: the administration asks whether anybody is there. */
export const idleWarningMs = 30 * 60_000;
/** And so long does it wait for the answer. */
const idleCountdownMs = 2 * 60_000;

/** How a signed-in admin stands: at work, asked whether they are there, or gone. */
export type IdlePhase = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'ended' };

/** A watch that is on. */
export interface IdleWatch {
  /** Somebody is there, and says so. */
  stay: () => void;
  stop: () => void;
}

interface IdleOptions {
  /** Called when the phase, or the seconds left, change. */
  onPhase: (phase: IdlePhase) => void;
  /** Where keys and pointers are heard; the window. */
  target: EventTarget;
  storage?: TextStorage;
}

const storageKey = 'admin-last-activity';
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'];
/** Moving the mouse for a while writes so often. */
const noteEveryMs = 5_000;

/**
 * Watches whether anybody works in the administration. The last sign of life is shared by all tabs of the browser and
 * outlives them: who opens it again hours later is gone too. Once somebody was asked, only their answer counts, in any
 * tab; a mouse that is pushed by accident is none. Times are read off the clock, because the timers of a hidden tab and
 * of a sleeping computer run late.
 */
export function watchIdle({ onPhase, target, storage = localTextStorage }: IdleOptions): IdleWatch {
  let ownMs = readNoted(storage) || Date.now();
  let shown: IdlePhase = { kind: 'active' };
  const phaseNow = () => phaseAfter(Date.now() - Math.max(ownMs, readNoted(storage)));
  const note = () => {
    ownMs = Date.now();
    storage.write(storageKey, String(ownMs));
  };
  const show = () => {
    const phase = phaseNow();
    if (isSame(phase, shown)) return;
    shown = phase;
    onPhase(phase);
  };
  const notice = () => {
    if (Date.now() - ownMs < noteEveryMs) return;
    if (phaseNow().kind === 'active') note();
    show();
  };
  if (phaseNow().kind === 'active') note();
  show();
  const timer = setInterval(show, 1_000);
  for (const name of signsOfLife) target.addEventListener(name, notice, { capture: true, passive: true });
  return {
    stay: () => {
      note();
      show();
    },
    stop: () => {
      clearInterval(timer);
      for (const name of signsOfLife) target.removeEventListener(name, notice, { capture: true });
    },
  };
}

function phaseAfter(idleMs: number): IdlePhase {
  if (idleMs < idleWarningMs) return { kind: 'active' };
  const leftMs = idleWarningMs + idleCountdownMs - idleMs;
  return leftMs <= 0 ? { kind: 'ended' } : { kind: 'warned', secondsLeft: Math.ceil(leftMs / 1_000) };
}

function isSame(one: IdlePhase, other: IdlePhase): boolean {
  if (one.kind !== 'warned' || other.kind !== 'warned') return one.kind === other.kind;
  return one.secondsLeft === other.secondsLeft;
}

/** Somebody has signed in: how long nobody was there before is none of their business. */
export function forgetIdleTime(storage: TextStorage = localTextStorage): void {
  storage.remove(storageKey);
}

/** When somebody last worked in the administration, in any tab; 0 where it is not noted. */
function readNoted(storage: TextStorage): number {
  const atMs = Number(storage.read(storageKey));
  return Number.isFinite(atMs) ? atMs : 0;
}
