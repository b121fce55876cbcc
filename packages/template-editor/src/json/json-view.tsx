import { formatTemplatePath } from 'configurator-core';
import { useId, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { issueWords } from '../document/command-words.ts';
import { useEditor, useTemplate } from '../store/editor-context.ts';
import { exportTemplate, type ImportError, importTemplate } from './json-file.ts';

/** A name a file can have anywhere: `Hundemantel` → `hundemantel.json`. */
function fileName(name: string): string {
  return `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'template'
  }.json`;
}

/** The template as JSON: to read, to change by hand, to take along and to bring in. */
export function JsonView() {
  const id = useId();
  const { store } = useEditor();
  const template = useTemplate();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<ImportError | null>(null);
  const written = exportTemplate(template);
  const apply = (text: string, label: string) => {
    const read = importTemplate(text, store.getState().history.template);
    if (!read.ok) {
      setTyped(text);
      return setError(read.error);
    }
    const refusal = store.actions.run({ type: 'replace', template: read.value }, { label, say: label });
    setError(refusal === null ? null : { message: refusal, issues: [] });
    setTyped(refusal === null ? null : text);
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([written], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName(template.name);
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <section className="te-json" aria-label="JSON">
      <div className="te-row-of-buttons">
        <Button look="plain" onClick={download}>
          Export file
        </Button>
        <label className="te-button te-button-plain te-file">
          Import file
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const input = event.target;
              const [file] = input.files ?? [];
              void file?.text().then((text) => {
                apply(text, `Import “${file.name}”`);
                input.value = '';
              });
            }}
          />
        </label>
      </div>
      {error && (
        <div className="te-import-error" role="alert">
          <p>{error.message} Nothing was changed.</p>
          <ul>
            {error.issues.slice(0, 20).map(({ code, path }) => (
              <li key={`${code} ${path}`}>
                <span className="te-path">{formatTemplatePath(path) || 'template'}</span> {issueWords[code]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <label className="te-label" htmlFor={id}>
        Template as JSON
      </label>
      <textarea
        id={id}
        className="te-input te-code te-json-text"
        spellCheck={false}
        value={typed ?? written}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== null && (
        <div className="te-row-of-buttons">
          <Button look="primary" onClick={() => apply(typed, 'Change JSON')}>
            Apply
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setTyped(null);
              setError(null);
            }}
          >
            Discard
          </Button>
        </div>
      )}
    </section>
  );
}
