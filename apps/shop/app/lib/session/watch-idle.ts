import { localTextStorage, type TextStorage } from '../storage/text-storage.ts';

/** Idle time after which the administration asks whether the admin is there. */
export const idleWarningMs = 30 * 60_000;
/** And so long does it wait for the answer. */
const idleCountdownMs = 2 * 60_000;

/** State of a signed-in admin: at work, asked whether they are there, or gone. */
export type IdlePhase = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'ended' };

/** A watch that is on. */
export interface IdleWatch {
  /** The admin confirms to be there. */
  stay: () => void;
  stop: () => void;
}

interface IdleOptions {
  /** Called when the phase, or the seconds left, change. */
  onPhase: (phase: IdlePhase) => void;
  /** The target of key and pointer listeners; the window. */
  target: EventTarget;
  storage?: TextStorage;
}

const storageKey = 'admin-last-activity';
const signsOfLife = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'];
/** Moving the mouse for a while writes so often. */
const noteEveryMs = 5_000;

/**
 * Watches whether the administration is used. The last activity is shared by all tabs of the browser and
 * outlives them: who opens it again hours later is gone too. Once the admin was asked, only the answer counts, in any
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

/** After a login: earlier idle time does not count. */
export function clearIdleTime(storage: TextStorage = localTextStorage): void {
  storage.remove(storageKey);
}

/** Time of the last activity in the administration, in any tab; 0 if unknown. */
function readNoted(storage: TextStorage): number {
  const atMs = Number(storage.read(storageKey));
  return Number.isFinite(atMs) ? atMs : 0;
}
