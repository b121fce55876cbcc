import type { Template } from 'configurator-core';
import { templateTexts, translationState } from 'configurator-core/translation';
import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { formatPath } from '../findings/format-path.ts';
import { SearchField } from '../logic/search-field.tsx';
import { useDeferredTemplate, useTexts } from '../store/editor-context.ts';
import { useTypedText } from '../store/typed-texts.ts';
import { LanguageBar } from './language-bar.tsx';
import { TextRow } from './text-row.tsx';
import { TranslationFiles } from './translation-files.tsx';

const filters = ['all', 'missing', 'outdated'] as const;

/** Number of rows shown at once; a template may have thousands of texts. */
const PAGE = 100;

/** Table of all texts of the template, with one column per language. */
export function TranslationsView() {
  return <TextsOf template={useDeferredTemplate()} />;
}

const TextsOf = memo(function TextsOf({ template }: { readonly template: Template }) {
  const { translations: texts, parts } = useTexts();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [filter, setFilter] = useState<(typeof filters)[number]>('all');
  const [typed, setTyped] = useTypedText('search/translations');
  const [limit, setLimit] = useState(PAGE);
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const all = useMemo(() => templateTexts(template), [template]);
  const languages = useMemo(() => {
    const known = all.flatMap(({ translations }) => Object.keys(translations));
    return [...new Set([...known.toSorted(), ...added])];
  }, [all, added]);
  // Just-translated texts stay until the filter changes, so that no row disappears while it is edited.
  const [kept, setKept] = useState<{ readonly key: string; readonly ids: ReadonlySet<string> } | null>(null);
  const key = `${filter} ${languages.join(' ')}`;
  if (filter !== 'all' && kept?.key !== key) {
    const ids = all
      .filter((text) => languages.some((language) => translationState(text, language) === filter))
      .map(({ id }) => id);
    setKept({ key, ids: new Set(ids) });
  }
  const shown = all.filter(
    ({ id, text, translations }) =>
      (filter === 'all' || kept?.ids.has(id)) &&
      (wanted === '' ||
        [text, ...Object.values(translations).map((each) => each.text)].some((each) =>
          each.toLowerCase().includes(wanted),
        )),
  );
  const columns = { '--te-text-columns': languages.length + 1 } as CSSProperties;
  return (
    <section className="te-translations" aria-label={texts.title}>
      <LanguageBar
        template={template}
        languages={languages}
        onAdd={(language) => setAdded([...added, language])}
        onRemove={(language) => setAdded(added.filter((other) => other !== language))}
      />
      <TranslationFiles template={template} languages={languages} />
      {all.length === 0 && <p className="te-empty">{texts.empty}</p>}
      {languages.length === 0 && all.length > 0 && <p className="te-hint">{texts.noLanguage}</p>}
      {all.length > 0 && (
        <>
          <div className="te-rule-filter">
            <fieldset className="te-segments te-segments-small" aria-label={texts.show}>
              {filters.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={each === filter}
                  onClick={() => {
                    setKept(null);
                    setFilter(each);
                    setLimit(PAGE);
                  }}
                >
                  {texts.filters[each]}
                </button>
              ))}
            </fieldset>
            <SearchField
              label={texts.search}
              text={typed}
              onChange={setTyped}
              result={texts.shown(shown.length, all.length)}
            />
          </div>
          {languages.length > 0 && <p className="te-hint">{texts.keysHint}</p>}
          <div className="te-translations-scroll">
            <table className="te-table te-translations-table" style={columns}>
              <thead>
                <tr>
                  <th scope="col">{texts.text}</th>
                  {languages.map((language) => (
                    <th key={language} scope="col">
                      <span>{texts.language(language)}</span>{' '}
                      <small>
                        {texts.progress(
                          all.filter((text) => /^(translated|not_needed)$/.test(translationState(text, language)))
                            .length,
                          all.length,
                        )}
                      </small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.slice(0, limit).map((text) => (
                  <TextRow
                    key={text.id}
                    text={text}
                    place={formatPath(template, text.path, parts) || texts.template}
                    ownLanguage={template.language}
                    languages={languages}
                  />
                ))}
              </tbody>
            </table>
          </div>
          {shown.length > limit && (
            <Button look="plain" onClick={() => setLimit(limit + PAGE)}>
              {texts.more(Math.min(PAGE, shown.length - limit))}
            </Button>
          )}
        </>
      )}
    </section>
  );
});
