import { formatTemplatePath, type TemplateIssue } from 'configurator-core';
import { useId, useState } from 'react';
import { afterRender } from '../actions/after-render.ts';
import { downloadFile, fileName } from '../actions/download-file.ts';
import { Button } from '../controls/buttons.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { exportTemplate, type ImportError, importTemplate } from './json-file.ts';
import { formatJsonFault } from './parse-json.ts';

/** Formats an import error as a sentence. */
function importWords(error: ImportError, texts: EditorTexts['json']): string {
  switch (error.code) {
    case 'not_json':
      return formatJsonFault(error.at, texts);
    case 'unreadable':
      return texts.unreadable;
    case 'doubled_id':
      return texts.doubledId(error.id);
    default:
      return error satisfies never;
  }
}

/** Why an import was refused: a sentence, and the issues with their paths. */
interface Refusal {
  readonly sentence: string;
  readonly issues: readonly TemplateIssue[];
}

/** Focuses the text of the JSON view after it has rendered. */
export function focusJson(): void {
  afterRender(() => document.querySelector<HTMLElement>('.te-json-text')?.focus());
}

/** Shows the template as JSON, which can be edited, exported and imported. */
export function JsonView() {
  const id = useId();
  const { store, createId, texts: all, fieldTypes } = useEditor();
  const { json: texts, parts } = all;
  const template = useTemplate();
  const typed = useEditorState((state) => state.jsonText);
  const { setJsonText: setTyped } = store.actions;
  const [error, setError] = useState<Refusal | null>(null);
  const written = exportTemplate(template);
  const apply = (text: string, label: string) => {
    const read = importTemplate(text, store.getState().history.template, createId, fieldTypes);
    if (!read.ok) {
      setTyped(text);
      return setError({
        sentence: importWords(read.error, texts),
        issues: 'issues' in read.error ? read.error.issues : [],
      });
    }
    const refusal = store.actions.run({ type: 'replace', template: read.value }, { label, announce: label });
    setError(refusal === null ? null : { sentence: refusal, issues: [] });
    setTyped(refusal === null ? null : text);
  };
  const download = () =>
    downloadFile(fileName(template.name, 'json', texts.fallbackFileName), 'application/json', written);
  return (
    <section className="te-json" aria-label={texts.title}>
      <div className="te-row-of-buttons">
        <Button look="plain" onClick={download}>
          {texts.exportFile}
        </Button>
        <FileButton
          label={texts.importFile}
          accept="application/json,.json"
          onText={(text, file) => apply(text, texts.importStep(file))}
        />
      </div>
      {error && (
        <div className="te-import-error" role="alert">
          <p>{`${error.sentence} ${texts.nothingChanged}`}</p>
          <ul>
            {error.issues.slice(0, 20).map(({ code, path }) => (
              <li key={`${code} ${path}`}>
                <span className="te-path">{formatTemplatePath(path) || texts.wholeTemplate}</span>{' '}
                <span>{parts.issues[code]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <label className="te-label" htmlFor={id}>
        {texts.label}
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
          <Button look="primary" onClick={() => apply(typed, texts.changeStep)}>
            {texts.apply}
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              setTyped(null);
              setError(null);
            }}
          >
            {texts.discard}
          </Button>
        </div>
      )}
    </section>
  );
}
