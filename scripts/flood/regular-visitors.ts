import { type FloodedShop, postToBackend, postToShop, type Reply, sendRequest } from './flooded-shop.ts';
import { victim } from './hostile-requests.ts';

/** Accepted requests of regular visitors, whose rows must be stored and whose mails must be sent. */
export interface Accepted {
  /** Database ids of unpaid orders */
  orders: string[];
  /** Database ids of paid orders */
  paidOrders: string[];
  /** E-mail addresses of withdrawals, each with a receipt */
  withdrawals: string[];
  /** E-mail addresses of contact requests */
  contacts: string[];
  /** E-mail addresses of registrations, each with a mail */
  registrations: string[];
}

/** An action of a regular visitor; throws if it is rejected. */
type VisitorAction = (shop: FloodedShop, accepted: Accepted, number: number) => Promise<void>;

const careSetId = '30000000-0000-4000-8000-000000000013';

/** Creates an empty record of accepted requests. */
export function createAccepted(): Accepted {
  return { orders: [], paidOrders: [], withdrawals: [], contacts: [], registrations: [] };
}

/** Each visitor has a separate network and e-mail address. */
const addressOf = (number: number) => `198.18.${(number >> 8) & 255}.${number & 255}`;
const emailOf = (number: number) => `unbeteiligt${number}@example.de`;

function expectStatus(what: string, { status, text }: Reply, expected: number, words = ''): void {
  if (status === expected && text.includes(words)) return;
  throw new Error(`${what} was refused with ${status}: ${text.slice(0, 300)}`);
}

async function placeOrder(shop: FloodedShop, number: number): Promise<{ orderDbId: string; paypalOrderId: string }> {
  const body = {
    idempotencyKey: crypto.randomUUID(),
    items: [{ articleId: careSetId, quantity: 1, configuratorSettings: null }],
    shownTotalCents: 2_490,
    guestInfo: {
      firstName: 'Uta',
      lastName: `Unbeteiligt ${number}`,
      email: emailOf(number),
      phone: '',
      street: 'Musterweg 5',
      city: 'Berlin',
      postalCode: '10115',
      country: 'Deutschland',
    },
  };
  const reply = await postToBackend(shop, 'functions/v1/place-order', addressOf(number), JSON.stringify(body));
  expectStatus('An order', reply, 200);
  return JSON.parse(reply.text);
}

/** Places an order and pays it, as one person. */
export async function orderAndPay(shop: FloodedShop, { paidOrders }: Accepted, number: number): Promise<void> {
  const { orderDbId, paypalOrderId } = await placeOrder(shop, number);
  const decision = { orderId: paypalOrderId, decision: 'approve' };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(decision) };
  expectStatus('An approval', await sendRequest(`${shop.backendUrl}/paypal/decisions`, init), 204);
  const body = JSON.stringify({ paypalOrderId });
  expectStatus('A capture', await postToBackend(shop, 'functions/v1/capture-order', addressOf(number), body), 200);
  paidOrders.push(orderDbId);
}

const visitorActions: readonly VisitorAction[] = [
  async (shop, { orders }, number) => {
    orders.push((await placeOrder(shop, number)).orderDbId);
  },
  async (shop, { withdrawals }, number) => {
    const body = new URLSearchParams({
      name: 'Uta Unbeteiligt',
      orderNumber: 'PM-2026-310482',
      email: emailOf(number),
      message: 'Nur die Leine.',
    });
    const reply = await postToShop(shop, '/vertrag-widerrufen', addressOf(number), { body });
    expectStatus('A withdrawal', reply, 200, 'Ihr Widerruf ist bei uns eingegangen.');
    withdrawals.push(emailOf(number));
  },
  orderAndPay,
  async (shop, { contacts }, number) => {
    const body = new URLSearchParams({
      type: 'contact',
      name: 'Uta Unbeteiligt',
      email: emailOf(number),
      subject: 'Frage',
      message: 'Passt der Mantel einem Windhund?',
      privacyAccepted: 'on',
    });
    const reply = await postToShop(shop, '/kontakt', addressOf(number), { body });
    expectStatus('A contact request', reply, 200, 'Vielen Dank für Ihre Nachricht!');
    contacts.push(emailOf(number));
  },
  async (shop, { registrations }, number) => {
    const body = JSON.stringify({ email: emailOf(number), password: 'napf leine korb' });
    expectStatus('A registration', await postToBackend(shop, 'auth/v1/signup', addressOf(number), body), 200);
    registrations.push(emailOf(number));
  },
  // The owner of the account whose password the attackers guess.
  async (shop, _accepted, number) => {
    const body = JSON.stringify({ email: victim.registered, password: 'pfotenmass' });
    const reply = await postToBackend(shop, 'auth/v1/token?grant_type=password', addressOf(number), body);
    expectStatus('A login', reply, 200, 'access_token');
  },
];

/** Performs the visitors' actions in turn, each as a different person. */
export async function performNextAction(shop: FloodedShop, accepted: Accepted, number: number): Promise<void> {
  await visitorActions[number % visitorActions.length]?.(shop, accepted, number);
}

const pages = [
  '/',
  '/categories/20000000-0000-4000-8000-000000000001',
  '/articles/30000000-0000-4000-8000-000000000001',
  '/configure/dog-coat',
  '/kontakt',
];

/** Opens the pages in turn. @throws Error if a page is not served */
export async function openNextPage({ shopUrl }: FloodedShop, number: number): Promise<void> {
  const headers = { 'x-forwarded-for': '198.51.100.20', 'x-forwarded-proto': 'https' };
  const path = pages[number % pages.length] ?? '/';
  expectStatus(`The page ${path}`, await sendRequest(shopUrl + path, { headers }), 200);
}
