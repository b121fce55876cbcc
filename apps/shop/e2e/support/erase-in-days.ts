import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runningShop } from './running-shop.ts';

/** Erases personal data and removes unneeded files, as the cleanup would do this many days from now. */
export async function eraseInDays(days: number): Promise<void> {
  const { backendUrl, dataFolder } = runningShop();
  const { secret }: { secret: string } = JSON.parse(readFileSync(join(dataFolder, 'keys.json'), 'utf8'));
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${backendUrl}/${path}`, {
      method: 'POST',
      headers: { apikey: secret, authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(await reply.text());
  };
  const futureDate = new Date(Date.now() + days * 86_400_000).toISOString();
  await post('rest/v1/rpc/erase_personal_data', { p_now: futureDate });
  await post('functions/v1/sweep', {});
}
