const certificateHosts = ['api.paypal.com', 'api.sandbox.paypal.com'];
const dayMs = 24 * 60 * 60 * 1000;
/** PayPal resends an event for three days. */
const oldestMs = 4 * dayMs;
const clockSkewMs = 10 * 60 * 1000;

/**
 * Whether the headers of an event are plausible: a certificate URL of PayPal and a recent time. The certificate is not
 * fetched, because PayPal verifies the signature.
 */
export function hasPayPalHeaders(headers: Headers, now: Date): boolean {
  const certificate = headers.get('paypal-cert-url') ?? '';
  if (!URL.canParse(certificate)) return false;
  const { protocol, host } = new URL(certificate);
  const ageMs = now.getTime() - Date.parse(headers.get('paypal-transmission-time') ?? '');
  return protocol === 'https:' && certificateHosts.includes(host) && ageMs <= oldestMs && ageMs >= -clockSkewMs;
}
