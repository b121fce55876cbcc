import * as z from 'zod/mini';
import type { BackendOptions } from '../host.ts';
import { passOn } from '../server/pass-on.ts';

const variables = {
  url: 'SUPABASE_URL',
  publishableKey: 'SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  databaseUrl: 'SUPABASE_DB_URL',
} as const;

const projectSchema = z.object({
  url: z.url(),
  publishableKey: z.string().check(z.minLength(1)),
  secretKey: z.string().check(z.minLength(1)),
  databaseUrl: z.url(),
});

/** A Supabase project with the migrations and the seed, made for tests: they write to it. */
export type ExternalProject = z.infer<typeof projectSchema>;

/**
 * Returns the project named by `SUPABASE_URL`, `SUPABASE_PUBLISHABLE_KEY`, `SUPABASE_SECRET_KEY` and `SUPABASE_DB_URL`;
 * null without the first of them.
 * @throws Error that names the missing variables, so that no run tests the embedded services by mistake
 */
export function readExternalProject(env: Readonly<Record<string, string | undefined>>): ExternalProject | null {
  if (!env.SUPABASE_URL) return null;
  const values = Object.entries(variables).map(([key, name]) => [key, env[name]?.replace(/\/$/, '')]);
  const project = projectSchema.safeParse(Object.fromEntries(values));
  if (project.success) return project.data;
  const wrong = project.error.issues.map(({ path: [key] }) => variables[String(key) as keyof ExternalProject]);
  throw new Error(`SUPABASE_URL names a project to test. Set or correct also: ${[...new Set(wrong)].join(', ')}.`);
}

/** Lets a backend of this repository pass requests to Data API, Auth and Storage on to a project. */
export function projectServices({
  url,
  publishableKey,
  secretKey,
}: ExternalProject): BackendOptions['project'] & object {
  return {
    serve: (request) => passOn(request, url),
    keys: { publishable: publishableKey, secret: secretKey },
  };
}
