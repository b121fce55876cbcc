import { formatFileSize, formatIssue } from 'configurator-core';
import { useTexts } from '../../hooks/use-texts.ts';
import { useSession } from '../../session/session-context.ts';
import type { Upload } from '../../uploads/upload-queue.ts';
import { Icon } from '../frame/icon.tsx';

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRemove: () => void;
}

/** A running upload with its progress, or a refused one with the reason. */
export function UploadRow({ upload, onRemove }: UploadRowProps) {
  const texts = useTexts();
  const { uploads, configurator } = useSession();
  const { key, file, share, isWaiting, problem, isFinal } = upload;
  const isRunning = problem === null;
  const reason = typeof problem === 'object' ? problem && formatIssue(problem, configurator, texts.issues) : problem;
  return (
    <li className="cfg-file" data-refused={!isRunning}>
      <span className="cfg-file-picture">
        <Icon name={isRunning ? 'wait' : 'warning'} />
      </span>
      <span className="cfg-file-name">
        <span>{file.name}</span> <span className="cfg-file-size">{formatFileSize(file.size, texts.locale)}</span>
      </span>
      <span className="cfg-file-actions">
        {typeof problem === 'string' && !isFinal && (
          <button
            type="button"
            className="cfg-link-button"
            aria-label={`${texts.retry}: ${file.name}`}
            onClick={() => uploads.retry(key)}
          >
            {texts.retry}
          </button>
        )}
        <button
          type="button"
          className="cfg-link-button"
          aria-label={`${isRunning ? texts.cancelUpload : texts.dismiss}: ${file.name}`}
          onClick={onRemove}
        >
          {isRunning ? texts.cancelUpload : texts.dismiss}
        </button>
      </span>
      {isRunning ? (
        <progress className="cfg-file-progress" aria-label={file.name} value={share} max={1} />
      ) : (
        <p className="cfg-file-note" role="alert">
          {reason || texts.uploadFailed}
        </p>
      )}
      {isRunning && isWaiting && (
        <p className="cfg-file-note" role="status">
          {texts.uploadWaits}
        </p>
      )}
    </li>
  );
}
