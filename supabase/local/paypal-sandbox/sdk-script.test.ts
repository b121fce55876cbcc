import { setImmediate } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { sdkScript } from './sdk-script.ts';

const sandbox = 'http://127.0.0.1:54321';

/** A popup opened by the script. With `ignoresClose`, close() has no effect, as in a browser that loads its first page. */
function aPopup({ ignoresClose = false } = {}) {
  return {
    closed: false,
    requests: [] as unknown[],
    close() {
      if (!ignoresClose) this.closed = true;
    },
    postMessage(request: unknown, origin: string) {
      this.requests.push([request, origin]);
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

/** Runs the script in a page that opens this popup. `send` sends a message from the popup, `tick` runs the timers. */
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
  const send = (outcome: string, source: object = popup, orderId?: string) => {
    for (const listener of [...listeners])
      listener({ origin: sandbox, source, data: { source: 'paypal-sandbox', outcome, orderId } });
  };
  const tick = () => {
    for (const timer of [...timers]) timer();
  };
  return { session: instance.createPayPalOneTimePaymentSession(options), send, tick };
}

interface SessionMaker {
  createPayPalOneTimePaymentSession(options: SessionOptions): PaymentSession;
}

describe('the payment window of a rejected order', () => {
  const refused = () => Promise.reject(new Error('The order was not placed'));

  it('The payment window of a rejected order is closed', async () => {
    const popup = aPopup();
    const { session } = await aPage(popup);
    await expect(session.start({}, refused())).rejects.toThrow('not placed');
    expect(popup.closed).toBe(true);
  });

  it('The payment window closes itself after its page loads if the browser ignored the call', async () => {
    const popup = aPopup({ ignoresClose: true });
    const { session, send } = await aPage(popup);
    await expect(session.start({}, refused())).rejects.toThrow('not placed');
    expect(popup.requests).toEqual([]);
    send('arrived');
    expect(popup.requests).toEqual([closeRequest]);
  });

  it('The payment window of a rejected order is the only one closed', async () => {
    const { session, send } = await aPage(aPopup({ ignoresClose: true }));
    await expect(session.start({}, refused())).rejects.toThrow('not placed');
    const other = aPopup();
    send('arrived', other);
    expect(other.requests).toEqual([]);
  });

  it('The payment window of a rejected order stays open while its order is being placed', async () => {
    const popup = aPopup();
    const { session, send } = await aPage(popup);
    void session.start({}, new Promise(() => {}));
    send('arrived');
    expect([popup.requests, popup.closed]).toEqual([[], false]);
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

  it('The payment window closed by the buyer cancels the payment', async () => {
    const { popup, tick, outcomes } = await anOpenWindow();
    tick();
    popup.close();
    for (let turn = 0; turn < 3; turn += 1) tick();
    expect(outcomes).toEqual(['A cancelled']);
  });

  it('The payment window approves the payment if its last message arrives after closing', async () => {
    const { popup, send, tick, outcomes } = await anOpenWindow();
    popup.close();
    tick();
    send('approved', popup, 'A');
    for (let turn = 0; turn < 3; turn += 1) tick();
    expect(outcomes).toEqual(['A approved']);
  });
});
