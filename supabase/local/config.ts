import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as z from 'zod/mini';
import { StartupError } from './startup-error.ts';

const mailTemplateSchema = z.object({ subject: z.string(), content_path: z.string() });

/** The settings of `config.toml` that the embedded host reads; the others are for the Supabase CLI. */
const configSchema = z.object({
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number() }),
  db: z.object({ seed: z.object({ enabled: z.boolean(), sql_paths: z.array(z.string()) }) }),
  auth: z.object({
    additional_redirect_urls: z.array(z.string()),
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number(),
    email: z.object({
      enabled: z.boolean(),
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      secure_password_change: z.boolean(),
      template: z._default(z.record(z.string(), mailTemplateSchema), {}),
    }),
  }),
  storage: z.object({ file_size_limit: z.string() }),
});

export type SupabaseConfig = z.infer<typeof configSchema>;

/**
 * Reads `config.toml`.
 * @throws StartupError that names the file and the setting
 */
export function readConfig(file: URL): SupabaseConfig {
  try {
    return configSchema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason =
      error instanceof z.core.$ZodError
        ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
        : String(error);
    throw new StartupError(`supabase/config.toml cannot be read. ${reason}`);
  }
}
