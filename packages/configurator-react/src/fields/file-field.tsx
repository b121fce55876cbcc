import { isFileList } from 'configurator-core';
import { useTexts } from '../hooks/use-texts.ts';
import { ChoiceFrame } from './choice-frame.tsx';
import type { FieldComponentProps } from './field-control.ts';

/** Files of the shopper. */
export function FileField({ control }: FieldComponentProps) {
  const texts = useTexts();
  const files = isFileList(control.value) ? control.value : [];
  return (
    <ChoiceFrame control={control} role="group">
      <p className="cfg-help">{texts.filesBlocked}</p>
      {files.length > 0 && (
        <ul className="cfg-files">
          {files.map(({ id, name }) => (
            <li key={id} className="cfg-file">
              {name}
              <button
                type="button"
                className="cfg-link-button"
                onClick={() => control.change(files.filter((other) => other.id !== id))}
              >
                {texts.removeFile(name)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </ChoiceFrame>
  );
}
