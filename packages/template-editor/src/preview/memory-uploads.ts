import type { FileUploads } from 'configurator-react';
import { randomUuid } from '../document/random-uuid.ts';

/** Returns uploads that keep the preview's files in memory. Nothing is sent. */
export function memoryUploads(): FileUploads {
  const files = new Map<string, File>();
  return {
    upload: async (file) => {
      const id = randomUuid();
      files.set(id, file);
      return { id, name: file.name, mediaType: file.type, bytes: file.size };
    },
    link: async ({ id }) => {
      const file = files.get(id);
      if (file === undefined) throw new Error('The file was chosen in another preview.');
      return asDataUrl(file);
    },
  };
}

/** Uses a data URL, since an object URL would have to be revoked and a preview shows few files. */
function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
