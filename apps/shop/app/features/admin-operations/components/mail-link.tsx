/** Address that opens the mail program. */
export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="break-all text-forest underline underline-offset-4">
      {address}
    </a>
  );
}
