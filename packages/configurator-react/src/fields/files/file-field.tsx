import { type FileReference, fileRulesOf, formatFileSize, isFileList } from 'configurator-core';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../hooks/use-texts.ts';
import { useUploads } from '../../hooks/use-uploads.ts';
import type { FieldComponentProps } from '../../session/field-control.ts';
import { useSession } from '../../session/session-context.ts';
import { acceptAttribute } from '../../uploads/chosen-file.ts';
import { ChoiceFrame } from '../choices/choice-frame.tsx';
import { FilePicture } from './file-picture.tsx';
import { UploadRow } from './upload-row.tsx';

const noFiles: readonly FileReference[] = [];

/** Returns an announcement of the files added and removed since the last change. */
function useFileAnnouncement(files: readonly FileReference[]): string {
  const texts = useTexts();
  const before = useRef(files);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const isIn = (list: readonly FileReference[]) => (file: FileReference) => list.some(({ id }) => id === file.id);
    const added = files.filter((file) => !isIn(before.current)(file));
    const removed = before.current.filter((file) => !isIn(files)(file));
    before.current = files;
    const sentences = [
      ...added.map(({ name }) => texts.fileAdded(name)),
      ...removed.map(({ name }) => texts.fileRemoved(name)),
    ];
    if (sentences.length > 0) setAnnouncement(sentences.join(' '));
  }, [files, texts]);
  return announcement;
}

/** Files that the shopper chooses or drops. The host stores them, and the field's value is a list of references. */
export function FileField({ control }: FieldComponentProps) {
  const texts = useTexts();
  const { uploads, canUpload } = useSession();
  const { field, ids } = control;
  const running = useUploads(field.name);
  const files = isFileList(control.value) ? control.value : noFiles;
  const announcement = useFileAnnouncement(files);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const { kinds, maxFiles, maxFileBytes } = fileRulesOf(field);
  const limits = `${ids.input}-limits`;
  const choose = `${ids.input}-choose`;
  const size = maxFileBytes === null ? null : formatFileSize(maxFileBytes, texts.locale);
  /** Moves the focus, since the focused row was removed. */
  const afterRemoval = () => button.current?.focus();
  const drag = (event: DragEvent, isWithin: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(isWithin);
  };
  return (
    <ChoiceFrame control={control} role="group">
      {canUpload ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: a target for the mouse; the button does the same.
        <div
          className="cfg-drop"
          data-over={isOver}
          onDragOver={(event) => drag(event, true)}
          onDragLeave={(event) => drag(event, false)}
          onDrop={(event) => {
            drag(event, false);
            uploads.add(field.name, [...event.dataTransfer.files]);
          }}
        >
          <button
            ref={button}
            id={ids.input}
            type="button"
            className="cfg-button"
            aria-labelledby={`${choose} ${ids.label}`}
            aria-describedby={[limits, control.describedBy].filter(Boolean).join(' ')}
            onClick={() => input.current?.click()}
          >
            <span id={choose}>{texts.chooseFiles(maxFiles)}</span>
          </button>
          <span className="cfg-drop-hint">{texts.dropFiles}</span>
          <p id={limits} className="cfg-help">
            {texts.filesAccepted(kinds, maxFiles, size)}
          </p>
          <input
            ref={input}
            type="file"
            hidden
            multiple={maxFiles > 1}
            accept={acceptAttribute(field)}
            onChange={({ target }) => {
              uploads.add(field.name, [...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </div>
      ) : (
        <p id={ids.input} tabIndex={-1} className="cfg-help">
          {texts.filesBlocked}
        </p>
      )}
      {files.length + running.length > 0 && (
        <ul className="cfg-files">
          {files.map((file) => (
            <li key={file.id} className="cfg-file">
              <FilePicture file={file} />
              <span className="cfg-file-name">
                <span>{file.name}</span>{' '}
                <span className="cfg-file-size">{formatFileSize(file.bytes, texts.locale)}</span>
              </span>
              <span className="cfg-file-actions">
                <button
                  type="button"
                  className="cfg-link-button"
                  aria-label={`${texts.removeFile}: ${file.name}`}
                  onClick={() => {
                    control.change(files.filter(({ id }) => id !== file.id));
                    afterRemoval();
                  }}
                >
                  {texts.removeFile}
                </button>
              </span>
            </li>
          ))}
          {running.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRemove={() => {
                uploads.remove(upload.key);
                afterRemoval();
              }}
            />
          ))}
        </ul>
      )}
      <p className="cfg-file-news" role="status">
        {announcement}
      </p>
    </ChoiceFrame>
  );
}
