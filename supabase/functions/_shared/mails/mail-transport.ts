/** A file that goes along with a mail. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  /** base64 */
  content: string;
}

/** A mail ready to be sent; every part is filled. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly MailAttachment[];
}

/** Sends mails through the configured transport. */
export interface MailTransport {
  /**
   * @param idempotencyKey the same for every attempt at one mail
   * @throws Error when it was not accepted; the outbox tries again
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/**
 * Sends through the HTTP interface of a mail provider (Resend's form: POST with bearer key). Hosted functions reach no
 * SMTP ports.
 */
export function httpMailTransport(options: { url: string; apiKey: string; from: string }): MailTransport {
  return {
    async send(mail, idempotencyKey) {
      const reply = await fetch(options.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify({
          from: options.from,
          ...mail,
          // The provider returns it with its delivery events.
          tags: [{ name: 'mail', value: idempotencyKey }],
          attachments: mail.attachments.map(({ fileName, contentType, content }) => ({
            filename: fileName,
            content_type: contentType,
            content,
          })),
        }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!reply.ok) throw new Error(`The mail provider answered ${reply.status}`);
    },
  };
}
