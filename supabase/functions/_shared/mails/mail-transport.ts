/** A file attached to a mail. */
export interface MailAttachment {
  fileName: string;
  contentType: string;
  /** base64 */
  content: string;
}

/** A complete mail, ready to be sent. */
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
   * @throws Error if the mail was not accepted; the outbox retries
   */
  send(mail: Mail, idempotencyKey: string): Promise<void>;
}

/**
 * Sends through the HTTP API of a mail provider (Resend's format: POST with bearer key). Hosted functions cannot reach
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
