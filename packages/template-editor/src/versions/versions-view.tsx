import { parseTemplate, type Template } from 'configurator-core';
import { useEffect, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import { DiffList } from './diff-list.tsx';
import type { VersionEntry, VersionSource } from './version-source.ts';

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface Compared {
  readonly version: number;
  readonly template: Template;
}

/** The published versions: who published them when, what is different now, and the way back. */
export function VersionsView({ source }: { readonly source: VersionSource }) {
  const { store } = useEditor();
  const template = useTemplate();
  const [entries, setEntries] = useState<readonly VersionEntry[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);

  useEffect(() => {
    let isOpen = true;
    source.list().then(
      (list) => isOpen && setEntries(list),
      (reason: unknown) =>
        isOpen && setError(reason instanceof Error ? reason.message : 'The versions could not be read.'),
    );
    return () => {
      isOpen = false;
    };
  }, [source]);

  const load = async (version: number): Promise<Template | null> => {
    try {
      const parsed = parseTemplate(await source.load(version));
      setError(parsed.ok ? null : `Version ${version} cannot be read.`);
      return parsed.ok ? parsed.value : null;
    } catch {
      setError(`Version ${version} could not be loaded.`);
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
    const words = `Restore version ${version}`;
    const { id } = store.getState().history.template;
    store.actions.run(
      { type: 'replace', template: { ...loaded, id } },
      { label: words, say: `${words}. Save to keep it.` },
    );
  };

  return (
    <section className="te-versions" aria-label="Versions">
      {error !== null && (
        <p className="te-error" role="alert">
          {error}
        </p>
      )}
      {entries === null && error === null && <p className="te-empty">Loading …</p>}
      {entries?.length === 0 && <p className="te-empty">Not published yet.</p>}
      <ul className="te-cards">
        {entries?.map(({ version, publishedAt, author }, index) => (
          <li key={version} className="te-card" aria-label={`Version ${version}`}>
            <span className="te-card-main">
              <strong>
                Version {version} {index === 0 && <span className="te-badge">Live</span>}
              </strong>
              <span>
                {time.format(new Date(publishedAt))}, {author ?? 'a deleted account'}
              </span>
            </span>
            <Button look="quiet" aria-label={`Compare with version ${version}`} onClick={() => void compare(version)}>
              Compare
            </Button>
            <Button look="quiet" aria-label={`Restore version ${version}`} onClick={() => void restore(version)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
      {compared && (
        <section className="te-panel" aria-label={`Changes since version ${compared.version}`}>
          <h2>Changes since version {compared.version}</h2>
          <DiffList before={compared.template} after={template} />
        </section>
      )}
    </section>
  );
}
