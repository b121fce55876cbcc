import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../store/editor-context.ts';
import { useLatest } from '../store/use-latest.ts';
import type { PresenceSource, TemplateHold, TemplateHolder } from './presence-source.ts';

/** Why this window is read-only. */
export interface Reading {
  /** null if the template has become free. */
  readonly holder: TemplateHolder | null;
  /** Whether this window edited it until another one took over. */
  readonly wasTakenOver: boolean;
}

/** State and actions of the edit lock, for the notice and saving. */
export interface Presence {
  /** null while this window edits the template. */
  readonly reading: Reading | null;
  /** Takes the template over. Returns false if the host cannot be reached. */
  readonly takeOver: () => Promise<boolean>;
  /** Checks the lock before a save. Returns false if another window edits the template. */
  readonly confirm: () => Promise<boolean>;
}

const alone: Presence = { reading: null, takeOver: async () => true, confirm: async () => true };

/**
 * Holds the edit lock by heartbeats and refuses edits while another window holds it. A failed heartbeat is ignored: the
 * revision check of the save still prevents overwriting other admins' changes.
 * @param onReload loads the version that another admin saved; called after a takeover without local changes
 */
export function usePresence(source: PresenceSource | undefined, isDirty: boolean, onReload?: () => void): Presence {
  const { store, texts } = useEditor();
  const [reading, setReading] = useState<Reading | null>(() =>
    source && !source.first.isHeld ? { holder: source.first.holder, wasTakenOver: false } : null,
  );
  const latest = useLatest({ reading, isDirty, onReload });
  /** Counts takeovers. A heartbeat reply from before a takeover is stale and ignored. */
  const takeovers = useRef(0);
  const lock = reading === null ? null : texts.presence.locked;
  useLayoutEffect(() => store.actions.setLock(lock), [store, lock]);

  /** Applies a reply to `look` or `hold`. */
  const apply = useCallback(
    ({ isHeld, holder }: TemplateHold) => {
      const { reading: before } = latest.current;
      if (before === null && isHeld) return;
      setReading(isHeld ? null : { holder, wasTakenOver: before?.wasTakenOver ?? true });
    },
    [latest],
  );

  useEffect(() => {
    if (!source) return;
    let isOpen = true;
    const beat = () => {
      const { current: turn } = takeovers;
      // A read-only window does not acquire a free lock, since its document may be outdated.
      source.ask(latest.current.reading === null ? 'hold' : 'look').then(
        (hold) => isOpen && turn === takeovers.current && apply(hold),
        () => undefined,
      );
    };
    const beatInSight = () => {
      if (document.visibilityState === 'visible') beat();
    };
    const timer = setInterval(beat, source.beatMs);
    window.addEventListener('focus', beat);
    document.addEventListener('visibilitychange', beatInSight);
    return () => {
      isOpen = false;
      clearInterval(timer);
      window.removeEventListener('focus', beat);
      document.removeEventListener('visibilitychange', beatInSight);
    };
  }, [source, apply, latest]);

  if (!source) return alone;
  return {
    reading,
    takeOver: async () => {
      try {
        const hold = await source.ask('take');
        takeovers.current += 1;
        apply(hold);
        if (hold.isOutdated && !latest.current.isDirty) latest.current.onReload?.();
        return hold.isHeld;
      } catch {
        return false;
      }
    },
    confirm: async () => {
      if (latest.current.reading !== null) return false;
      // If this request fails, the save itself reports the error.
      const hold = await source.ask('hold').catch(() => null);
      if (hold) apply(hold);
      return hold?.isHeld ?? true;
    },
  };
}
