import { startBalancer } from '../../apps/shop/deployed/machines/balancer.ts';
import { type ShopServer, startShopServer } from '../../apps/shop/e2e/support/shop-server.ts';
import type { RunningShop } from '../serve/serve-shop.ts';
import { measureThroughput } from './measure-throughput.ts';

const reference = 'imprint';
/** Pages of the catalogue render at least this fast, compared with a page without data. */
const goalOfRendering = 0.7;
/** A shared cache sends a page at least this many times as fast as a server that reads its data for every page. */
const goalOfCache = 10;

/**
 * Compares, in pages per second within one run: servers that read the catalogue for every page, servers that keep it
 * for some seconds, and the balancer's cache in front of them.
 * @param pages paths of the catalogue by name
 */
export async function measureCaching(shop: RunningShop, pages: Readonly<Record<string, string>>) {
  const [without, keeping] = await Promise.all([
    startShopServer({ ...shop.shopEnv, CATALOGUE_MAX_AGE: '0', HOST: '127.0.0.1' }),
    startShopServer({ ...shop.shopEnv, CATALOGUE_MAX_AGE: '5', HOST: '127.0.0.1' }),
  ]);
  const { host } = new URL(addressOf(keeping));
  const balancer = await startBalancer([host, host, host]);
  try {
    const paths = { [reference]: '/impressum', ...pages };
    const urls = Object.entries(paths).flatMap(([name, path]) => [
      [`${name}, uncached`, addressOf(without) + path],
      [name, addressOf(keeping) + path],
      [`${name}, shared cache`, balancer.url + path],
    ]);
    const perSecond = await measureThroughput(Object.fromEntries(urls));
    const rows: Record<string, Record<string, number>> = {};
    const missed: string[] = [];
    for (const name of Object.keys(paths)) {
      const [uncached = 0, rendered = 0, cached = 0] = [`${name}, uncached`, name, `${name}, shared cache`].map(
        (each) => perSecond[each],
      );
      const ratio = Number((rendered / (perSecond[reference] ?? Number.NaN)).toFixed(2));
      const gain = Number((cached / uncached).toFixed(1));
      rows[name] = {
        'uncached, pages/s': uncached,
        'rendered, pages/s': rendered,
        'shared cache, pages/s': cached,
        'rendered / imprint': ratio,
        'shared cache / uncached': gain,
      };
      if (!(ratio >= goalOfRendering))
        missed.push(`${name}: renders ${ratio} times as fast as the imprint, goal ${goalOfRendering}`);
      if (!(gain >= goalOfCache))
        missed.push(`${name}: the shared cache is ${gain} times as fast, goal ${goalOfCache}`);
    }
    return { rows, missed };
  } finally {
    await balancer.close();
    await Promise.all([without.close(), keeping.close()]);
  }
}

/** The balancer and the measuring know no names of hosts. */
function addressOf({ url }: ShopServer): string {
  return url.replace('localhost', '127.0.0.1');
}
