import type { Mistake, Variables } from './mistake.ts';

const live = { PAYPAL_SDK_URL: 'https://www.paypal.com/web-sdk/v6/core', PAYPAL_API_BASE: 'https://api-m.paypal.com' };

/** Checks that shop and functions accept real payments, to the same account. */
export function checkPayment(shop: Variables, functions: Variables): Mistake[] {
  const mistakes: Mistake[] = [];
  const addresses = [
    { name: 'PAYPAL_SDK_URL', where: 'the shop', value: shop.PAYPAL_SDK_URL, expected: live.PAYPAL_SDK_URL },
    {
      name: 'PAYPAL_API_BASE',
      where: 'the functions',
      value: functions.PAYPAL_API_BASE,
      expected: live.PAYPAL_API_BASE,
    },
  ];
  for (const { name, where, value = '', expected } of addresses) {
    if (URL.parse(value)?.origin === new URL(expected).origin) continue;
    const isSandbox = value.includes('sandbox');
    mistakes.push({
      problem: `${name} of ${where} is ${value === '' ? 'missing' : isSandbox ? `${value}, PayPal's sandbox: no real payment would be made` : `${value}, which is not PayPal`}.`,
      fix: `Set it to ${expected}.`,
    });
  }
  const { PAYPAL_CLIENT_ID: clientId = '' } = shop;
  if (clientId === '' || clientId.startsWith('sandbox')) {
    mistakes.push({
      problem: `PAYPAL_CLIENT_ID of the shop is ${clientId === '' ? 'missing' : "the local sandbox's"}.`,
      fix: 'Set it to the client id of the PayPal REST app.',
    });
  } else if (clientId !== functions.PAYPAL_CLIENT_ID) {
    mistakes.push({
      problem: 'PAYPAL_CLIENT_ID is not the same in the shop and in the functions: payments could not be captured.',
      fix: 'Set both to the client id of the same PayPal REST app.',
    });
  }
  return mistakes;
}
