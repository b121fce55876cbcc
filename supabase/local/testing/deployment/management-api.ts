import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';

const metadataSchema = z.object({
  name: z.string(),
  entrypoint_path: z.string(),
  import_map_path: z.string(),
  verify_jwt: z.boolean(),
});

/** What the CLI uploads for one function, as the platform receives it. */
export interface FunctionUpload {
  readonly name: string;
  /** Path of the module that is started, relative to the folder of the files */
  readonly entrypoint: string;
  /** Path of the import map; empty if the CLI found none */
  readonly importMap: string;
  readonly verifyJwt: boolean;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
}

/** The part of Supabase's management API that `supabase functions deploy` calls. */
export interface ManagementApi {
  readonly url: string;
  readonly uploads: readonly FunctionUpload[];
  close(): void;
}

/** Starts a stub of the management API on 127.0.0.1 that keeps what is uploaded. */
export async function startManagementApi(): Promise<ManagementApi> {
  const uploads: FunctionUpload[] = [];
  const server: Server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const body = await buffer(request);
    reply.setHeader('content-type', 'application/json');
    if (request.method !== 'POST' || !url.pathname.endsWith('/functions/deploy')) {
      // Lists of functions and of projects: a new project has none.
      reply.end('[]');
      return;
    }
    const upload = await readUpload(new Uint8Array(body), request.headers['content-type'] ?? '');
    uploads.push(upload);
    reply.statusCode = 201;
    reply.end(JSON.stringify(deployedFunction(upload)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, uploads, close: () => server.close() };
}

async function readUpload(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FunctionUpload> {
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const metadata = metadataSchema.parse(JSON.parse(String(form.get('metadata'))));
  const files = form.getAll('file').filter((entry) => typeof entry !== 'string');
  return {
    name: metadata.name,
    entrypoint: metadata.entrypoint_path,
    importMap: metadata.import_map_path,
    verifyJwt: metadata.verify_jwt,
    files: await Promise.all(
      files.map(async (file) => ({ path: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ),
  };
}

function deployedFunction({ name, verifyJwt, entrypoint, importMap }: FunctionUpload) {
  return {
    id: '00000000-0000-0000-0000-000000000000',
    slug: name,
    name,
    status: 'ACTIVE',
    version: 1,
    created_at: 1,
    updated_at: 1,
    verify_jwt: verifyJwt,
    import_map: importMap !== '',
    entrypoint_path: entrypoint,
    import_map_path: importMap,
  };
}
