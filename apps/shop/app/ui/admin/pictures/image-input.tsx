import { ImagePlus, Trash2, X } from 'lucide-react';
import { use, useEffect, useId, useState } from 'react';
import { type ImageFocus, withImageFocus } from '#app/lib/files/image-focus.ts';
import { imageSources } from '#app/lib/files/image-sources.ts';
import { checkImageFile, type ImagePurpose } from '#app/lib/files/upload-image.ts';
import { buttonStyle } from '../../buttons/button-style.ts';
import { IconButton } from '../../buttons/icon-button.tsx';
import { imageFocusStyle } from '../../content/image-focus-style.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { ProgressBar } from '../../states/progress-bar.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { FocusEditor } from './focus-editor.tsx';

interface ImageInputProps {
  label: string;
  purpose: ImagePurpose;
  /** URL of the stored picture. */
  address: string | null;
  /** A newly chosen picture, uploaded on save. */
  file: File | null;
  /** 0 to 1 during an upload, else null. */
  progress: number | null;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** Stops the upload; the chosen picture is kept and can be sent again. */
  onCancel: () => void;
  /** The point around which the shop crops the picture. */
  focus: ImageFocus;
  onFocusChange: (focus: ImageFocus) => void;
}

/** Shows and replaces one picture. Checks type and size before the upload. */
export function ImageInput({
  label,
  purpose,
  address,
  file,
  progress,
  onFile,
  onRemove,
  onCancel,
  focus,
  onFocusChange,
}: ImageInputProps) {
  const id = useId();
  const { picture } = useAdminTexts();
  const language = use(PageLanguage);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useFilePreview(file);
  const shown = preview ?? (address === null ? null : imageSources(address).src);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-4">
        {shown === null ? (
          <span className="grid aspect-4/3 w-44 place-items-center rounded-card border border-line-strong border-dashed text-ink-soft">
            <ImagePlus aria-hidden className="size-7" />
          </span>
        ) : (
          <img
            src={shown}
            alt={picture.preview(label)}
            className={`aspect-4/3 w-44 rounded-card border border-line ${imageFocusStyle(withImageFocus(shown, focus))}`}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <label htmlFor={id} className={buttonStyle('secondary', 'medium', 'cursor-pointer focus-within:outline-2')}>
            <span>{shown === null ? picture.choose(label) : picture.replace(label)}</span>
            <input
              id={id}
              type="file"
              accept="image/*"
              aria-describedby={`${id}-problem`}
              className="sr-only"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                target.value = '';
                if (chosen === undefined) return;
                const found = checkImageFile(purpose, chosen, language);
                setProblem(found);
                if (found === null) onFile(chosen);
              }}
            />
          </label>
          {shown !== null && (
            <button type="button" className={buttonStyle('quiet')} onClick={onRemove}>
              <Trash2 aria-hidden className="size-4" />
              <span>{picture.remove(label)}</span>
            </button>
          )}
        </div>
      </div>
      {shown !== null && <FocusEditor label={label} src={shown} focus={focus} onChange={onFocusChange} />}
      <p id={`${id}-problem`} role="alert" className="text-clay">
        {problem}
      </p>
      {progress !== null && (
        <div className="flex items-center gap-2">
          <ProgressBar label={picture.uploading(label)} value={progress} />
          <IconButton label={picture.cancelUpload(label)} onClick={onCancel}>
            <X aria-hidden className="size-4" />
          </IconButton>
        </div>
      )}
    </fieldset>
  );
}

/** Object URL of a chosen file, revoked when it is no longer shown. */
export function useFilePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) {
      setAddress(null);
      return;
    }
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return address;
}
