import type * as z from 'zod/mini';
import type { ErrorCode } from '../contracts/index.ts';
import type { CallerKind } from './callers.ts';

/** Body of a request: JSON of one of these contracts, or the bytes of a file. */
export type RequestBody =
  | { readonly json: readonly z.ZodMiniType[] }
  | { readonly mediaTypes: readonly string[]; readonly description: string };

/** Body of a reply with status 200: JSON of one of these contracts, a PDF, or none. */
export type ReplyBody = { readonly json: readonly z.ZodMiniType[] } | 'pdf' | 'empty';

/** A function as an operation of the OpenAPI document. */
export interface Operation {
  readonly tag: 'shop' | 'administration' | 'services';
  readonly method: 'get' | 'post';
  readonly caller: CallerKind;
  /** What the caller must prove about the order or file of the request. */
  readonly access?: string;
  readonly query?: z.ZodMiniObject;
  readonly body?: RequestBody;
  readonly reply: ReplyBody;
  /** Errors of its own; `commonErrors` adds those of every caller and every body. */
  readonly errors: readonly ErrorCode[];
}

/** Returns the errors that a function has because of its callers and its body. */
export function commonErrors({ caller, body }: Operation): readonly ErrorCode[] {
  return [
    ...(body !== undefined && 'json' in body ? (['invalid_request', 'request_too_large'] as const) : []),
    ...(['anyone', 'uploader', 'signed-in', 'admin', 'scheduler'].includes(caller) ? (['not_signed_in'] as const) : []),
    ...(caller === 'admin' ? (['not_allowed'] as const) : []),
    ...(caller === 'paypal' || caller === 'mail-provider' ? (['event_refused'] as const) : []),
    'internal_error',
  ];
}
