import { type FloodedShop, postToBackend, postToShop, type Reply } from './flooded-shop.ts';

/** A kind of hostile request that the shop must limit. */
export interface HostileRequest {
  readonly name: string;
  /** Statuses allowed for this request */
  readonly statuses: readonly number[];
  /** Sends one request. Requests with different numbers differ in their content and their origin. */
  send(shop: FloodedShop, number: number): Promise<Reply>;
}

/** Account and mailbox targeted by the attackers. */
export const victim = { registered: 'anna@example.de', mailbox: 'opfer@example.de' };

const formType = 'application/x-www-form-urlencoded';
const careSetId = '30000000-0000-4000-8000-000000000013';
const nested = '['.repeat(60_000) + ']'.repeat(60_000);
/** Free text with a link, which must not be sent in a mail. */
const advertisement = 'Gewinnen Sie jetzt auf https://evil.example/los '.repeat(100).slice(0, 4_900);

/** Alternates between one address, the addresses of one /64, and a different network for each request. */
function addressOf(number: number): string {
  const hex = (number & 0xffff).toString(16);
  return (
    ['192.0.2.66', `2001:db8:bad:1:${hex}::${hex}`, `10.${(number >> 14) & 255}.${(number >> 6) & 255}.7`] as const
  )[number % 3] as string;
}

/** A body sent in chunks, without a Content-Length header. */
function chunked(length: number, first = 'name='): ReadableStream<Uint8Array> {
  const part = new TextEncoder().encode('a'.repeat(16_000));
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent >= length) controller.close();
      else controller.enqueue(sent === 0 ? new TextEncoder().encode(first) : part);
      sent += part.length;
    },
  });
}

function toForm(
  name: string,
  path: string,
  statuses: readonly number[],
  body: (number: number) => BodyInit,
  type = formType,
) {
  return {
    name,
    statuses,
    send: (shop: FloodedShop, number: number) =>
      postToShop(shop, path, addressOf(number), { body: body(number), contentType: type }),
  };
}

function toBackend(name: string, path: string, statuses: readonly number[], body: (number: number) => BodyInit) {
  return {
    name,
    statuses,
    send: (shop: FloodedShop, number: number) => postToBackend(shop, path, addressOf(number), body(number)),
  };
}

function order(changes: object = {}): object {
  return {
    idempotencyKey: crypto.randomUUID(),
    items: [{ articleId: careSetId, quantity: 1, configuratorSettings: null }],
    shownTotalCents: 2_490,
    guestInfo: {
      firstName: 'Gewinn auf https://evil.example',
      lastName: 'Gast',
      email: victim.mailbox,
      phone: '',
      street: 'Musterweg 5',
      city: 'Berlin',
      postalCode: '10115',
      country: 'Deutschland',
    },
    ...changes,
  };
}

/** Fields of a withdrawal declaration, which are all stored. */
function withdrawal(number: number): URLSearchParams {
  const email = number % 2 === 0 ? victim.mailbox : `flut${number}@example.de`;
  return new URLSearchParams({ name: 'Flut', orderNumber: `PM-2026-${number}`, email, message: advertisement });
}

function contact(number: number): URLSearchParams {
  return new URLSearchParams({
    type: 'contact',
    name: 'Flut',
    email: number % 2 === 0 ? victim.mailbox : `flut${number}@example.de`,
    subject: 'Gewinn',
    message: advertisement,
    privacyAccepted: 'on',
  });
}

const brokenMultipart = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nGre';
const json = (value: unknown) => JSON.stringify(value);

/** Name of the kind whose requests are all stored. */
export const withdrawalKind = 'withdrawal';

/** All kinds: bodies over the limits, malformed bodies, and floods of well-formed requests. */
export const hostileRequests: readonly HostileRequest[] = [
  toForm('contact form of 1 MB', '/kontakt', [413], () => chunked(1_000_000)),
  toForm('withdrawal form of 1 MB', '/vertrag-widerrufen', [413], () => chunked(1_000_000)),
  toForm('visit report of 1 MB', '/configurator-visits', [413], () => chunked(1_000_000), 'application/json'),
  toForm('broken multipart', '/kontakt', [400], () => brokenMultipart, 'multipart/form-data; boundary=b'),
  toForm('visit report nested 60,000 deep', '/configurator-visits', [400, 413], () => nested, 'application/json'),
  toForm(withdrawalKind, '/vertrag-widerrufen', [200], withdrawal),
  toForm('contact request', '/kontakt', [200], contact),
  toBackend('order of 1 MB', 'functions/v1/place-order', [413], () => chunked(1_000_000, '{"a":"')),
  toBackend('order nested 60,000 deep', 'functions/v1/place-order', [400], () => nested),
  toBackend('amount beyond 2^53', 'functions/v1/place-order', [400], () =>
    json(order({ shownTotalCents: 2 ** 53 + 2 })),
  ),
  toBackend('unpaid order of one e-mail', 'functions/v1/place-order', [200, 429], () => json(order())),
  toBackend('guessed order number', 'functions/v1/order-status', [404, 429], (number) =>
    json({ order: `PM-2026-${String(number).padStart(6, '0')}`, accessToken: `guess-${number}` }),
  ),
  toBackend('wrong password', 'auth/v1/token?grant_type=password', [400, 429], (number) =>
    json({ email: victim.registered, password: `falsch ${number}` }),
  ),
  toBackend('registration', 'auth/v1/signup', [200, 429], (number) =>
    json({ email: `neu${number}@example.de`, password: 'napf leine korb' }),
  ),
  toBackend('password reset', 'auth/v1/recover', [200, 429], () => json({ email: victim.registered })),
  toBackend('guessed mail code', 'auth/v1/verify', [403, 429], (number) =>
    json({ type: 'recovery', email: victim.registered, token: String(number).padStart(6, '0') }),
  ),
];
