import { useId, useRef, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { useTexts } from '../store/editor-context.ts';
import type { StoredPicture, UploadPicture } from '../store/host-pictures.ts';

interface PictureUploadProps {
  readonly upload: UploadPicture;
  readonly hasPicture: boolean;
  /** Called when the picture is stored, even if another option was selected since. */
  readonly onStored: (picture: StoredPicture) => void;
}

/** Uploads a picture, with progress and a cancel button. Errors are shown below the button. */
export function PictureUpload({ upload, hasPicture, onStored }: PictureUploadProps) {
  const { inspector: texts } = useTexts();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    setShare(0);
    try {
      const picture = await upload(file, { onProgress: setShare, signal: controller.signal });
      if (!controller.signal.aborted) onStored(picture);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof Error ? error.message : texts.uploadFailed);
    } finally {
      setShare(null);
      running.current = null;
    }
  };

  const label = hasPicture ? texts.replacePicture : texts.uploadPicture;
  return (
    <div className="te-control te-upload">
      {share === null ? (
        <label className="te-button te-button-plain te-upload-button">
          <span>{label}</span>
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="te-unseen"
            aria-describedby={`${id}-problem`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be chosen again.
              target.value = '';
              if (file) void send(file);
            }}
          />
        </label>
      ) : (
        <>
          <progress value={share} max={1} aria-label={texts.uploading} />
          <Button look="quiet" onClick={() => running.current?.abort()}>
            {texts.cancelUpload}
          </Button>
        </>
      )}
      <p id={`${id}-problem`} className="te-error" role="alert">
        {problem}
      </p>
    </div>
  );
}
