import type { SupabaseClient } from '@supabase/supabase-js';
import type { CommentSource } from 'template-editor';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import { pendingComments } from '../pending-comments.ts';
import { commentsSchema } from './template.schema.ts';

/**
 * Returns the source of comments on the parts of a template.
 * @param language of the error messages
 */
export function templateComments(
  openClient: () => Promise<SupabaseClient>,
  templateId: string,
  language: AdminLanguage,
): CommentSource {
  /** Runs a request. @throws an error with a message for display */
  async function send<T>(request: (client: SupabaseClient) => PromiseLike<T>): Promise<T> {
    try {
      return await request(await openClient());
    } catch (error) {
      throw new Error(failureText(error, language));
    }
  }
  return {
    pending: pendingComments(templateId),
    list: async () => {
      const { data } = await send((client) =>
        client.rpc('list_template_comments', { p_template_id: templateId }).throwOnError(),
      );
      return commentsSchema.parse(data);
    },
    add: async (comment) => {
      const written =
        'threadId' in comment
          ? { thread_id: comment.threadId, text: comment.text }
          : { part_kind: comment.part.kind, part_id: comment.part.id, text: comment.text };
      await send((client) =>
        client.rpc('add_template_comment', { p_template_id: templateId, p_comment: written }).throwOnError(),
      );
    },
    resolve: async (threadId, isResolved) => {
      await send((client) =>
        client.rpc('resolve_template_comment', { p_comment_id: threadId, p_is_resolved: isResolved }).throwOnError(),
      );
    },
    remove: async (threadId) => {
      await send((client) => client.from('template_comments').delete().eq('id', threadId).throwOnError());
    },
  };
}
