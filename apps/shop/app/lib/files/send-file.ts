import { errorReplySchema } from 'shop-backend/contracts';
import type * as z from 'zod/mini';
import { hasSessionCookie } from '../session/has-session-cookie.ts';
import { sendAsUser } from '../session/send-as-user.ts';
import { publicEnv } from '../settings/public-env.tsx';
import { signedInClient } from '../supabase/signed-in-client.ts';

/** Error of an upload, with a code of the functions' contract, `network` or `unknown`. */
export class UploadFailure extends Error {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  constructor(code: string, params: Readonly<Record<string, unknown>> = {}) {
    super(`The upload failed: ${code}`);
    this.name = 'UploadFailure';
    this.code = code;
    this.params = params;
  }
}

/** Options to watch and cancel an upload. */
export interface UploadOptions {
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file in the body of a POST to one of the shop's functions, as the signed-in user or as a guest.
 * @param path name and query of the function
 * @throws UploadFailure if it is rejected or the network fails; an AbortError if it is cancelled
 */
export async function sendFile<T>(
  path: string,
  file: Blob,
  replySchema: z.ZodMiniType<T>,
  options: SendOptions = {},
): Promise<T> {
  const reply = await sendAsUser(() => post(path, file, options));
  if (reply === null) throw new UploadFailure('not_signed_in');
  const parsed = replySchema.safeParse(parseJson(reply.responseText));
  if (reply.status === 200 && parsed.success) return parsed.data;
  throw failureOf(reply.responseText);
}

type SendOptions = UploadOptions & { headers?: Readonly<Record<string, string>> };

/** Sends the file once. Resolves when the reply has arrived. */
async function post(path: string, file: Blob, { onProgress, signal, headers = {} }: SendOptions) {
  const [env, token] = await Promise.all([publicEnv(), sessionToken()]);
  signal?.throwIfAborted();
  // fetch does not report upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', `${env.supabaseUrl}/functions/v1/${path}`);
  request.setRequestHeader('apikey', env.supabasePublishableKey);
  request.setRequestHeader('Authorization', `Bearer ${token ?? env.supabasePublishableKey}`);
  request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total));
  signal?.addEventListener('abort', () => request.abort());
  return new Promise<XMLHttpRequest>((resolve, reject) => {
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', () => reject(new UploadFailure('network')));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    request.send(file);
  });
}

async function sessionToken(): Promise<string | undefined> {
  if (!hasSessionCookie(document.cookie)) return undefined;
  const client = await signedInClient();
  const { data } = await client.auth.getSession();
  return data.session?.access_token;
}

function failureOf(text: string): UploadFailure {
  const parsed = errorReplySchema.safeParse(parseJson(text));
  return parsed.success
    ? new UploadFailure(parsed.data.error.code, parsed.data.error.params)
    : new UploadFailure('unknown');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
