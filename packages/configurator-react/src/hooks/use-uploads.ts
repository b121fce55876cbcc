import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.ts';
import { runningIn, type Upload } from '../uploads/upload-queue.ts';

const none: readonly Upload[] = [];

/** Returns the uploads of a field, including refused ones. */
export function useUploads(fieldName: string): readonly Upload[] {
  const { uploads } = useSession();
  const { uploads: all } = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state);
  const own = all.filter((upload) => upload.fieldName === fieldName);
  return own.length > 0 ? own : none;
}

/** Returns whether a file of a field is being uploaded. */
export function useIsUploading(fieldName: string): boolean {
  const { uploads } = useSession();
  const read = () => uploads.isRunning(fieldName);
  return useSyncExternalStore(uploads.subscribe, read, read);
}

/** Returns the names of the fields with running uploads. The snapshot is a JSON text, so that it is comparable. */
export function useUploadingFields(): readonly string[] {
  const { uploads } = useSession();
  const read = () => JSON.stringify([...new Set(runningIn(uploads.state()).map(({ fieldName }) => fieldName))]);
  return JSON.parse(useSyncExternalStore(uploads.subscribe, read, read));
}

/** Returns the submits that were refused because of running uploads. */
export function useUploadRefusals(): { readonly count: number; readonly isRefused: boolean } {
  const { uploads } = useSession();
  const readCount = () => uploads.state().refusals;
  const readRefused = () => uploads.state().isRefused;
  const count = useSyncExternalStore(uploads.subscribe, readCount, readCount);
  const isRefused = useSyncExternalStore(uploads.subscribe, readRefused, readRefused);
  return { count, isRefused };
}
