import { useSyncExternalStore } from 'react';
import { useSession } from '../session/session-context.ts';
import { runningIn, type Upload } from './upload-queue.ts';

const none: readonly Upload[] = [];

/** The uploads of a field, refused ones too. */
export function useUploads(fieldName: string): readonly Upload[] {
  const { uploads } = useSession();
  const { uploads: all } = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state);
  const own = all.filter((upload) => upload.fieldName === fieldName);
  return own.length > 0 ? own : none;
}

/** Whether a file of a field is on its way. */
export function useIsUploading(fieldName: string): boolean {
  const { uploads } = useSession();
  const read = () => uploads.isRunning(fieldName);
  return useSyncExternalStore(uploads.subscribe, read, read);
}

/** Names of the fields whose files are on their way, as a text that changes only with them. */
export function useUploadingFields(): readonly string[] {
  const { uploads } = useSession();
  const read = () => JSON.stringify([...new Set(runningIn(uploads.state()).map(({ fieldName }) => fieldName))]);
  return JSON.parse(useSyncExternalStore(uploads.subscribe, read, read));
}

/** The attempts to complete that were refused because of running uploads. */
export function useUploadRefusals(): { readonly count: number; readonly isRefused: boolean } {
  const { uploads } = useSession();
  const readCount = () => uploads.state().refusals;
  const readRefused = () => uploads.state().isRefused;
  const count = useSyncExternalStore(uploads.subscribe, readCount, readCount);
  const isRefused = useSyncExternalStore(uploads.subscribe, readRefused, readRefused);
  return { count, isRefused };
}
