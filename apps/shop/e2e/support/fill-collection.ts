import type { RunningShop } from './running-shop.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

/** A collection created for a test. */
export interface FilledCollection {
  /** Path of its page. */
  readonly path: string;
  /** Deletes it and its articles. */
  remove(): Promise<void>;
}

/** Creates a collection with this number of ready-made articles with pictures, as an admin. */
export async function fillCollection(
  shop: Pick<RunningShop, 'shopUrl' | 'backendUrl'>,
  count: number,
): Promise<FilledCollection> {
  const { client } = await signInAsAdmin(shop);
  const { data: category } = await client
    .from('categories')
    .insert({ title: 'Näpfe in allen Größen' })
    .select('id')
    .single<{ id: string }>()
    .throwOnError();
  const rows = Array.from({ length: count }, (_, index) => ({
    title: `Futternapf Nr. ${index + 1}`,
    description: 'Schwerer Napf aus Steinzeug, innen glasiert, mit rutschfestem Ring. Für drinnen und draußen.',
    image_url: '/catalogue/pflegeset-werkstatt.webp',
    price: 19.9 + index,
    is_paused: false,
    withdrawal_excluded: false,
    safety_notes: 'Für Hunde bestimmt. Einen beschädigten Napf nicht weiter verwenden.',
  }));
  const { data: articles } = await client
    .from('articles')
    .insert(rows)
    .select('id')
    .overrideTypes<{ id: string }[]>()
    .throwOnError();
  const links = articles.map(({ id }) => ({ article_id: id, category_id: category.id }));
  await client.from('article_categories').insert(links).throwOnError();
  return {
    path: `/categories/${category.id}`,
    remove: async () => {
      // By title, because 200 ids would make the URL too long.
      await client.from('articles').delete().like('title', 'Futternapf Nr. %').throwOnError();
      await client.from('categories').delete().eq('id', category.id).throwOnError();
    },
  };
}
