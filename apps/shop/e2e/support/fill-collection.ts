import type { RunningShop } from './running-shop.ts';
import { signInAsAdmin } from './sign-in-as-admin.ts';

/** A collection made for a test. */
export interface FilledCollection {
  /** Its page, as a path. */
  readonly path: string;
  /** Takes it and its articles away again. */
  remove(): Promise<void>;
}

/** Puts a collection of so many ready-made articles with pictures into a shop's database, as an admin may. */
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
      // By the category and not by 200 ids, which would make a long address.
      await client.from('articles').delete().like('title', 'Futternapf Nr. %').throwOnError();
      await client.from('categories').delete().eq('id', category.id).throwOnError();
    },
  };
}
