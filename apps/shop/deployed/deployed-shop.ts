import type { FloodedShop } from '../../../scripts/flood/flooded-shop.ts';

/** Public address of the deployed shop, resolved in the browser by `resolverRules`. */
export const publicUrl = 'https://shop.example';

/** Host of the payment script. The sandbox replaces PayPal. */
export const paypalHost = 'www.sandbox.paypal.com';

/** Environment variables by which the global setup passes addresses to the tests. */
export const backendVariable = 'DEPLOYED_BACKEND';
export const proxyVariable = 'DEPLOYED_PROXY_PORT';
export const floodedVariable = 'DEPLOYED_BEHIND_PROXY';
export const shopEnvVariable = 'DEPLOYED_SHOP_ENV';

/** Base URL of the backend, for its mailbox. */
export function backendUrl(): string {
  return process.env[backendVariable] ?? '';
}

/** Chromium's resolver rules that map both host names to the proxy. */
export function resolverRules(): string {
  const proxy = `127.0.0.1:${process.env[proxyVariable]}`;
  return [new URL(publicUrl).host, paypalHost].map((host) => `MAP ${host}:443 ${proxy}`).join(', ');
}

/** The shop behind the proxy, for requests that set their client address. */
export function floodedShop(): FloodedShop {
  return JSON.parse(process.env[floodedVariable] ?? '{}');
}

/** Settings by which another server of the shop uses the same backend. */
export function shopEnv(): Readonly<Record<string, string>> {
  return JSON.parse(process.env[shopEnvVariable] ?? '{}');
}
