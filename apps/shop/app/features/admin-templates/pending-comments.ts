import type { CommentSource } from 'template-editor';
import { localTextStorage, type TextStorage } from '#app/lib/storage/text-storage.ts';
import { parsePendingComments } from './pending-comments.schema.ts';

/** Keeps an admin's comments on parts that are not saved yet in this browser, as `unsavedTemplate` keeps the parts. */
export function pendingComments(
  templateId: string,
  storage: TextStorage = localTextStorage,
): NonNullable<CommentSource['pending']> {
  const key = `form-template-comments:${templateId}`;
  return {
    read: () => parsePendingComments(storage.read(key)),
    keep: (comments) => {
      if (comments.length === 0) storage.remove(key);
      else storage.write(key, JSON.stringify(comments));
    },
  };
}
