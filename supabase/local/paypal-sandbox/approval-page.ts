import { html, raw } from 'hono/html';
import type { SandboxOrder } from './sandbox-state.ts';

/** The popup in which the buyer approves. It sends the outcome to the shop's page with postMessage and closes. */
export function approvalPage(order: SandboxOrder, shopOrigin: string, nonce: string) {
  const { description, invoice_id, amount } = order.unit;
  const shown = new Intl.NumberFormat('de-DE', { style: 'currency', currency: amount.currency_code });
  return sandboxPage(
    'PayPal-Sandbox',
    nonce,
    html`<p class="notice"><strong>Sandbox.</strong> Es wird kein Geld bewegt.</p>
      <h1>${shown.format(Number(amount.value))}</h1>
      <p class="what">${description ?? 'Ihre Bestellung'}${invoice_id === undefined ? '' : html`<br /><span>Bestellnummer ${invoice_id}</span>`}</p>
      <p class="account">Sie zahlen als <strong>kaeufer@sandbox.example</strong></p>
      <p role="alert" id="failure" hidden>Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.</p>
      <button class="primary" data-decision="approve">Jetzt bezahlen</button>
      <button data-decision="cancel">Abbrechen und zurück zum Shop</button>
      <details><summary>Andere Ausgänge</summary>
        <button data-decision="decline">Zahlungsmittel wird abgelehnt</button>
        <button data-decision="hold">Zahlung wird erst geprüft</button>
        <button data-decision="challenge">Bank verlangt eine Bestätigung</button>
      </details>
      <script nonce="${nonce}">${raw(popupScript(order.id, shopOrigin))}</script>`,
  );
}

/** Shown in the popup until the shop has placed the order, and if the order is unknown or paid. */
export function waitingPage(nonce: string, text: string) {
  return sandboxPage(
    'PayPal-Sandbox',
    nonce,
    html`<p class="notice"><strong>Sandbox.</strong> ${text}</p>
      <script nonce="${nonce}">${raw(arrival)}</script>`,
  );
}

/** Notifies the opening page that the window is ready. The page may reply that it can close. */
const arrival = `
addEventListener('message', (event) => {
  if (event.source === window.opener && event.data?.source === 'paypal-sdk' && event.data.request === 'close') window.close();
});
window.opener?.postMessage({ source: 'paypal-sandbox', outcome: 'arrived' }, '*');
`;

/** Escapes `<`, so that no value can end the script element. */
function inScript(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function popupScript(orderId: string, shopOrigin: string): string {
  return `${arrival}
const orderId = ${inScript(orderId)};
const report = (outcome) => {
  window.opener?.postMessage({ source: 'paypal-sandbox', orderId, outcome }, ${inScript(shopOrigin)});
  window.close();
};
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const { decision } = button.dataset;
    if (decision === 'cancel') return report('cancelled');
    for (const other of document.querySelectorAll('button')) other.disabled = true;
    const reply = await fetch('/paypal/decisions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ orderId, decision }),
    }).catch(() => undefined);
    if (reply?.ok) return report('approved');
    document.getElementById('failure').hidden = false;
    for (const other of document.querySelectorAll('button')) other.disabled = false;
  });
}`;
}

function sandboxPage(title: string, nonce: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="de"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><title>${title}</title>
<style nonce="${nonce}">${raw(styles)}</style></head><body><main>${body}</main></body></html>`;
}

const styles = `
:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#f4f6fb;color:#1d2433;font:1rem/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1.25rem 2rem}h1{margin:1.5rem 0 .25rem;font-size:2.4rem;text-align:center}
.notice{margin:0;padding:.75rem 1rem;border:2px dashed #8a5a00;border-radius:10px;background:#fff6e0}
.what,.account{margin:0 0 1rem;text-align:center}.what span{color:#4d566b;font-size:.9rem}#failure{color:#a11b1b}
button{display:block;width:100%;min-height:3rem;margin:.6rem 0;padding:.5rem 1rem;border:1.5px solid #1d2433;border-radius:8px;background:#fff;color:inherit;font:inherit;cursor:pointer}
.primary{border-color:#0b3f91;background:#0b3f91;color:#fff;font-weight:600}button:disabled{opacity:.6;cursor:progress}
button:focus-visible,summary:focus-visible{outline:3px solid #0b3f91;outline-offset:2px}details{margin-top:1rem}summary{cursor:pointer;min-height:1.75rem}`;
