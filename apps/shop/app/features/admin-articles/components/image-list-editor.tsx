import { ArrowDown, ArrowUp, RotateCw, Trash2, X } from 'lucide-react';
import { use, useId, useState } from 'react';
import { type ImageFocus, withImageFocus } from '#app/lib/files/image-focus.ts';
import { imageSources } from '#app/lib/files/image-sources.ts';
import { checkImageFile } from '#app/lib/files/upload-image.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { FocusEditor } from '#app/ui/admin/pictures/focus-editor.tsx';
import { useFilePreview } from '#app/ui/admin/pictures/image-input.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { IconButton } from '#app/ui/buttons/icon-button.tsx';
import { imageFocusStyle } from '#app/ui/content/image-focus-style.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { ProgressBar } from '#app/ui/states/progress-bar.tsx';
import type { ListedImage } from '../image-list.ts';
import { useArticleTexts } from '../texts/article-texts.ts';

interface ImageListEditorProps {
  images: readonly ListedImage[];
  onAdd: (files: readonly File[]) => void;
  onDescribe: (key: string, altText: string) => void;
  onFocusChange: (key: string, focus: ImageFocus) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (image: ListedImage) => void;
  onCancel: (key: string) => void;
  onRetry: (image: ListedImage) => void;
}

/** A chosen file that is not added, and why. */
interface RefusedFile {
  problem: string;
  name: string;
}

/** Lets an admin choose, describe and order the further pictures of an article. They are uploaded on save. */
export function ImageListEditor({ images, onAdd, ...actions }: ImageListEditorProps) {
  const id = useId();
  const texts = useArticleTexts();
  const language = use(PageLanguage);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">{texts.images}</legend>
      {images.length > 0 && (
        <ol className="flex flex-col gap-3">
          {images.map((image, place) => (
            <ImageEntry key={image.key} image={image} place={place} count={images.length} {...actions} />
          ))}
        </ol>
      )}
      <label
        htmlFor={id}
        className={buttonStyle('secondary', 'medium', 'cursor-pointer self-start focus-within:outline-2')}
      >
        <span>{texts.addImages}</span>
        <input
          id={id}
          type="file"
          accept="image/*"
          multiple
          aria-describedby={`${id}-refused`}
          className="sr-only"
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            target.value = '';
            const checked = files.map((file) => ({ file, problem: checkImageFile('article', file, language) }));
            setRefused(
              checked.flatMap(({ file, problem }) => (problem === null ? [] : [{ problem, name: file.name }])),
            );
            onAdd(checked.flatMap(({ file, problem }) => (problem === null ? [file] : [])));
          }}
        />
      </label>
      <div id={`${id}-refused`} role="alert" className="text-clay">
        {refused.map(({ problem, name }, place) => (
          <p key={`${place}-${name}`}>
            <strong>{problem}</strong> <span>{name}</span>
          </p>
        ))}
      </div>
    </fieldset>
  );
}

type ImageEntryProps = Omit<ImageListEditorProps, 'images' | 'onAdd'> & {
  image: ListedImage;
  place: number;
  count: number;
};

function ImageEntry({
  image,
  place,
  count,
  onDescribe,
  onFocusChange,
  onMove,
  onRemove,
  onCancel,
  onRetry,
}: ImageEntryProps) {
  const texts = useArticleTexts();
  const { picture, deleteRow, delete: deleteWord } = useAdminTexts();
  const [isAsked, setAsked] = useState(false);
  const preview = useFilePreview(image.file);
  const address = preview ?? (image.url === null ? undefined : imageSources(image.url).src);
  const name = texts.image(place + 1);
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-card border border-line p-3">
      <img
        src={address}
        alt={image.altText}
        lang="de"
        className={`aspect-4/3 w-28 rounded-control bg-mist ${imageFocusStyle(withImageFocus('', image.focus))}`}
      />
      <div className="min-w-52 flex-1">
        <TextField
          label={texts.imageText(name)}
          description={texts.imageTextHint}
          value={image.altText}
          maxLength={300}
          onChange={({ target }) => onDescribe(image.key, target.value)}
        />
        {image.progress !== null && (
          <div className="mt-2 flex items-center gap-2">
            <ProgressBar label={picture.uploading(name)} value={image.progress} />
            <IconButton label={picture.cancelUpload(name)} onClick={() => onCancel(image.key)}>
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        )}
        {image.failure !== null && (
          <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-clay">
            <span>{image.failure}</span>
            <button type="button" className={buttonStyle('secondary')} onClick={() => onRetry(image)}>
              <RotateCw aria-hidden className="size-4" />
              <span>{texts.retry}</span>
            </button>
          </div>
        )}
      </div>
      <div className="flex">
        {place > 0 && (
          <IconButton label={texts.moveUp(name)} onClick={() => onMove(image.key, -1)}>
            <ArrowUp aria-hidden className="size-4" />
          </IconButton>
        )}
        {place < count - 1 && (
          <IconButton label={texts.moveDown(name)} onClick={() => onMove(image.key, 1)}>
            <ArrowDown aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton
          label={deleteRow(name)}
          className="text-clay"
          // A stored picture and its file are deleted at once, not when the article is saved.
          onClick={() => (image.id === null ? onRemove(image) : setAsked(true))}
        >
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
        <ConfirmDialog
          isOpen={isAsked}
          title={texts.imageDeleteTitle(name)}
          confirmLabel={deleteWord}
          isDestructive
          onClose={() => setAsked(false)}
          onConfirm={() => onRemove(image)}
        >
          {texts.imageDeleteText}
        </ConfirmDialog>
      </div>
      {address !== undefined && (
        <FocusEditor
          label={name}
          src={address}
          focus={image.focus}
          onChange={(focus) => onFocusChange(image.key, focus)}
        />
      )}
    </li>
  );
}
