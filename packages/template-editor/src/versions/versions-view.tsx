import { parseTemplate, type Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { adoptTemplate } from '../document/edits/adopt-template.ts';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import { DiffList } from './diff-list.tsx';
import type { VersionEntry, VersionSource } from './version-source.ts';

interface Compared {
  readonly version: number;
  readonly template: Template;
}

/** Lists the published versions with author, time and changes since. Each can be restored. */
export function VersionsView({ source }: { readonly source: VersionSource }) {
  const { store, createId, texts: all, fieldTypes, formatDate } = useEditor();
  const { versions: texts } = all;
  const template = useTemplate();
  const [entries, setEntries] = useState<readonly VersionEntry[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);

  useEffect(() => {
    let isOpen = true;
    source.list().then(
      (list) => isOpen && setEntries(list),
      (reason: unknown) => isOpen && setError(reason instanceof Error ? reason.message : texts.listUnreadable),
    );
    return () => {
      isOpen = false;
    };
  }, [source, texts]);

  const load = async (version: number): Promise<Template | null> => {
    try {
      const parsed = parseTemplate(await source.load(version), { fieldTypes });
      setError(parsed.ok ? null : texts.versionUnreadable(version));
      return parsed.ok ? parsed.value : null;
    } catch {
      setError(texts.versionNotLoaded(version));
      return null;
    }
  };
  const compare = async (version: number) => {
    const loaded = await load(version);
    if (loaded) setCompared({ version, template: loaded });
  };
  const restore = async (version: number) => {
    const loaded = await load(version);
    if (!loaded) return;
    const { template: current } = store.getState().history;
    store.actions.run(
      { type: 'replace', template: adoptTemplate({ ...loaded, id: current.id }, current, createId) },
      { label: texts.restoreVersion(version), announce: texts.restored(version) },
    );
  };

  return (
    <section className="te-versions" aria-label={texts.title}>
      {error !== null && (
        <p className="te-error" role="alert">
          {error}
        </p>
      )}
      {entries === null && error === null && <p className="te-empty">{texts.loading}</p>}
      {entries?.length === 0 && <p className="te-empty">{texts.notPublished}</p>}
      <ul className="te-cards">
        {entries?.map(({ version, publishedAt, author }, index) => (
          <li key={version} className="te-card" aria-label={texts.version(version)}>
            <span className="te-card-main">
              <strong>
                <span>{texts.version(version)}</span> {index === 0 && <span className="te-badge">{texts.live}</span>}
              </strong>
              <span>
                {texts.publishedBy(
                  formatDate(publishedAt, { dateStyle: 'medium', timeStyle: 'short' }),
                  author ?? texts.deletedAccount,
                )}
              </span>
            </span>
            <Button look="quiet" aria-label={texts.compareWith(version)} onClick={() => void compare(version)}>
              {texts.compare}
            </Button>
            <Button look="quiet" aria-label={texts.restoreVersion(version)} onClick={() => void restore(version)}>
              {texts.restore}
            </Button>
          </li>
        ))}
      </ul>
      {compared && (
        <section className="te-panel" aria-label={texts.changesSince(compared.version)}>
          <h2>{texts.changesSince(compared.version)}</h2>
          <DiffList before={compared.template} after={template} />
        </section>
      )}
    </section>
  );
}
