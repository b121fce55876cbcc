/** Who may call a function. */
export type CallerKind =
  | 'public'
  | 'anyone'
  | 'uploader'
  | 'signed-in'
  | 'admin'
  | 'scheduler'
  | 'paypal'
  | 'mail-provider';

interface CallerRule {
  readonly description: string;
  /** Alternatives; an empty one needs no credentials. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Headers that prove the sender. */
  readonly headers?: readonly string[];
}

/** Credentials of the functions, as security schemes of OpenAPI. */
export const securitySchemes = {
  userToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'Access token of a signed-in user. The role `admin` is read from the database at every request. An account with a second factor has it only with a token of assurance level `aal2`.',
  },
  uploadSecret: {
    type: 'apiKey',
    in: 'header',
    name: 'x-upload-secret',
    description: "Random secret of a guest's browser, 64 hexadecimal digits. It proves that the guest owns the files.",
  },
  secretKey: {
    type: 'apiKey',
    in: 'header',
    name: 'apikey',
    description: 'The secret key of the project (`SHOP_SECRET_KEY`). Never sent by a browser.',
  },
  secretKeyAsToken: { type: 'http', scheme: 'bearer', description: 'The secret key of the project as a bearer token.' },
} as const;

/** Callers, their credentials, and a sentence for the document. */
export const callers: Readonly<Record<CallerKind, CallerRule>> = {
  public: { description: 'Anyone may call it; credentials are not read.', security: [{}] },
  anyone: {
    description:
      'Guests and signed-in users may call it. A guest sends no token, or the publishable key; an invalid token of a user is refused.',
    security: [{}, { userToken: [] }],
  },
  uploader: {
    description: 'Signed-in users may call it, and guests with the secret of their browser.',
    security: [{ userToken: [] }, { uploadSecret: [] }],
  },
  'signed-in': { description: 'Signed-in users may call it.', security: [{ userToken: [] }] },
  admin: { description: 'Admins may call it.', security: [{ userToken: ['admin'] }] },
  scheduler: {
    description: "Only the database's scheduler may call it, with the secret key.",
    security: [{ secretKey: [] }, { secretKeyAsToken: [] }],
  },
  paypal: {
    description: 'Only PayPal may call it: PayPal verifies the signature in the headers.',
    security: [{}],
    headers: [
      'paypal-auth-algo',
      'paypal-cert-url',
      'paypal-transmission-id',
      'paypal-transmission-sig',
      'paypal-transmission-time',
    ],
  },
  'mail-provider': {
    description:
      'Only the mail provider may call it: the headers contain an HMAC-SHA256 signature of the body (Standard Webhooks), made with `MAIL_WEBHOOK_SECRET` at most five minutes ago.',
    security: [{}],
    headers: ['svix-id', 'svix-timestamp', 'svix-signature'],
  },
};
