import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import type { App } from '@supabase/lite';
import type { SupabaseConfig } from '../config.ts';
import type { Mailbox } from './mailbox.ts';
import { plainText } from './plain-text.ts';

/** Writes the mails of Auth: confirmation, new password, change of address. */
export type AuthMailer = NonNullable<App['_mailer']>;

/** Templates with the `type` in their link. */
const linkTypes = {
  confirmation: 'signup',
  recovery: 'recovery',
  magic_link: 'magiclink',
  email_change: 'email_change',
};

/** The `redirect_to` of the current request, which the embedded Auth does not pass to its mailer. */
const requestedRedirect = new AsyncLocalStorage<string | undefined>();

/** Runs a request to Auth and applies its `redirect_to` to the links of its mails. */
export function withRequestedRedirect<T>(request: Request, work: () => Promise<T>): Promise<T> {
  return requestedRedirect.run(new URL(request.url).searchParams.get('redirect_to') ?? undefined, work);
}

/**
 * Renders the templates in `config.toml` like a hosted Supabase, and puts the mails into the mailbox. The links point
 * to this backend. When a link is opened, Auth checks `redirect_to` against the allow-list.
 */
export function authMailer(options: {
  config: SupabaseConfig;
  repository: URL;
  backendUrl: string;
  shopUrl: string;
  mailbox: Mailbox;
}): AuthMailer {
  const { config, repository, backendUrl, shopUrl, mailbox } = options;

  const send = async (name: keyof typeof linkTypes, to: string, tokenHash: string, otp: string, meta?: Meta) => {
    const template = config.auth.email.template[name];
    const redirectTo = requestedRedirect.getStore() ?? shopUrl;
    const link = new URL('/auth/v1/verify', backendUrl);
    link.search = new URLSearchParams({ token: tokenHash, type: linkTypes[name], redirect_to: redirectTo }).toString();
    const variables: Record<string, string> = {
      ConfirmationURL: link.href,
      Token: otp,
      TokenHash: tokenHash,
      SiteURL: shopUrl,
      Email: meta?.currentEmail ?? to,
      NewEmail: meta?.newEmail ?? to,
      RedirectTo: redirectTo,
    };
    const source = template
      ? readFileSync(new URL(template.content_path, repository), 'utf8')
      : '<p><a href="{{ .ConfirmationURL }}">{{ .ConfirmationURL }}</a></p><p>{{ .Token }}</p>';
    const body = fill(source, variables, escapeHtml);
    mailbox.deliver({
      to,
      subject: fill(template?.subject ?? name, variables, (text) => text),
      html: body,
      text: plainText(body),
    });
  };

  return {
    sendConfirmation: (to, token, otp, meta) => send('confirmation', to, token, otp, meta),
    sendRecovery: (to, token, otp, meta) => send('recovery', to, token, otp, meta),
    sendMagicLink: (to, token, otp, meta) => send('magic_link', to, token, otp, meta),
    sendEmailChange: (to, token, otp, meta) => send('email_change', to, token, otp, meta),
    async sendReauthentication(to, otp) {
      const text = `Ihr Bestätigungscode: ${otp}`;
      mailbox.deliver({ to, subject: 'Ihr Bestätigungscode', text, html: `<p>${escapeHtml(text)}</p>` });
    },
  };
}

type Meta = Parameters<AuthMailer['sendConfirmation']>[3];

function fill(template: string, variables: Readonly<Record<string, string>>, encode: (text: string) => string): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? encode(variables[name] ?? '') : whole,
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
