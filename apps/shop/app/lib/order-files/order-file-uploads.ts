import type { FileUploads } from 'configurator-react';
import { type FailureLanguage, lostConnection } from '../failures/failure-words.ts';

/** Stores the files of file fields at the shop. Its script is loaded with the first file. */
export function orderFileUploads(language: FailureLanguage): FileUploads {
  const load = () =>
    import('./upload-order-file.ts').catch((cause: unknown) => {
      throw new Error(lostConnection[language], { cause });
    });
  return {
    upload: async (file, options) => (await load()).uploadOrderFile(file, language, options),
    link: async ({ id }) => (await load()).linkOrderFile(id, language),
  };
}
