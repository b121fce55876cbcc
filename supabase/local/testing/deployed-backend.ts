import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { MailTransport } from '../../functions/_shared/mails/mail-transport.ts';
import { connectTo, openNativeShop } from '../../tests/setup/native-database.ts';
import { startBackend } from '../host.ts';
import type { Handle } from '../server/handle.ts';
import { passOn } from '../server/pass-on.ts';
import { startUploads } from './deno-function.ts';
import { deployFunctions } from './deployment/deploy-functions.ts';
import { projectServices, readExternalProject } from './external-project.ts';
import { nativeConnection } from './native-connection.ts';

/** A backend that runs like a hosted project. */
export interface DeployedBackend {
  url: string;
  /** Environment variables the shop needs to reach the backend, including `SHOP_KEY`. */
  shopEnv: Readonly<Record<string, string>>;
  /** Key of the Data API that bypasses policies, to read stored data. */
  secretKey: string;
  close(): Promise<void>;
}

const sweepEveryMs = 1_000;

/**
 * Starts a native PostgreSQL with the migrations, the default privileges of a hosted project and the demo catalogue,
 * Data API and Auth in front of it, and in Deno the functions as the Supabase CLI uploads them. With `SUPABASE_URL` in
 * the environment, database, Data API, Auth and Storage are those of that project.
 */
export async function startDeployedBackend(shopUrl: string): Promise<DeployedBackend> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const external = readExternalProject(process.env);
    const shop = external === null ? await openNativeShop() : null;
    if (shop !== null) closing.push(shop.close);
    const databaseUrl = external?.databaseUrl ?? shop?.url ?? '';
    const shopKey = randomBytes(32).toString('base64url');
    const owner = await connectTo(databaseUrl);
    await owner.query(`insert into private.shop_keys (digest) values (encode(sha256(convert_to($1, 'UTF8')), 'hex'))`, [
      shopKey,
    ]);
    await owner.close();

    const connection = nativeConnection(databaseUrl);
    closing.push(() => connection.close());
    let serveFunctions: Handle = async () => new Response(null, { status: 503 });
    const backend = await startBackend({
      port: 0,
      shopUrl,
      connection,
      serveFunctions: (request) => serveFunctions(request),
      hasSweepTimer: false,
      ...(external !== null && { project: projectServices(external) }),
    });
    closing.push(backend.close);

    const mails = await startMailApi(backend.deps.mail);
    closing.push(() => mails.server.close());
    const { uploads, output } = await deployFunctions();
    if (uploads.length === 0) throw new Error(`The CLI deployed no function:\n${output}`);
    const functions = await startUploads(uploads, backend.deps.env, { url: mails.url, apiKey: 'key' });
    closing.push(functions.stop);
    serveFunctions = (request) => passOn(request, functions.url);
    closing.push(startClock(functions.url, backend.keys.secret));
    return {
      url: backend.url,
      shopEnv: { ...backend.shopEnv, SHOP_KEY: shopKey },
      secretKey: backend.keys.secret,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const sentMailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ filename: z.string(), content_type: z.string(), content: z.string() })),
});

/** Starts a stub of the mail provider's API that puts mails into the mailbox. */
async function startMailApi(mailbox: MailTransport): Promise<{ url: string; server: Server }> {
  const server = createServer(async (request, reply) => {
    const { attachments, ...mail } = sentMailSchema.parse(await json(request));
    const files = attachments.map((file) => ({
      fileName: file.filename,
      contentType: file.content_type,
      content: file.content,
    }));
    await mailbox.send({ ...mail, attachments: files }, String(request.headers['idempotency-key']));
    reply.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/emails`, server };
}

/** Calls the sweep repeatedly, like the database's scheduler. Returns a function that stops after the current run. */
function startClock(url: string, secretKey: string): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    const reply = await fetch(`${url}/sweep`, { method: 'POST', headers: { apikey: secretKey }, body: '{}' });
    if (!reply.ok) console.error(`The sweep failed: ${await reply.text()}`);
    await reply.body?.cancel();
    if (!isStopped) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      running = run();
    }, sweepEveryMs);
  };
  schedule();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
