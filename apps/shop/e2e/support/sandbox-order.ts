/** The parts of a PayPal order that tests read. */
export interface SandboxOrder {
  status: string;
  intent: string;
  purchase_units: { invoice_id: string; amount: { value: string } }[];
}

/** Reads an order from the PayPal sandbox. */
export async function sandboxOrder(backendUrl: string, paypalOrderId: string): Promise<SandboxOrder> {
  const token = await fetch(`${backendUrl}/paypal/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('sandbox-client:sandbox-secret')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: accessToken } = await token.json();
  const order = await fetch(`${backendUrl}/paypal/v2/checkout/orders/${paypalOrderId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return order.json();
}
