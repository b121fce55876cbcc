import { isSameJson, parseTemplate, type Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { useEditor } from '../store/editor-context.ts';
import { useIsDirty } from '../store/use-is-dirty.ts';
import { useLatest } from '../store/use-latest.ts';
import type { DraftEntry, DraftSource } from './draft-source.ts';
import { useDrafts } from './use-drafts.ts';

interface Found {
  readonly entry: DraftEntry;
  readonly template: Template;
}

/** Drafts have no id or version of their own. */
function withIdOf(template: Template, { id, version }: Template): Template {
  return { ...template, id, version };
}

interface DraftNoticeProps {
  readonly source: DraftSource;
  /** JSON of changes that were found in this browser and discarded. A draft with the same changes is discarded too. */
  readonly discarded: unknown;
}

/**
 * Offers the newest draft when the editor opens, if the template was not saved since. After local changes it is
 * described as an earlier draft. Saving hides the offer; discarding it is remembered by the host.
 */
export function DraftNotice({ source, discarded }: DraftNoticeProps) {
  const { store, texts: all, fieldTypes } = useEditor();
  const { drafts: texts } = all;
  const drafts = useDrafts(source);
  const isDirty = useIsDirty();
  const [found, setFound] = useState<Found | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { load } = drafts;
  const latestLoad = useLatest(load);
  const [refused] = useState(() => parseTemplate(discarded, { fieldTypes }));
  useEffect(() => {
    let isOpen = true;
    const look = async () => {
      const [entry] = await source.list();
      if (!entry?.isUnsaved || entry.isDiscarded) return;
      const template = await latestLoad.current(entry.id);
      const { saved, history } = store.getState();
      const isNews = template && !isSameJson(withIdOf(template, saved), saved);
      if (template && refused.ok && isSameJson(withIdOf(template, saved), withIdOf(refused.value, saved))) {
        await source.discard?.(entry.id);
        return;
      }
      if (isOpen && isNews && isSameJson(history.template, saved)) setFound({ entry, template });
    };
    // The list of drafts in the versions view reports the error.
    look().catch(() => undefined);
    const stop = store.subscribe((now, before) => {
      if (now.saved !== before.saved) setFound(null);
    });
    return () => {
      isOpen = false;
      stop();
    };
  }, [source, store, refused, latestLoad]);
  if (found === null) return null;
  const discard = async ({ id }: DraftEntry) => {
    try {
      await source.discard?.(id);
      setFound(null);
    } catch {
      setRefusal(texts.notDiscarded);
    }
  };
  const sentence = isDirty ? texts.foundEarlier : texts.found;
  return (
    <section className="te-notice" aria-label={texts.notice}>
      <p role="status">{sentence(drafts.timeOf(found.entry), found.entry.author ?? texts.deletedAccount)}</p>
      <Button
        look="plain"
        onClick={() => {
          const refused = drafts.restore(found.entry, found.template);
          setRefusal(refused);
          if (refused === null) setFound(null);
        }}
      >
        {texts.restore}
      </Button>
      <Button look="quiet" onClick={() => void discard(found.entry)}>
        {texts.discard}
      </Button>
      {refusal !== null && (
        <p className="te-error" role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
