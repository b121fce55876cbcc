import type { FileUploads } from 'configurator-react';
import type { FailureLanguage } from '../failures/failure-texts.ts';
import { loadWithRetry } from '../page/lazy-part.ts';

/** Uploads for file fields. The upload code is loaded with the first file. */
export function orderFileUploads(language: FailureLanguage): FileUploads {
  const load = () => loadWithRetry(() => import('./upload-order-file.ts'));
  return {
    upload: async (file, options) => {
      if (!navigator.onLine) options.onWait?.();
      return (await load()).uploadOrderFile(file, language, options);
    },
    link: async ({ id }) => (await load()).linkOrderFile(id, language),
  };
}
