import type { FloodedShop } from '../../../scripts/flood/flooded-shop.ts';

/** Public address of the deployed shop; browsers find it through `resolverRules`. */
export const publicUrl = 'https://shop.example';

/** Where the browser finds the payment script: the sandbox answers in place of PayPal. */
export const paypalHost = 'www.sandbox.paypal.com';

/** Environment variables in which the global setup passes addresses to the tests. */
export const backendVariable = 'DEPLOYED_BACKEND';
export const proxyVariable = 'DEPLOYED_PROXY_PORT';
export const floodedVariable = 'DEPLOYED_BEHIND_PROXY';

/** Base URL of the backend, for its mailbox. */
export function backendUrl(): string {
  return process.env[backendVariable] ?? '';
}

/** Leads both host names to the proxy, in Chromium's words. */
export function resolverRules(): string {
  const proxy = `127.0.0.1:${process.env[proxyVariable]}`;
  return [new URL(publicUrl).host, paypalHost].map((host) => `MAP ${host}:443 ${proxy}`).join(', ');
}

/** The shop behind the proxy, for requests that name the address they come from. */
export function floodedShop(): FloodedShop {
  return JSON.parse(process.env[floodedVariable] ?? '{}');
}
