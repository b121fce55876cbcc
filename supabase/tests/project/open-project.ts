import { startBackend } from '../../local/host.ts';
import { type ExternalProject, projectServices, readExternalProject } from '../../local/testing/external-project.ts';
import { nativeConnection } from '../../local/testing/native-connection.ts';
import { type TestBackend, withCalls } from '../../local/testing/test-backend.ts';
import { copyDatabase } from '../setup/prepared-database.ts';

/** A project and a backend that passes its requests on to it and adds functions, PayPal's stand-in and a mailbox. */
export interface OpenProject {
  project: ExternalProject;
  backend: TestBackend;
  close(): Promise<void>;
}

/**
 * Opens the external project of the environment. Without one, the embedded services on a native PostgreSQL take its
 * place, and are reached in the same way.
 */
export async function openProject(): Promise<OpenProject> {
  const closing: (() => Promise<unknown>)[] = [];
  const project = readExternalProject(process.env) ?? (await startEmbeddedProject(closing));
  const connection = nativeConnection(project.databaseUrl);
  closing.push(() => connection.close());
  const backend = await startBackend({
    port: 0,
    hasSweepTimer: false,
    verificationDelayMs: 20,
    webhookDelayMs: 600_000,
    connection,
    project: projectServices(project),
  });
  closing.push(() => backend.close());
  return {
    project,
    backend: withCalls(backend),
    async close() {
      for (const step of closing.toReversed()) await step();
    },
  };
}

async function startEmbeddedProject(closing: (() => Promise<unknown>)[]): Promise<ExternalProject> {
  const copy = await copyDatabase();
  closing.push(() => copy.close());
  const connection = nativeConnection(copy.url);
  closing.push(() => connection.close());
  const services = await startBackend({ port: 0, hasSweepTimer: false, connection });
  closing.push(() => services.close());
  const project = readExternalProject({
    SUPABASE_URL: services.url,
    SUPABASE_PUBLISHABLE_KEY: services.keys.publishable,
    SUPABASE_SECRET_KEY: services.keys.secret,
    SUPABASE_DB_URL: copy.url,
  });
  if (project === null) throw new Error('The embedded project has no address');
  return project;
}
