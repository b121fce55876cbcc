import { localTextStorage, type TextStorage } from '../storage/text-storage.ts';

/** Idle time after which the administration asks whether the admin is still there. */
export const idleWarningMs = 30 * 60_000;
/** Time to reply before the session ends. */
const idleCountdownMs = 2 * 60_000;

/** State of a signed-in admin: active, warned with a countdown, or idle for too long. */
export type IdlePhase = { kind: 'active' } | { kind: 'warned'; secondsLeft: number } | { kind: 'ended' };

/** A running watch. */
export interface IdleWatch {
  /** The admin confirms being there. */
  stay: () => void;
  stop: () => void;
}

interface IdleOptions {
  /** Called when the phase or the remaining seconds change. */
  onPhase: (phase: IdlePhase) => void;
  /** Target of the key and pointer listeners: the window. */
  target: EventTarget;
  storage?: TextStorage;
}

const storageKey = 'admin-last-activity';
const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchstart'];
/** Minimum interval between two writes of the last activity. */
const minWriteIntervalMs = 5_000;

/**
 * Watches for idle time in the administration. All tabs share the stored time of the last activity, which outlives
 * them, so that reopening a tab hours later counts as idle too. After the warning only `stay` counts, in any tab, not
 * an accidental mouse move. Reads the clock, because timers of hidden tabs and sleeping computers are late.
 */
export function watchIdle({ onPhase, target, storage = localTextStorage }: IdleOptions): IdleWatch {
  let lastActivityMs = readLastActivity(storage) || Date.now();
  let shown: IdlePhase = { kind: 'active' };
  const phaseNow = () => phaseAfter(Date.now() - Math.max(lastActivityMs, readLastActivity(storage)));
  const recordActivity = () => {
    lastActivityMs = Date.now();
    storage.write(storageKey, String(lastActivityMs));
  };
  const show = () => {
    const phase = phaseNow();
    if (isSame(phase, shown)) return;
    shown = phase;
    onPhase(phase);
  };
  const handleActivity = () => {
    if (Date.now() - lastActivityMs < minWriteIntervalMs) return;
    if (phaseNow().kind === 'active') recordActivity();
    show();
  };
  if (phaseNow().kind === 'active') recordActivity();
  show();
  const timer = setInterval(show, 1_000);
  for (const name of activityEvents) target.addEventListener(name, handleActivity, { capture: true, passive: true });
  return {
    stay: () => {
      recordActivity();
      show();
    },
    stop: () => {
      clearInterval(timer);
      for (const name of activityEvents) target.removeEventListener(name, handleActivity, { capture: true });
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

/** Called after a login, so that earlier idle time does not count. */
export function clearIdleTime(storage: TextStorage = localTextStorage): void {
  storage.remove(storageKey);
}

/** Time of the last activity in the administration, in any tab; 0 if unknown. */
function readLastActivity(storage: TextStorage): number {
  const atMs = Number(storage.read(storageKey));
  return Number.isFinite(atMs) ? atMs : 0;
}
