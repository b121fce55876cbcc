// #region uploads
import type { FileReference } from 'configurator-core';
import { Configurator, type FileUploads } from 'configurator-react';

/** Your server checks and stores the file, and replies with `{ id, name, mediaType, bytes }` of the stored file. */
export const uploads: FileUploads = {
  async upload(file, { signal }) {
    const reply = await fetch('/files', {
      method: 'POST',
      body: file,
      signal,
      headers: { 'x-file-name': encodeURI(file.name) },
    });
    if (reply.status === 422) throw new DOMException('This file is damaged. Please choose another one.', 'DataError');
    // Shown next to the file, with a retry button.
    if (!reply.ok) throw new Error('This file could not be stored.');
    return (await reply.json()) as FileReference;
  },
  link: async (file) => `/files/${file.id}`,
};

/** Without `fileUploads` the field shows that files cannot be uploaded here. */
export function CoatWithPhoto({ fileUploads }: { readonly fileUploads?: FileUploads }) {
  return <Configurator template={coatWithPhoto} language="en" {...(fileUploads && { fileUploads })} />;
}
// #endregion uploads

// #region template
export const coatWithPhoto = {
  id: 'coat-with-photo',
  name: 'Coat with photo',
  language: 'en',
  sections: [
    {
      id: 'dog',
      title: 'Dog',
      groups: [
        {
          id: 'photo',
          fields: [
            {
              id: 'photo',
              name: 'photo',
              field_type: 'file',
              label: 'Photo of your dog',
              additional_options: { accept: ['image'] },
              validation_rules: { maxFiles: 2, maxFileBytes: 5_000_000 },
            },
          ],
        },
      ],
    },
  ],
};
// #endregion template
