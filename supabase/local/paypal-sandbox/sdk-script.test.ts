import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sdkScript } from './sdk-script.ts';

const sandbox = 'http://127.0.0.1:54321';

/** A window opened by the script. `isDeaf`: ignores a call to close, like a browser that is about to show the page. */
function aPopup({ isDeaf = false } = {}) {
  return {
    closed: false,
    asked: [] as unknown[],
    close() {
      if (!isDeaf) this.closed = true;
    },
    postMessage(request: unknown, origin: string) {
      this.asked.push([request, origin]);
    },
  };
}

const closeRequest = [{ source: 'paypal-sdk', request: 'close' }, sandbox];

interface SessionOptions {
  onApprove?(approval: { orderId: string }): void;
  onCancel?(cancelled: { orderId: string }): void;
}

interface PaymentSession {
  start(presentation: object, order: Promise<{ orderId: string }>): Promise<void>;
}

/** The script in a page that opens this window. `say` sends a message from the sandbox's window, `tick` runs timers. */
async function aPage(popup: object, options: SessionOptions = {}) {
  const timers = new Set<() => void>();
  const listeners = new Set<(event: object) => void>();
  const window = {
    open: () => popup,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: object) => void) => listeners.delete(listener),
    paypal: undefined as undefined | { createInstance(options: object): Promise<SessionMaker> },
  };
  runInNewContext(sdkScript, {
    window,
    document: { currentScript: { src: `${sandbox}/paypal/sdk.js` } },
    location: { origin: 'http://localhost:3000' },
    ...{ URL, URLSearchParams, setTimeout: () => 0 },
    setInterval: (timer: () => void) => {
      timers.add(timer);
      return timer;
    },
    clearInterval: (timer: () => void) => timers.delete(timer),
  });
  const instance = await window.paypal?.createInstance({ clientId: 'x', components: ['paypal-payments'] });
  if (instance === undefined) throw new Error('The script has installed nothing');
  const say = (outcome: string, source: object = popup, orderId?: string) => {
    for (const listener of [...listeners])
      listener({ origin: sandbox, source, data: { source: 'paypal-sandbox', outcome, orderId } });
  };
  const tick = () => {
    for (const timer of [...timers]) timer();
  };
  return { session: instance.createPayPalOneTimePaymentSession(options), say, tick };
}

interface SessionMaker {
  createPayPalOneTimePaymentSession(options: SessionOptions): PaymentSession;
}

describe('the payment window of a rejected order', () => {
  const refused = () => Promise.reject(new Error('The order was not placed'));

  it('is closed', async () => {
    const popup = aPopup();
    const { session } = await aPage(popup);
    await expect(session.start({}, refused())).rejects.toThrow('not placed');
    expect(popup.closed).toBe(true);
  });

  it('closes itself after its page loads if the browser lost the call', async () => {
    const popup = aPopup({ isDeaf: true });
    const { session, say } = await aPage(popup);
    await expect(session.start({}, refused())).rejects.toThrow('not placed');
    expect(popup.asked).toEqual([]);
    say('arrived');
    expect(popup.asked).toEqual([closeRequest]);
  });

  it('is the only window closed', async () => {
    const popup = aPopup({ isDeaf: true });
    const { session, say } = await aPage(popup);
    void session.start({}, new Promise(() => {}));
    say('arrived');
    const other = aPopup();
    say('arrived', other);
    expect([popup.asked, other.asked]).toEqual([[], []]);
  });
});

describe('the payment window closed by the buyer', () => {
  /** A session with an open window that reports its outcomes. */
  async function anOpenWindow() {
    const outcomes: string[] = [];
    const popup = aPopup();
    const page = await aPage(popup, {
      onApprove: ({ orderId }) => outcomes.push(`${orderId} approved`),
      onCancel: ({ orderId }) => outcomes.push(`${orderId} cancelled`),
    });
    void page.session.start({}, Promise.resolve({ orderId: 'A' }));
    await setImmediate();
    return { ...page, popup, outcomes };
  }

  it('cancels the payment', async () => {
    const { popup, tick, outcomes } = await anOpenWindow();
    tick();
    popup.close();
    for (let turn = 0; turn < 3; turn += 1) tick();
    expect(outcomes).toEqual(['A cancelled']);
  });

  it('approves the payment if its last message arrives after closing', async () => {
    const { popup, say, tick, outcomes } = await anOpenWindow();
    popup.close();
    tick();
    say('approved', popup, 'A');
    for (let turn = 0; turn < 3; turn += 1) tick();
    expect(outcomes).toEqual(['A approved']);
  });
});
