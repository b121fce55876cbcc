import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../store/editor-context.ts';
import type { PresenceSource, TemplateHold, TemplateHolder } from './presence-source.ts';

/** Why this window does not edit the template. */
export interface Reading {
  /** Null: the template is free by now. */
  readonly holder: TemplateHolder | null;
  /** This window edited it until another one took over. */
  readonly wasTakenOver: boolean;
}

/** The presence of other admins, as the notice and saving need it. */
export interface Presence {
  /** Null while this window edits the template. */
  readonly reading: Reading | null;
  /** Takes the template over. False if the host could not be asked. */
  readonly takeOver: () => Promise<boolean>;
  /** Asks again before a save; false if another window edits the template. */
  readonly confirm: () => Promise<boolean>;
}

const alone: Presence = { reading: null, takeOver: async () => true, confirm: async () => true };

/**
 * Holds the template by heartbeats and refuses edits while another window holds it. A heartbeat that fails changes
 * nothing: the revision check of the save still protects what others saved.
 * @param onReload loads what another admin saved; called after a takeover if nothing is unsaved here
 */
export function usePresence(source: PresenceSource | undefined, isDirty: boolean, onReload?: () => void): Presence {
  const { store, texts } = useEditor();
  const [reading, setReading] = useState<Reading | null>(() =>
    source && !source.first.isHeld ? { holder: source.first.holder, wasTakenOver: false } : null,
  );
  const latest = useRef({ reading, isDirty, onReload });
  latest.current = { reading, isDirty, onReload };
  /** Counts takeovers: a reply to an earlier heartbeat is outdated after one. */
  const takeovers = useRef(0);
  const lock = reading === null ? null : texts.presence.locked;
  useLayoutEffect(() => store.actions.setLock(lock), [store, lock]);

  /** Applies a reply to `look` or `hold`. */
  const apply = useCallback(({ isHeld, holder }: TemplateHold) => {
    const { reading: before } = latest.current;
    if (before === null && isHeld) return;
    setReading(isHeld ? null : { holder, wasTakenOver: before?.wasTakenOver ?? true });
  }, []);

  useEffect(() => {
    if (!source) return;
    let isOpen = true;
    const beat = () => {
      const { current: turn } = takeovers;
      // A reader does not take a template that became free: what is shown may be outdated.
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
  }, [source, apply]);

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
      // Without an answer the save itself says what is wrong.
      const hold = await source.ask('hold').catch(() => null);
      if (hold) apply(hold);
      return hold?.isHeld ?? true;
    },
  };
}
