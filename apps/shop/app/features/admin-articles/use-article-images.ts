import { use, useReducer, useRef, useState } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { withImageFocus } from '#app/lib/files/image-focus.ts';
import { isUploadCancelled, type UploadImage, uploadFailureText } from '#app/lib/files/upload-image.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import type { AdminArticle, StoredImage } from './admin-article.ts';
import { changeImages, type ImageChange, type ListedImage, listedImages, storableImages } from './image-list.ts';
import { useArticleTexts } from './texts/article-texts.ts';

/** Actions that store and delete pictures. */
export interface ImageActions {
  onArrange: (articleId: string, images: readonly { url: string; altText: string }[]) => Promise<StoredImage[]>;
  onDeleteImage: (imageId: string) => Promise<void>;
}

/** State of the further pictures in the article form, with functions to upload, store and remove them. */
export function useArticleImages(
  stored: readonly StoredImage[],
  upload: UploadImage,
  { onArrange, onDeleteImage }: ImageActions,
) {
  const language = use(PageLanguage);
  const texts = useArticleTexts();
  const [images, change] = useReducer(changeImages, stored, listedImages);
  const [changes, setChanges] = useState(0);
  /** Number of changes that a retry has stored. Further changes during its upload remain unsaved. */
  const [storedChanges, setStoredChanges] = useState(0);
  const uploads = useRef(new Map<string, AbortController>());

  /** Uploads a picture. Returns null if that failed or was cancelled; the list then shows the failure. */
  async function send({ key, file }: ListedImage): Promise<string | null> {
    if (file === null) return null;
    const controller = new AbortController();
    uploads.current.set(key, controller);
    change({ type: 'progress', key, progress: 0 });
    try {
      const url = await upload('article', file, {
        signal: controller.signal,
        onProgress: (progress) => change({ type: 'progress', key, progress }),
      });
      change({ type: 'upload', key, url });
      closeToast(`image-${key}`);
      return url;
    } catch (error) {
      const failure = uploadFailureText(error, language);
      change({ type: 'fail', key, failure });
      if (!isUploadCancelled(error))
        showErrorToast({ title: texts.imageFailed, description: `${file.name}: ${failure}`, id: `image-${key}` });
      return null;
    } finally {
      uploads.current.delete(key);
    }
  }

  /** Uploads pending pictures one by one, then stores the list. Returns false if either failed. */
  async function saveAll(articleId: string, title: string): Promise<boolean> {
    const sent: ListedImage[] = [];
    for (const image of images) {
      const url = image.url ?? (await send(image));
      sent.push({ ...image, url });
    }
    try {
      change({ type: 'stored', images: await onArrange(articleId, storableImages(sent, title)) });
      closeToast('images');
    } catch (error) {
      showErrorToast({ title: texts.imagesFailed, description: failureText(error, language), id: 'images' });
      return false;
    }
    return sent.every(({ url }) => url !== null);
  }

  async function remove(image: ListedImage): Promise<void> {
    uploads.current.get(image.key)?.abort();
    if (image.id === null) {
      change({ type: 'remove', key: image.key });
      return;
    }
    try {
      await onDeleteImage(image.id);
      change({ type: 'remove', key: image.key });
      showToast({ title: texts.imageDeleted, id: 'image-delete' });
    } catch (error) {
      showErrorToast({ title: texts.imageDeleteFailed, description: failureText(error, language), id: 'image-delete' });
    }
  }

  /** Repeats `saveAll` after it failed. */
  async function retry(articleId: string, title: string): Promise<void> {
    if (!(await saveAll(articleId, title))) return;
    setStoredChanges(changes);
    showToast({ title: texts.updated, id: 'save' });
  }

  return {
    images,
    /** Changes the list as an admin does. */
    change: (edit: ImageChange) => {
      setChanges((count) => count + 1);
      change(edit);
    },
    saveAll,
    retry,
    remove,
    cancel: (key: string) => uploads.current.get(key)?.abort(),
    /** The pictures as values of the form; a picture that is not uploaded yet has its file name as address. */
    values: {
      valuesOf: (article: AdminArticle) => ({ images: article.images.map(({ url, altText }) => ({ url, altText })) }),
      mine: () => ({
        images: images.map((image) => ({
          url: withImageFocus(image.url ?? image.file?.name ?? '', image.focus),
          altText: image.altText,
        })),
      }),
      apply: ({ images: merged }: { images?: unknown }, article: AdminArticle) => {
        if (merged !== undefined) change({ type: 'take', images: article.images });
      },
      isDirty: changes !== storedChanges,
    },
  };
}
