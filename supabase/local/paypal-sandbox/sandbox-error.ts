import type { ContentfulStatusCode } from 'hono/utils/http-status';

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'AUTHENTICATION_FAILURE',
  404: 'RESOURCE_NOT_FOUND',
  422: 'UNPROCESSABLE_ENTITY',
  500: 'INTERNAL_SERVER_ERROR',
};

/** An error in PayPal's format: `{ name, message, debug_id, details: [{ issue }] }`. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  readonly status: ContentfulStatusCode;
  readonly issue: string;

  constructor(status: ContentfulStatusCode, issue: string, message: string) {
    super(message);
    this.status = status;
    this.issue = issue;
  }

  toJSON() {
    return {
      name: names[this.status] ?? 'UNPROCESSABLE_ENTITY',
      message: this.message,
      debug_id: crypto.randomUUID().slice(0, 13),
      details: [{ issue: this.issue, description: this.message }],
    };
  }
}
