import { formatTemplatePath, type Result } from 'configurator-core';
import type { ConversionNote } from 'configurator-core/convert';
import { ControlFrame } from '../controls/control-frame.tsx';
import { FileButton } from '../controls/file-button.tsx';
import { formatJsonFault } from '../json/parse-json.ts';
import { useTexts } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { ConversionError, ConvertedForm } from './convert-form.ts';
import { formatConversion } from './format-conversion.ts';

interface FormSourceProps {
  readonly text: string;
  /** null for an empty text and while it is converted. */
  readonly converted: Result<ConvertedForm, ConversionError> | null;
  readonly onText: (text: string) => void;
}

function formatError(error: ConversionError, { start, json }: EditorTexts): string {
  return error.code === 'not_json' ? formatJsonFault(error.at, json) : start.formErrors[error.code];
}

/** Input for the JSON of a survey or form of another library. */
export function FormSource({ text, converted, onText }: FormSourceProps) {
  const all = useTexts();
  const { start: texts } = all;
  const error = converted?.ok === false ? formatError(converted.error, all) : null;
  const refused = converted?.ok === false && converted.error.code === 'refused' ? converted.error.notes : [];
  return (
    <>
      <ControlFrame label={texts.form} hint={texts.formHint} error={error}>
        {({ id, describedBy, isInvalid }) => (
          <textarea
            id={id}
            className="te-input te-code"
            rows={10}
            spellCheck={false}
            value={text}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </ControlFrame>
      <div className="te-row-of-buttons">
        <FileButton label={texts.readFile} accept="application/json,.json" onText={onText} />
      </div>
      <div role="status">
        {converted?.ok && (
          <p>
            {[
              texts.converted(texts.kinds[converted.value.kind]),
              converted.value.notes.length === 0 ? texts.nothingLeftOut : texts.leftOut(converted.value.notes.length),
            ].join(' ')}
          </p>
        )}
        <Notes notes={converted?.ok ? converted.value.notes : refused} />
      </div>
    </>
  );
}

/** Lists what could not be imported unchanged. */
function Notes({ notes }: { readonly notes: readonly ConversionNote[] }) {
  const texts = useTexts();
  if (notes.length === 0) return null;
  return (
    <ul className="te-plain-list te-start-notes">
      {notes.map(({ code, path, reason, message }) => (
        <li key={`${code} ${path.join('.')} ${message}`}>
          <strong>{texts.start.noteCodes[code]}</strong> <span className="te-path">{formatTemplatePath(path)}</span>{' '}
          <span>{formatConversion(reason, texts)}</span>
        </li>
      ))}
    </ul>
  );
}
