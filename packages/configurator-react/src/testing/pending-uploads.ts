import type { FileReference } from 'configurator-core';
import type { FileUploads, UploadOptions } from '../uploads/file-uploads.ts';

/** An upload that a story takes through its states. */
interface PendingUpload {
  readonly file: File;
  readonly options: UploadOptions;
  /** Stores the file; by default as it is. */
  readonly finish: (stored?: Partial<FileReference>) => void;
  readonly refuse: (error: Error) => void;
}

/** An adapter whose uploads go on when a story says so. */
export interface PendingUploads extends FileUploads {
  /** Uploads by the name of their file; the last one of several. */
  readonly of: (name: string) => PendingUpload;
  /** Number of uploads started. */
  readonly count: () => number;
}

/** An adapter that keeps uploads until a story finishes or refuses them. Cancelled ones reject as a host's would. */
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

/** The bytes of a picture of one green pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture to choose. */
export function pictureFile(name: string): File {
  const bytes = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

/** A PDF to choose. */
export function pdfFile(name: string): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}
