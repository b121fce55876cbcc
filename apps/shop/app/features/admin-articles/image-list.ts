import { type ImageFocus, imageCentre, readImageFocus, withImageFocus } from '#app/lib/files/image-focus.ts';
import type { StoredImage } from './admin-article.ts';

/** A further picture in the form: stored, chosen, uploading or failed. */
export interface ListedImage {
  /** Does not change when a chosen file becomes a stored image. */
  key: string;
  /** Id of its row; null until it is stored. */
  id: string | null;
  /** URL of its file; null until it is uploaded. */
  url: string | null;
  /** The chosen file; null if the image was loaded from the database. */
  file: File | null;
  altText: string;
  /** Point that stays visible when the shop crops the picture. */
  focus: ImageFocus;
  /** 0 to 1 while it is being uploaded, else null. */
  progress: number | null;
  /** Error message of a failed upload. */
  failure: string | null;
}

/** A change to the list of further pictures. */
export type ImageChange =
  | { type: 'add'; files: readonly { key: string; file: File }[] }
  | { type: 'describe'; key: string; altText: string }
  | { type: 'focus'; key: string; focus: ImageFocus }
  | { type: 'move'; key: string; by: -1 | 1 }
  | { type: 'remove'; key: string }
  | { type: 'progress'; key: string; progress: number }
  | { type: 'upload'; key: string; url: string }
  | { type: 'fail'; key: string; failure: string | null }
  | { type: 'stored'; images: readonly StoredImage[] }
  | { type: 'take'; images: readonly StoredImage[] };

/** Converts stored images to entries of the list. */
export function listedImages(images: readonly StoredImage[]): readonly ListedImage[] {
  return images.map(({ id, url, altText }) => ({
    key: id,
    id,
    url: readImageFocus(url).address,
    altText,
    focus: readImageFocus(url).focus,
    file: null,
    progress: null,
    failure: null,
  }));
}

/** Returns the list after a change. */
export function changeImages(images: readonly ListedImage[], change: ImageChange): readonly ListedImage[] {
  switch (change.type) {
    case 'add':
      return [
        ...images,
        ...change.files.map(({ key, file }) => ({
          key,
          file,
          id: null,
          url: null,
          altText: '',
          focus: imageCentre,
          progress: null,
          failure: null,
        })),
      ];
    case 'describe':
      return edit(images, change.key, { altText: change.altText });
    case 'focus':
      return edit(images, change.key, { focus: change.focus });
    case 'move':
      return moved(images, change.key, change.by);
    case 'remove':
      return images.filter(({ key }) => key !== change.key);
    case 'progress':
      return edit(images, change.key, { progress: change.progress, failure: null });
    case 'upload':
      return edit(images, change.key, { url: change.url, progress: null, failure: null });
    case 'fail':
      return edit(images, change.key, { progress: null, failure: change.failure });
    case 'stored':
      return images.map((image) => {
        const row = change.images.find(({ url }) => readImageFocus(url).address === image.url);
        return row === undefined ? image : { ...image, id: row.id, file: null };
      });
    case 'take':
      return listedImages(change.images);
    default:
      return change satisfies never;
  }
}

/** Returns the uploaded pictures in list order, as stored with the article. Its title replaces a missing description. */
export function storableImages(
  images: readonly ListedImage[],
  title: string,
): readonly { url: string; altText: string }[] {
  return images.flatMap(({ url, altText, focus }) =>
    url === null ? [] : [{ url: withImageFocus(url, focus), altText: altText.trim() || title }],
  );
}

function edit(images: readonly ListedImage[], key: string, changes: Partial<ListedImage>): readonly ListedImage[] {
  return images.map((image) => (image.key === key ? { ...image, ...changes } : image));
}

function moved(images: readonly ListedImage[], key: string, by: -1 | 1): readonly ListedImage[] {
  const from = images.findIndex((image) => image.key === key);
  const to = from + by;
  const [one, other] = [images[from], images[to]];
  if (one === undefined || other === undefined) return images;
  return images.with(from, other).with(to, one);
}
