import { use, useReducer, useRef } from 'react';
import { failureText } from '#app/lib/failures/database-failure.ts';
import { isUploadCancelled, type UploadImage, uploadFailureText } from '#app/lib/files/upload-image.ts';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import type { StoredImage } from './admin-article.ts';
import { changeImages, type ListedImage, listedImages, storableImages } from './image-list.ts';
import { useArticleTexts } from './texts/article-texts.ts';

/** Actions that upload, store and delete pictures. */
export interface ImageActions {
  upload: UploadImage;
  onArrange: (articleId: string, images: readonly { url: string; altText: string }[]) => Promise<StoredImage[]>;
  onDeleteImage: (imageId: string) => Promise<void>;
}

/** State of the further pictures in the article form, with functions to upload, store and remove them. */
export function useArticleImages(stored: readonly StoredImage[], { upload, onArrange, onDeleteImage }: ImageActions) {
  const language = use(PageLanguage);
  const texts = useArticleTexts();
  const [images, change] = useReducer(changeImages, stored, listedImages);
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

  return { images, change, saveAll, remove, cancel: (key: string) => uploads.current.get(key)?.abort() };
}
