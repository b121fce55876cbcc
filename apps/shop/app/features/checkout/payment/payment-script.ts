const loads = new Map<string, Promise<void>>();

/**
 * Loads PayPal's script once. Call it only when the shopper reaches the payment: nothing may be requested from PayPal
 * before.
 * @param url the shop's PAYPAL_SDK_URL
 * @throws Error if the script cannot be loaded or is not PayPal's; a later call retries
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

/** Whether `window.paypal` has a version 6. The loader of react-paypal-js then uses it and adds no script. */
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
