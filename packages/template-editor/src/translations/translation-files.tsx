import type { Template } from 'configurator-core';
import { useState } from 'react';
import { downloadFile, fileName } from '../actions/download-file.ts';
import { Button } from '../controls/buttons.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { formatPath } from '../findings/format-path.ts';
import { useEditor, useTexts } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { exportTranslations, type FileFault, importTranslations } from './translations-file.ts';
import { useTranslate } from './use-translate.ts';

function formatFault(fault: FileFault, { faults, line }: EditorTexts['translations']): string {
  const sentence = () => {
    switch (fault.code) {
      case 'doubled_column':
      case 'unknown_text':
      case 'doubled_text':
        return faults[fault.code](fault.subject);
      case 'cells':
        return faults.cells(fault.count, fault.expected);
      default:
        return faults[fault.code];
    }
  };
  return fault.line === null ? sentence() : line(fault.line, sentence());
}

interface TranslationFilesProps {
  readonly template: Template;
  readonly languages: readonly string[];
}

/** Exports all texts as CSV and imports translations. */
export function TranslationFiles({ template, languages }: TranslationFilesProps) {
  const { store } = useEditor();
  const { translations: texts, parts, json } = useTexts();
  const { many } = useTranslate();
  const [refusal, setRefusal] = useState<readonly string[]>([]);
  const download = () => {
    const written = exportTranslations(template, languages, (text) => ({
      part: formatPath(template, text.path, parts) || texts.template,
      kind: texts.kinds[text.kind],
    }));
    const name = fileName(texts.fileName(template.name), 'csv', json.fallbackFileName);
    downloadFile(name, 'text/csv', written);
  };
  const importFile = (text: string) => {
    const read = importTranslations(text, store.getState().history.template);
    if (!read.ok) return setRefusal(read.error.map((fault) => formatFault(fault, texts)));
    setRefusal([]);
    if (read.value.length === 0) return store.actions.announce(texts.importedNothing);
    const refused = many(read.value, texts.importStep(read.value.length));
    setRefusal(refused === null ? [] : [refused]);
  };
  return (
    <>
      <div className="te-row-of-buttons">
        <Button look="plain" onClick={download}>
          {texts.exportFile}
        </Button>
        <FileButton label={texts.importFile} accept=".csv,.tsv,.txt,text/csv" onText={importFile} />
      </div>
      {refusal.length > 0 && (
        <div className="te-import-error" role="alert">
          <p>{texts.refused}</p>
          <ul>
            {refusal.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
