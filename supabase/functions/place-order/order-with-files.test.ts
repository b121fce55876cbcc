import {
  type Configurator,
  type FileReference,
  loadConfigurator,
  setValues,
  toConfiguratorSettings,
} from 'configurator-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  errorReplySchema,
  fileLinkReplySchema,
  type OrderLineRequest,
  quoteCartReplySchema,
  uploadFileReplySchema,
} from '../../contracts/index.ts';
import type { FunctionName } from '../../local/functions-host.ts';
import { aGuest, anOrder, type TestBackend, testBackend } from '../../local/testing/test-backend.ts';
import { greyhound } from '../../seed/dogs.ts';
import { templateIds } from '../../seed/ids.ts';
import { sweep } from '../_shared/maintenance/sweep.ts';
import { png } from '../_shared/testing/make-pictures.ts';

const coatId = '30000000-0000-4000-8000-000000000001';
const uploadSecret = 'a'.repeat(64);

let backend: TestBackend;
let coat: Configurator;
let clock = new Date();
beforeAll(async () => {
  backend = await testBackend({ now: () => clock });
  const { data } = await backend.deps.database.rpc('get_complete_form', { p_template_id: templateIds['dog-coat'] });
  const loaded = loadConfigurator(data);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  coat = loaded.value;
});
afterAll(() => backend.close());

async function upload(): Promise<FileReference> {
  const url = `${backend.url}/functions/v1/upload-file?name=Bello.jpg`;
  const headers = { 'x-upload-secret': uploadSecret };
  const reply = await fetch(url, { method: 'POST', headers, body: png(30, 20) });
  return uploadFileReplySchema.parse(await reply.json());
}

/** A cart line for a coat with a photo. */
function withPhoto(...photo: FileReference[]): OrderLineRequest {
  const choices = { ...greyhound, fabric: 'loden-grau', selectedColor: 'olive', type: 'none' };
  const values = { ...setValues(coat, {}, choices), photo };
  return { articleId: coatId, quantity: 1, configuratorSettings: { ...toConfiguratorSettings(coat, values) } };
}

async function quote(item: OrderLineRequest, secret: string | null = uploadSecret) {
  const { body } = await backend.call('quote-cart', { items: [item], uploadSecret: secret });
  const [line] = quoteCartReplySchema.parse(body).lines;
  if (line === undefined) throw new Error('No line was quoted');
  return line;
}

async function order(item: OrderLineRequest, secret: string | null = uploadSecret) {
  const line = await quote(item);
  const shownTotalCents = line.state === 'offered' ? line.unitPriceCents : 0;
  return { ...anOrder({ items: [item], shownTotalCents }), uploadSecret: secret };
}

async function refusal(name: FunctionName, body: object, token?: string) {
  const reply = await backend.call(name, body, token);
  const { code, params } = errorReplySchema.parse(reply.body).error;
  return { code, params };
}

it('A photo is kept with its order for shopper and workshop, listed in mails, and erased', async () => {
  const file = await upload();
  const admin = await backend.signIn('admin@example.de');
  const { orderId, orderDbId, accessToken, paypalOrderId } = await backend.place(await order(withPhoto(file)));
  const asked = { file: file.id, order: orderId, accessToken };
  for (const reply of [await backend.call('file-link', asked), await backend.call('file-link', asked, admin)]) {
    expect(fileLinkReplySchema.parse(reply.body).name).toBe('Bello.webp');
  }
  await backend.decide(paypalOrderId, 'approve');
  await backend.capture(paypalOrderId);
  const mails = async () => (await backend.mails()).filter(({ subject }) => subject.includes(orderId));
  await backend.settled();
  expect((await mails()).length).toBeGreaterThan(1);
  const texts = (await mails()).map(({ text }) => text);
  for (const text of texts) expect(text).not.toContain(file.id);
  expect((await mails()).find(({ to }) => to === aGuest.email)?.text).toContain('Foto vom Hund: Bello.webp');

  const stored = () => backend.deps.database.storage.from('order-files').download(file.id);
  expect((await stored()).error).toBeNull();
  clock = new Date(Date.now() + 9.5 * 365.25 * 86_400_000);
  await sweep(backend.deps);
  expect(await refusal('file-link', { file: file.id }, admin)).toMatchObject({ code: 'file_not_found' });
  expect((await stored()).error).not.toBeNull();
  const { data } = await backend.deps.database
    .from('order_items')
    .select('configurator_settings')
    .eq('order_id', orderDbId);
  expect(data).toEqual([{ configurator_settings: null }]);
  clock = new Date();
});

it('A line whose file is deleted or belongs to another user is reported, and the order rejected', async () => {
  const file = await upload();
  const item = withPhoto(file);
  const missing = { state: 'file_missing', names: ['Bello.webp'], step: 1, configuratorType: 'dog-coat' };
  expect((await quote(item)).state).toBe('offered');
  expect(await quote(item, null)).toEqual(missing);
  expect(await quote(item, 'b'.repeat(64))).toEqual(missing);
  const sent = await order(item);
  const unavailable = { code: 'file_unavailable', params: { index: 0, names: ['Bello.webp'] } };
  expect(await refusal('place-order', { ...sent, uploadSecret: null })).toEqual(unavailable);
  clock = new Date(Date.now() + 49 * 3_600_000);
  await sweep(backend.deps);
  clock = new Date();
  expect(await quote(item)).toEqual(missing);
  expect(await refusal('place-order', { ...sent, idempotencyKey: crypto.randomUUID() })).toEqual(unavailable);
});

it('The number and type of the files are validated against the template', async () => {
  const [one, two] = [await upload(), await upload()];
  expect((await quote(withPhoto(one, two))).state).toBe('invalid');
  const pdf = { ...one, mediaType: 'application/pdf' };
  expect((await quote(withPhoto(pdf))).state).toBe('invalid');
  // The reference is compared with the stored file.
  expect((await quote(withPhoto({ ...one, bytes: one.bytes - 1 }))).state).toBe('file_missing');
});
