import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { secureHeaders } from 'hono/secure-headers';
import type { CaughtMail, Mailbox } from './mailbox.ts';

/** Serves the mailbox as pages (`/mailbox`) and as JSON (`/mailbox/messages`, newest first; DELETE empties it). */
export function mailboxPages(mailbox: Mailbox): Hono {
  return new Hono()
    .use(
      secureHeaders({
        contentSecurityPolicy: {
          defaultSrc: ["'none'"],
          styleSrc: ["'unsafe-inline'"],
          imgSrc: ['data:'],
          frameSrc: ["'self'"],
          formAction: ["'self'"],
        },
      }),
    )
    .get('/', (context) => context.html(listPage(mailbox.list())))
    .get('/messages', (context) => context.json(mailbox.list().map(withoutContents)))
    .delete('/messages', (context) => {
      mailbox.empty();
      return context.body(null, 204);
    })
    .post('/empty', (context) => {
      mailbox.empty();
      return context.redirect('/mailbox', 303);
    })
    .get('/:id/attachments/:index', (context) => {
      const attachment = mailbox.find(context.req.param('id'))?.attachments[Number(context.req.param('index'))];
      if (attachment === undefined) return context.html(missingPage(), 404);
      return context.body(
        Uint8Array.from(atob(attachment.content), (character) => character.charCodeAt(0)),
        200,
        {
          'Content-Type': attachment.contentType,
          'Content-Disposition': `attachment; filename="${encodeURIComponent(attachment.fileName)}"`,
        },
      );
    })
    .get('/:id', (context) => {
      const mail = mailbox.find(context.req.param('id'));
      return mail === undefined ? context.html(missingPage(), 404) : context.html(mailPage(mail));
    });
}

/** Removes file contents, which have separate URLs. */
function withoutContents({ attachments, ...mail }: CaughtMail) {
  return { ...mail, attachments: attachments.map(({ fileName, contentType }) => ({ fileName, contentType })) };
}

function listPage(mails: readonly CaughtMail[]) {
  const count = mails.length === 1 ? '1 Nachricht' : `${mails.length} Nachrichten`;
  return page(
    'Postfach',
    html`<header><h1>Postfach</h1>
        <p>Alle E-Mails dieser Entwicklungsumgebung. Nichts davon wurde wirklich versendet.</p></header>
      ${
        mails.length === 0
          ? html`<p class="empty">Noch keine Nachrichten. Eine Registrierung oder eine Bestellung schreibt die erste.</p>`
          : html`<ol class="mails">${mails.map(
              (mail) =>
                html`<li><a href="/mailbox/${mail.id}"><strong>${mail.subject}</strong><span>an ${mail.to}</span>${time(mail)}</a></li>`,
            )}</ol>
            <form method="post" action="/mailbox/empty"><p>${count}</p><button>Postfach leeren</button></form>`
      }`,
    30,
  );
}

function mailPage(mail: CaughtMail) {
  const links = linksIn(mail);
  return page(
    mail.subject,
    html`<nav><a href="/mailbox">Zum Postfach</a></nav>
      <header><h1>${mail.subject}</h1><p>an ${mail.to}, ${time(mail)}</p></header>
      <iframe title="Inhalt der Nachricht" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        srcdoc="${`<base target="_top">${mail.html}`}"></iframe>
      ${mail.attachments.length > 0 ? html`<h2>Anhänge</h2><ul class="links">${mail.attachments.map(({ fileName }, index) => html`<li><a href="/mailbox/${mail.id}/attachments/${index}">${fileName}</a></li>`)}</ul>` : ''}
      ${links.length > 0 ? html`<h2>Links in dieser Nachricht</h2><ul class="links">${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>` : ''}
      <details><summary>Als reiner Text</summary><pre>${mail.text}</pre></details>`,
  );
}

function missingPage() {
  return page(
    'Nachricht nicht gefunden',
    html`<nav><a href="/mailbox">Zum Postfach</a></nav><h1>Nachricht nicht gefunden</h1>
      <p>Das Postfach wurde geleert, oder der Link ist alt.</p>`,
  );
}

function linksIn(mail: CaughtMail): string[] {
  // Excludes punctuation and brackets after a URL.
  return [...new Set(mail.text.match(/https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g) ?? [])];
}

function time({ sentAt }: CaughtMail) {
  const shown = new Intl.DateTimeFormat('de-DE', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  return html`<time datetime="${sentAt}">${shown.format(new Date(sentAt))} Uhr</time>`;
}

function page(title: string, body: ReturnType<typeof html>, refreshSeconds?: number) {
  return html`<!doctype html><html lang="de"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
<title>${title} · Postfach</title><style>${raw(styles)}</style></head><body><main>${body}</main></body></html>`;
}

const styles = `
:root{color-scheme:light;--ink:#22302b;--paper:#f7f4ec;--card:#fffdf8;--line:#d9d3c4;--forest:#2f5d4a;--soft:#56645d}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{margin:0 0 .25rem;font-size:1.9rem;line-height:1.2;overflow-wrap:anywhere}
h2{margin:2rem 0 .5rem;font-size:1.1rem}header p,.mails span,.mails time,form p{color:var(--soft);margin:0}header{margin-bottom:1.75rem}
a{color:var(--forest)}a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--forest);outline-offset:2px}
nav{margin-bottom:1.25rem}.mails{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:12px;background:var(--card);overflow:hidden}
.mails li+li{border-top:1px solid var(--line)}.mails a{display:grid;grid-template-columns:1fr auto;gap:.1rem 1rem;padding:.9rem 1.1rem;color:inherit;text-decoration:none}
.mails strong{grid-column:1/-1;overflow-wrap:anywhere}.mails a:hover{background:#f0ebdd}.empty{padding:2rem;border:1px dashed var(--line);border-radius:12px;text-align:center}
form{display:flex;justify-content:space-between;align-items:center;margin-top:1rem}button{min-height:2.75rem;padding:0 1.1rem;border:1px solid var(--ink);border-radius:8px;background:none;color:inherit;font:inherit;cursor:pointer}
iframe{width:100%;height:38rem;border:1px solid var(--line);border-radius:12px;background:#fff}.links li{overflow-wrap:anywhere}
details{margin-top:1.5rem}summary{cursor:pointer;min-height:1.75rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:12px}`;
