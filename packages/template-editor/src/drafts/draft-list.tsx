import type { Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { useTexts } from '../store/editor-context.ts';
import { DiffList } from '../versions/diff-list.tsx';
import type { DraftEntry, DraftSource } from './draft-source.ts';
import { useDrafts } from './use-drafts.ts';

/** A draft and its predecessor, shown as a diff; `before` is null for the oldest. */
interface Shown {
  readonly id: string;
  readonly before: Template | null;
  readonly after: Template;
}

/** Lists the autosaved drafts with author, time and changes. Each can be restored. */
export function DraftList({ source }: { readonly source: DraftSource }) {
  const { drafts: texts } = useTexts();
  const { load, restore, timeOf } = useDrafts(source);
  const [entries, setEntries] = useState<readonly DraftEntry[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let isOpen = true;
    source.list().then(
      (list) => isOpen && setEntries(list),
      () => isOpen && setError(texts.listUnreadable),
    );
    return () => {
      isOpen = false;
    };
  }, [source, texts]);

  const show = async ({ id }: DraftEntry) => {
    if (shown?.id === id) return setShown(null);
    const index = entries?.findIndex((entry) => entry.id === id) ?? -1;
    const previous = entries?.[index + 1];
    const [after, before] = await Promise.all([load(id), previous ? load(previous.id) : null]);
    setError(after ? null : texts.unreadable);
    setShown(after && { id, before, after });
  };
  const restoreEntry = async (entry: DraftEntry) => {
    const template = shown?.id === entry.id ? shown.after : await load(entry.id);
    setError(template ? restore(entry, template) : texts.unreadable);
  };
  return (
    <section className="te-versions" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="te-hint">{texts.hint}</p>
      {error !== null && (
        <p className="te-error" role="alert">
          {error}
        </p>
      )}
      {entries === null && error === null && <p className="te-empty">{texts.loading}</p>}
      {entries?.length === 0 && <p className="te-empty">{texts.none}</p>}
      <ul className="te-cards">
        {entries?.map((entry) => (
          <li key={entry.id} aria-label={timeOf(entry)}>
            <div className="te-card">
              <span className="te-card-main">
                <strong>
                  <span>{timeOf(entry)}</span> {entry.isUnsaved && <span className="te-badge">{texts.unsaved}</span>}
                </strong>
                <span>{entry.author ?? texts.deletedAccount}</span>
              </span>
              <Button
                look="quiet"
                aria-expanded={shown?.id === entry.id}
                aria-label={texts.changesOf(timeOf(entry))}
                onClick={() => void show(entry)}
              >
                {texts.changes}
              </Button>
              <Button
                look="quiet"
                aria-label={texts.restoreStep(timeOf(entry))}
                onClick={() => void restoreEntry(entry)}
              >
                {texts.restore}
              </Button>
            </div>
            {shown?.id === entry.id && (
              <div className="te-panel">
                {shown.before ? (
                  <DiffList before={shown.before} after={shown.after} />
                ) : (
                  <p className="te-hint">{texts.nothingBefore}</p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
