import type { AuthConfig } from '../../supabase/local/doctor/read-auth-config.ts';
import type { Mistake } from './mistake.ts';

const file = 'supabase/config.toml';
/** Confirmation and reset mails in an hour with many visitors, such as after an advertisement. */
const minMailsPerHour = 100;
/** Auth's own default; `supabase config push` sets 1 if the file has no value. */
const minSecondsBetweenMails = 60;

/** Checks the configuration that `supabase config push` would set for the hosted Auth. */
export function checkAuthConfig(config: AuthConfig, shopUrl: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const block = `in the block [remotes.production.auth] of ${file}`;
  if (config.siteUrl !== shopUrl) {
    mistakes.push({
      problem: `site_url is ${config.siteUrl}: links in mails from Auth would point there.`,
      fix: `Set site_url = "${shopUrl}" ${block}.`,
    });
  }
  const foreign = config.redirectUrls.filter((url) => url !== shopUrl && !url.startsWith(`${shopUrl}/`));
  if (foreign.length > 0 || config.redirectUrls.length === 0) {
    mistakes.push({
      problem: `additional_redirect_urls contains ${foreign.join(', ') || 'nothing'}: sign-in links must only point to the shop.`,
      fix: `Set additional_redirect_urls = ["${shopUrl}/**"] ${block}.`,
    });
  }
  if (!config.isPasswordChangeSecure) {
    mistakes.push({
      problem: 'secure_password_change is false: a stolen token is enough to set a new password.',
      fix: `Set secure_password_change = true in the block [remotes.production.auth.email] of ${file}.`,
    });
  }
  if (!config.areConfirmationsRequired) {
    mistakes.push({
      problem: "enable_confirmations is false: accounts can be created with other people's addresses.",
      fix: `Set enable_confirmations = true in the block [remotes.production.auth.email] of ${file}.`,
    });
  }
  if (!config.hasOwnMailServer) {
    mistakes.push({
      problem:
        'Auth has no custom SMTP server: a hosted project sends only a few mails an hour, and only to its members.',
      fix: `Enter the mail provider's SMTP server in the block [remotes.production.auth.email.smtp] of ${file}, with enabled = true.`,
    });
  }
  const { secondsBetweenMails } = config;
  if (secondsBetweenMails === null || secondsBetweenMails < minSecondsBetweenMails) {
    mistakes.push({
      problem: `max_frequency is ${secondsBetweenMails === null ? 'missing or invalid' : `${secondsBetweenMails}s`}: a stranger could flood a mailbox with mails from Auth.`,
      fix: `Set max_frequency = "1m" in the block [remotes.production.auth.email] of ${file}.`,
    });
  }
  if (!config.isTotpEnabled) {
    mistakes.push({
      problem: 'TOTP is off: admins with a second factor would lose access, and no admin could set one up.',
      fix: `Set enroll_enabled = true and verify_enabled = true in the block [remotes.production.auth.mfa.totp] of ${file}.`,
    });
  }
  if (config.mailsPerHour < minMailsPerHour) {
    mistakes.push({
      problem: `email_sent is ${config.mailsPerHour}: after so many mails in an hour, project-wide, registration and password reset stop working.`,
      fix: `Set email_sent = 300 or more in the block [remotes.production.auth.rate_limit] of ${file}.`,
    });
  }
  return mistakes;
}
