/** What a customer wrote, with its line breaks. */
export function MessageText({ text }: { text: string | null }) {
  return (
    <p lang="de" className="max-w-prose whitespace-pre-wrap break-words">
      {text ?? '–'}
    </p>
  );
}
