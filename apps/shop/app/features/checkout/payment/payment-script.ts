const loads = new Map<string, Promise<void>>();

/**
 * Loads PayPal's script, once. It is requested only once the shopper reaches the payment: before that nothing of
 * PayPal's is requested.
 * @param url the shop's PAYPAL_SDK_URL
 * @throws Error when the script cannot be loaded or is not PayPal's; a later call tries again
 */
export function loadPaymentScript(url: string): Promise<void> {
  if (isPayPalLoaded()) return Promise.resolve();
  const running = loads.get(url);
  if (running) return running;
  const load = appendScript(url).catch((error: unknown) => {
    loads.delete(url);
    throw error;
  });
  loads.set(url, load);
  return load;
}

/** The loader of react-paypal-js takes a `window.paypal` that names its version and adds no script of its own. */
function isPayPalLoaded(): boolean {
  const paypal: unknown = Reflect.get(window, 'paypal');
  if (typeof paypal !== 'object' || paypal === null) return false;
  const version: unknown = Reflect.get(paypal, 'version');
  return typeof version === 'string' && version.startsWith('6');
}

function appendScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    const fail = () => {
      script.remove();
      reject(new Error(`The payment script ${url} could not be loaded`));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => (isPayPalLoaded() ? resolve() : fail()));
    document.head.append(script);
  });
}
