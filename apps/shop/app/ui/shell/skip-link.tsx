/** First target of the Tab key: skips the header. */
export function SkipLink({ children = 'Zum Inhalt springen' }: { children?: string }) {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-control bg-forest font-semibold text-on-forest focus-visible:not-sr-only focus-visible:fixed focus-visible:top-3 focus-visible:left-3 focus-visible:px-4 focus-visible:py-3"
    >
      {children}
    </a>
  );
}
