import type { FileUploads } from 'configurator-react';

/** Keeps the files of previews in the memory of the page: nothing is sent. */
export function memoryUploads(): FileUploads {
  const files = new Map<string, File>();
  return {
    upload: async (file) => {
      const id = crypto.randomUUID();
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

/** An object URL would have to be freed; a preview shows few files. */
function asDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}
