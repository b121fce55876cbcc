import type { TemplateChange } from 'configurator-core';
import { use, useRef, useState } from 'react';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import type { PublishedVersion } from '../api/load-version-changes.ts';
import { useOperationTexts } from '../texts/operation-texts.ts';

/** Loads the changes of a published version; null for the first version. */
export type LoadVersionChanges = (
  version: PublishedVersion,
  language: AdminLanguage,
) => Promise<readonly TemplateChange[] | null>;

interface VersionChangesProps extends PublishedVersion {
  load: LoadVersionChanges;
}

type State = { status: 'loading' | 'first' | 'failed' } | { status: 'loaded'; changes: readonly TemplateChange[] };

/** What a published version of a template changed, in the words of the editor. Loaded when it is opened. */
export function VersionChanges({ templateId, version, load }: VersionChangesProps) {
  const language = use(PageLanguage);
  const { audit: texts } = useOperationTexts();
  const [state, setState] = useState<State>({ status: 'loading' });
  const isRequested = useRef(false);
  const open = async () => {
    if (isRequested.current) return;
    isRequested.current = true;
    try {
      const changes = await load({ templateId, version }, language);
      setState(changes === null ? { status: 'first' } : { status: 'loaded', changes });
    } catch {
      // The next time it is opened, it is requested again.
      isRequested.current = false;
      setState({ status: 'failed' });
    }
  };
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && void open()}>
      <summary className="min-h-6 cursor-pointer text-forest">{texts.versionChanges(version)}</summary>
      {state.status === 'loaded' && state.changes.length > 0 ? (
        <ul className="mt-2 flex max-w-md list-disc flex-col gap-2 ps-5 text-sm">
          {state.changes.map(({ words, fieldName, isLarge }) => (
            <li key={`${fieldName} ${words}`} className="break-words">
              {isLarge ? <strong>{words}</strong> : words}
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm">{texts.versionStates[state.status]}</p>
      )}
    </details>
  );
}
