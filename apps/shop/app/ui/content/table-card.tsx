import type { ReactNode } from 'react';

interface TableCardProps {
  /** Accessible name of the table. */
  label: string;
  headings: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A short table in a card. Where it is too narrow, it scrolls sideways, also by keyboard. */
export function TableCard({ label, headings, children }: TableCardProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by the keyboard
    <div className="overflow-x-auto rounded-card border border-line bg-surface" tabIndex={0}>
      <table className="w-full text-sm" aria-label={label}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="px-3 py-2 text-start">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
