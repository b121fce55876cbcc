import type { FileReference } from 'configurator-core';
import type { FileUploads, UploadOptions } from '../uploads/file-uploads.ts';

/** An upload that a story controls. */
interface PendingUpload {
  readonly file: File;
  readonly options: UploadOptions;
  /** Stores the file, by default unchanged. */
  readonly finish: (stored?: Partial<FileReference>) => void;
  readonly refuse: (error: Error) => void;
}

/** An adapter whose uploads are controlled by a story. */
export interface PendingUploads extends FileUploads {
  /** Returns the latest upload of a file name. */
  readonly of: (name: string) => PendingUpload;
  /** Number of started uploads. */
  readonly count: () => number;
}

/** Returns an adapter that holds uploads until a story finishes or refuses them. Cancelled uploads reject. */
export function pendingUploads(link?: FileUploads['link']): PendingUploads {
  const held: PendingUpload[] = [];
  return {
    ...(link && { link }),
    upload: (file, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
        held.push({
          file,
          options,
          finish: (stored) =>
            resolve({ id: crypto.randomUUID(), name: file.name, mediaType: file.type, bytes: file.size, ...stored }),
          refuse: reject,
        });
      }),
    of: (name) => {
      const found = held.findLast(({ file }) => file.name === name);
      if (found === undefined) throw new Error(`no upload of ${name}`);
      return found;
    },
    count: () => held.length,
  };
}

/** PNG of one green pixel, base64. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Returns a picture file to choose. */
export function pictureFile(name: string): File {
  const bytes = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

/** Returns a PDF file to choose. */
export function pdfFile(name: string): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}
