/**
 * Script that the shop loads instead of PayPal's: installs `window.paypal` with the part of SDK v6 that the one-time
 * payment session of `@paypal/react-paypal-js` calls. The popup opens in the click handler, as browsers require, and
 * shows the order once the shop has placed it.
 */
export const sdkScript = `(() => {
  const sandbox = new URL(document.currentScript.src).origin;
  const fail = (code, message) =>
    Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable: true });

  // Unique window names, because a closing window of the same name would be reused.
  let windows = 0;

  // Chromium ignores close() on a cross-site popup while its first page is loading. The popup reports when it is
  // loaded, receives a close request if it is no longer needed, and closes itself.
  const closing = new Set();
  const close = (popup) => {
    if (popup.closed) return;
    closing.add(popup);
    popup.close();
  };
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== sandbox || data?.source !== 'paypal-sandbox' || data.outcome !== 'arrived') return;
    if (closing.has(source)) source.postMessage({ source: 'paypal-sdk', request: 'close' }, sandbox);
  });

  function createSession(options) {
    let running = null;

    const end = () => {
      if (running === null) return null;
      const ended = running;
      running = null;
      clearInterval(ended.watch);
      window.removeEventListener('message', ended.listen);
      close(ended.popup);
      return ended;
    };
    const settle = async (outcome) => {
      const ended = end();
      if (ended === null) return;
      const { orderId } = ended;
      if (outcome === 'approved') {
        await options.onApprove?.({ orderId, payerId: 'SANDBOXBUYER1', fundingSource: 'paypal' });
        options.onComplete?.({ paymentSessionState: 'approved' });
      } else {
        options.onCancel?.({ orderId });
        options.onComplete?.({ paymentSessionState: 'canceled' });
      }
    };

    return {
      async start(presentation, orderPromise) {
        if (running !== null) {
          running.popup.focus();
          orderPromise?.catch(() => {});
          throw fail('ERR_SESSION_RUNNING', 'The payment window is already open.');
        }
        windows += 1;
        const name = 'paypal-sandbox-' + windows;
        const popup = window.open(sandbox + '/paypal/checkoutnow', name, 'popup,width=460,height=720');
        if (popup === null) {
          orderPromise?.catch(() => {});
          throw fail('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The browser has blocked the payment window.');
        }
        const session = { popup, orderId: undefined, watch: 0, listen: null };
        // A navigation before the first page is loaded would be replaced by that page.
        let setLoaded;
        const isLoaded = new Promise((resolve) => {
          setLoaded = resolve;
          setTimeout(resolve, 5_000);
        });
        session.listen = (event) => {
          if (event.origin !== sandbox || event.source !== popup) return;
          if (event.data?.source === 'paypal-sandbox' && event.data.outcome === 'arrived') return setLoaded();
          if (event.data?.source !== 'paypal-sandbox' || event.data.orderId !== session.orderId) return;
          settle(event.data.outcome).catch((error) => options.onError?.(error));
        };
        window.addEventListener('message', session.listen);
        running = session;
        try {
          session.orderId = orderPromise === undefined ? options.orderId : (await orderPromise).orderId;
        } catch (error) {
          if (running === session) end();
          throw error;
        }
        if (running !== session) return;
        // The last message may arrive after the popup is closed. Cancels at the next check only.
        let wasClosed = false;
        session.watch = setInterval(() => {
          if (wasClosed) settle('cancelled').catch((error) => options.onError?.(error));
          wasClosed = popup.closed;
        }, 300);
        await isLoaded;
        if (running !== session) return;
        const query = new URLSearchParams({ token: session.orderId, origin: location.origin });
        // The interval above detects a popup closed in the meantime.
        if (!popup.closed) popup.location.replace(sandbox + '/paypal/checkoutnow?' + query);
      },
      cancel: () => void settle('cancelled'),
      destroy: () => void end(),
      hasReturned: () => false,
      resume: async () => {},
    };
  }

  window.paypal = {
    version: '6.0.0-sandbox',
    async createInstance({ clientId, clientToken, components = [] } = {}) {
      if (!clientId && !clientToken) throw fail('ERR_INVALID_CLIENT_TOKEN', 'A client id is required.');
      const eligible = { isEligible: (method) => method === 'paypal', getDetails: () => ({}) };
      return {
        ...(components.includes('paypal-payments') && { createPayPalOneTimePaymentSession: createSession }),
        findEligibleMethods: async () => eligible,
        hydrateEligibleMethods: () => eligible,
        updateLocale: () => {},
      };
    },
  };
})();
`;
