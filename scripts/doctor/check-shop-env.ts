import type { Mistake, Variables } from './mistake.ts';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];
const allInterfaces = ['0.0.0.0', '::', '[::]', '*'];
/** Headers with the visitor's address that proxies overwrite or append to. */
const addressHeaders = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'fly-client-ip', 'true-client-ip'];
const minSecretCharacters = 32;

/** Checks the environment of the shop's server. */
export function checkShopEnv(env: Variables): Mistake[] {
  return [
    ...checkPublicAddress('SHOP_URL', 'the public address of the shop, as https://shop.example', env.SHOP_URL),
    ...checkPublicAddress('SUPABASE_URL', 'the address of the hosted project', env.SUPABASE_URL),
    ...checkPublishableKey(env.SUPABASE_PUBLISHABLE_KEY ?? ''),
    ...checkShopKey(env.SHOP_KEY ?? ''),
    ...checkListening(env),
  ];
}

function checkPublicAddress(name: string, meaning: string, value = ''): Mistake[] {
  const url = URL.parse(value);
  const fix = `Set ${name} to ${meaning}.`;
  if (url === null) return [{ problem: `${name} is ${value === '' ? 'missing' : 'not a URL'}.`, fix }];
  if (loopbackHosts.includes(url.hostname))
    return [{ problem: `${name} is ${value}, an address of this machine.`, fix }];
  return url.protocol === 'https:' ? [] : [{ problem: `${name} is ${value}, without https.`, fix }];
}

function checkPublishableKey(key: string): Mistake[] {
  const fix = 'Set SUPABASE_PUBLISHABLE_KEY to the publishable key of the project, which begins with sb_publishable_.';
  if (key === '') return [{ problem: 'SUPABASE_PUBLISHABLE_KEY is missing.', fix }];
  if (key.startsWith('sb_publishable_')) return [];
  if (key.startsWith('eyJ')) {
    return [{ problem: 'SUPABASE_PUBLISHABLE_KEY is a legacy anon key: guests would get 401 from place-order.', fix }];
  }
  const isSecret = key.startsWith('sb_secret_');
  return [{ problem: `SUPABASE_PUBLISHABLE_KEY is ${isSecret ? 'a secret key' : 'not a publishable key'}.`, fix }];
}

function checkShopKey(key: string): Mistake[] {
  if (key.length >= minSecretCharacters) return [];
  return [
    {
      problem: `SHOP_KEY is ${key === '' ? 'missing' : 'too short'}: all visitors who send a form would count as one.`,
      fix: 'Set SHOP_KEY to the output of `openssl rand -base64 32`, and enter its digest as described in docs/going-live.md.',
    },
  ];
}

function checkListening(env: Variables): Mistake[] {
  const { HOST: host = '', BEHIND_PROXY_ONLY: behindProxyOnly, CLIENT_ADDRESS_HEADER: header = '' } = env;
  const mistakes: Mistake[] = [];
  if (allInterfaces.includes(host) && behindProxyOnly !== 'true') {
    mistakes.push({
      problem: `HOST is ${host}: the shop listens on all interfaces and can be reached without the TLS proxy.`,
      fix: 'Remove HOST, or set it to an address that only the proxy can reach. In a container whose port only the proxy can reach, set BEHIND_PROXY_ONLY=true.',
    });
  }
  if (!addressHeaders.includes(header.toLowerCase())) {
    mistakes.push({
      problem: `CLIENT_ADDRESS_HEADER is ${header === '' ? 'missing' : `${header}, which is not known`}: visitors cannot be distinguished by their address.`,
      fix: `Set CLIENT_ADDRESS_HEADER to the header in which the proxy sends the client address: ${addressHeaders.join(', ')}.`,
    });
  }
  return mistakes;
}
