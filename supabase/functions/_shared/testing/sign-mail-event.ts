import { createHmac } from 'node:crypto';

/** Signs an event of the mail provider as it does. @param time seconds since 1970 */
export function signMailEvent(event: object, secret = '', time = Math.floor(Date.now() / 1000)) {
  const body = JSON.stringify(event);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${time}.${body}`).digest('base64');
  return { body, headers: { 'svix-id': 'msg_1', 'svix-timestamp': String(time), 'svix-signature': `v1,${signature}` } };
}
