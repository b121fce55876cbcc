import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleId, categoryIds, templateIds, userIds } from '../../seed/ids.ts';
import { openHost } from '../setup/open-host.ts';

let host: Awaited<ReturnType<typeof openHost>>;
const consoleError = console.error;
beforeAll(async () => {
  host = await openHost();
  // The embedded host prints every database error; those of these tests are expected.
  console.error = () => {};
});
afterAll(async () => {
  console.error = consoleError;
  await host.close();
});

async function signedIn(email: string) {
  const client = host.visitor();
  const { error } = await client.auth.signInWithPassword({ email, password: 'pfotenmass' });
  expect(error).toBeNull();
  return client;
}

describe('the Data API on the migrations and the seed', () => {
  it.each(['anna@example.de', 'ben@example.de', 'admin@example.de'])(
    '[SF-AUTH-11] The Data API signs %s in',
    async (email) => {
      const client = await signedIn(email);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
    },
  );

  it('[DATA-31] [DATA-32] [DATA-33] [DATA-34] The Data API returns the catalogue queries of the shop', async () => {
    const client = host.visitor();
    const categories = await client.from('categories').select('*').order('title');
    expect(categories.data?.map(({ title }) => title)).toEqual(['Geschirre', 'Halsbänder', 'Leinen', 'Mäntel']);
    const inCategory = await client
      .from('article_categories')
      .select('articles(*)')
      .eq('category_id', categoryIds.leashes);
    expect(inCategory.data).toHaveLength(2);
    const article = await client
      .from('articles')
      .select('*, article_categories(id, category_id, categories(title))')
      .eq('id', articleId(1))
      .single();
    expect(article.data).toMatchObject({
      price: 129,
      price_cents: 12900,
      article_categories: [{ categories: { title: 'Mäntel' } }],
    });
    const images = await client.from('article_images').select('*').eq('article_id', articleId(1)).order('created_at');
    expect(images.data).toHaveLength(1);
  });

  it('[DATA-35] The Data API returns get_complete_form', async () => {
    const { data } = await host.visitor().rpc('get_complete_form', { p_template_id: templateIds['dog-bed'] });
    expect(data).toMatchObject({ id: templateIds['dog-bed'], version: 1, configurator_type: null });
  });

  it('[DATA-28] [DATA-29] [DATA-30] The Data API returns profile and roles of the signed-in user', async () => {
    const client = await signedIn('anna@example.de');
    const profile = await client.from('profiles').select('*').eq('id', userIds.anna).single();
    expect(profile.data).toMatchObject({
      first_name: 'Anna',
      city: 'Berlin',
      country: 'Deutschland',
      deactivated_at: null,
    });
    const roles = await client.from('user_roles').select('role').eq('user_id', userIds.anna);
    expect(roles.data).toEqual([{ role: 'customer' }]);
  });

  it('[DATA-38] The Data API returns the order details to the owner only', async () => {
    const read = async (email: string) => {
      const client = await signedIn(email);
      const order = await client.from('orders').select('*').eq('order_id', 'PM-2026-742915').maybeSingle();
      const items = await client
        .from('order_items')
        .select('*')
        .eq('order_id', order.data?.id ?? userIds.anna);
      const payment = await client.from('payments').select('status').eq('payment_id', 'PAYID-MUSTER0002').maybeSingle();
      return [order.data?.status, items.data?.length, payment.data?.status];
    };
    expect(await read('anna@example.de')).toEqual(['completed', 2, 'completed']);
    expect(await read('admin@example.de')).toEqual(['completed', 2, 'completed']);
    expect(await read('ben@example.de')).toEqual([undefined, 0, undefined]);
  });

  it('[DATA-39] The Data API returns head-only counts', async () => {
    const client = await signedIn('admin@example.de');
    const { count, data } = await client.from('articles').select('*', { count: 'exact', head: true });
    expect([count, data]).toEqual([15, null]);
  });

  it('The Data API saves the user’s own profile', async () => {
    const client = await signedIn('ben@example.de');
    const { data } = await client
      .from('profiles')
      .update({ city: 'Hallein' })
      .eq('id', userIds.ben)
      .select('city')
      .single();
    expect(data).toEqual({ city: 'Hallein' });
  });

  it('The Data API returns our error codes and details to the caller', async () => {
    const admin = await signedIn('admin@example.de');
    const { error, status } = await admin.from('form_templates').delete().eq('id', templateIds['dog-bed']);
    expect([status, error?.code, error?.message]).toEqual([409, 'PT409', 'template_in_use']);
    expect(JSON.parse(error?.details ?? '')).toEqual({ articles: ['Hundebett „Ruhepol“'] });
  });

  it('The Data API rejects an order inserted by a browser', async () => {
    for (const client of [host.visitor(), await signedIn('anna@example.de'), await signedIn('admin@example.de')]) {
      const { error } = await client.from('orders').insert({ order_id: 'PM-2026-000001', total_cents: 1 });
      expect(error?.code).toBe('42501');
      const settlement = {
        p_order_id: null,
        p_outcome: 'verified',
        p_paypal_order_id: 'PP',
        p_payment_id: 'PAY-FORGED',
        p_amount_cents: 1,
        p_currency: 'EUR',
        p_source: 'browser',
      };
      expect((await client.rpc('settle_payment', settlement)).error?.code).toBe('42501');
    }
  });

  it('[SF-AUTH-10] The Data API creates the profile of a new account, which is unconfirmed', async () => {
    const client = host.visitor();
    const { data, error } = await client.auth.signUp({
      email: 'neu@example.de',
      password: 'geheim-genug',
      options: { data: { first_name: 'Nina', last_name: 'Neu' } },
    });
    expect([error, data.session]).toEqual([null, null]);
    const profile = await host
      .service()
      .from('profiles')
      .select('first_name, last_name')
      .eq('id', data.user?.id)
      .single();
    expect(profile.data).toEqual({ first_name: 'Nina', last_name: 'Neu' });
  });

  describe('pictures', () => {
    const picture = new Uint8Array(20);
    const asWebp = { contentType: 'image/webp' };

    it('[DATA-40] [DATA-42] Pictures can be uploaded by functions, read by URL by every caller and listed by admins', async () => {
      const admin = await signedIn('admin@example.de');
      for (const bucket of ['category-images', 'article-images']) {
        expect((await host.service().storage.from(bucket).upload('picture.webp', picture, asWebp)).error).toBeNull();
        const { publicUrl } = admin.storage.from(bucket).getPublicUrl('picture.webp').data;
        expect((await host.app.fetch(new Request(publicUrl))).status).toBe(200);
        expect((await admin.storage.from(bucket).list()).data).toHaveLength(1);
      }
    });

    it('[BEY-35] Pictures cannot be uploaded, replaced or deleted by a browser, not even by an admin', async () => {
      for (const client of [host.visitor(), await signedIn('anna@example.de'), await signedIn('admin@example.de')]) {
        const bucket = client.storage.from('article-images');
        expect((await bucket.upload('x.webp', picture, asWebp)).error?.message).toMatch(/row-level security/);
        expect((await bucket.update('picture.webp', picture, asWebp)).error?.message).toMatch(/row-level security/);
        await bucket.remove(['picture.webp']);
      }
      const { data } = await host.service().storage.from('article-images').list();
      expect(data?.map(({ name }) => name)).toEqual(['picture.webp']);
    });

    it('Pictures cannot be listed by visitors or customers', async () => {
      for (const client of [host.visitor(), await signedIn('anna@example.de')]) {
        expect((await client.storage.from('article-images').list()).data ?? []).toEqual([]);
      }
    });

    it.each([
      ['an SVG', 'article-images', 'image/svg+xml', 20, /mime type/],
      ['a page', 'article-images', 'text/html', 20, /mime type/],
      ['a category picture over 2 MB', 'category-images', 'image/webp', 2_097_153, /maximum allowed size/],
      ['an article picture over 5 MB', 'article-images', 'image/webp', 5_242_881, /maximum allowed size/],
    ])('Pictures are rejected for every role: %s', async (_what, bucket, contentType, bytes, why) => {
      const { error } = await host
        .service()
        .storage.from(bucket)
        .upload('evil', new Uint8Array(bytes), { contentType });
      expect(error?.message).toMatch(why);
    });
  });
});
