import { parse } from 'smol-toml';

/** Auth settings that `supabase config push` would push. */
export interface AuthConfig {
  siteUrl: string;
  redirectUrls: readonly string[];
  isPasswordChangeSecure: boolean;
  areConfirmationsRequired: boolean;
  mailsPerHour: number;
  /** Pause between two mails to one address; null if missing or invalid */
  secondsBetweenMails: number | null;
  /** Whether second factors can be set up and used */
  isTotpEnabled: boolean;
  hasOwnMailServer: boolean;
}

type Table = Readonly<Record<string, unknown>>;

/**
 * Reads the settings that `supabase config push` would push to a project: the file, overridden by the project's block
 * in `[remotes]`.
 * @param toml contents of `supabase/config.toml`
 * @param supabaseUrl URL of the project, `https://<reference>.supabase.co`
 */
export function readAuthConfig(toml: string, supabaseUrl: string): AuthConfig {
  const { remotes, ...base } = parse(toml);
  const [reference] = (URL.parse(supabaseUrl)?.hostname ?? '').split('.');
  const remote = Object.values(tableOf(remotes))
    .map(tableOf)
    .find((block) => block.project_id === reference);
  const auth = tableOf(merge(base, remote ?? {}).auth);
  const email = tableOf(auth.email);
  const totp = tableOf(tableOf(auth.mfa).totp);
  return {
    siteUrl: String(auth.site_url ?? ''),
    redirectUrls: Array.isArray(auth.additional_redirect_urls) ? auth.additional_redirect_urls.map(String) : [],
    isPasswordChangeSecure: email.secure_password_change === true,
    areConfirmationsRequired: email.enable_confirmations === true,
    mailsPerHour: Number(tableOf(auth.rate_limit).email_sent ?? 0),
    secondsBetweenMails: secondsOf(email.max_frequency),
    isTotpEnabled: totp.enroll_enabled === true && totp.verify_enabled === true,
    hasOwnMailServer: tableOf(email.smtp).enabled === true,
  };
}

/** Reads a duration as the CLI writes it, such as `1m30s`. */
function secondsOf(duration: unknown): number | null {
  const parts = typeof duration === 'string' ? /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration) : null;
  if (parts === null) return null;
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part = '0') => Number(part));
  return hours * 3600 + minutes * 60 + seconds;
}

function tableOf(value: unknown): Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function merge(base: Table, over: Table): Table {
  const merged = Object.entries(over).map(([key, value]) => {
    const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [key, isTable ? merge(tableOf(base[key]), tableOf(value)) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}
