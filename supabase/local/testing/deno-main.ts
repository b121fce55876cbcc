// Runs in Deno: serves the modules `…/<name>/index.ts` named on the command line, each with its name as the path.

type Serve = (handle: (request: Request) => Response | Promise<Response>) => unknown;

// Node has no types for Deno.
const { Deno } = globalThis as unknown as { Deno: { args: readonly string[]; serve: Serve } };

const served = new Map<string, Parameters<Serve>[0]>();
const serve = Deno.serve;
for (const module of Deno.args) {
  Deno.serve = (handle) => served.set(module.split(/[\\/]/).at(-2) ?? '', handle);
  await import(new URL(module, 'file:').href);
}
serve((request) => {
  const handle = served.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
  return handle === undefined ? new Response(null, { status: 404 }) : handle(request);
});

export {};
