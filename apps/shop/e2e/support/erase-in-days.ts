import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runningShop } from './running-shop.ts';

/** Erases personal data and removes unneeded files, as the cleanup would do this many days from now: with this file. */
export async function eraseInDays(days: number, fileId: string): Promise<void> {
  const { backendUrl, dataFolder } = runningShop();
  const { secret }: { secret: string } = JSON.parse(readFileSync(join(dataFolder, 'keys.json'), 'utf8'));
  const send = async (path: string, body?: object) => {
    const reply = await fetch(`${backendUrl}/${path}`, {
      headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return reply.text();
  };
  const futureDate = new Date(Date.now() + days * 86_400_000).toISOString();
  await send('rest/v1/rpc/erase_personal_data', { p_now: futureDate });
  // Works after its reply.
  await send('functions/v1/sweep', { job: 'cleaning' });
  await expect.poll(() => send(`rest/v1/order_files?select=id&id=eq.${fileId}`)).toBe('[]');
}
