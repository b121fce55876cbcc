import { type ReactNode, useState } from 'react';
import { useTexts } from '../store/editor-context.ts';
import { TypedScope, useHasTyped, useTypedKey } from '../store/typed-texts.ts';

interface ForExpertsProps {
  /** Whether it starts open, because nothing else shows its content. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A closed part for technical controls, such as option values and JSON. They are rendered only while it is open. */
export function ForExperts({ isOpen: startsOpen = false, children }: ForExpertsProps) {
  const { controls: texts } = useTexts();
  const scope = useTypedKey('experts');
  // A refused text must not be hidden.
  const hasTyped = useHasTyped(scope);
  const [isOpen, setOpen] = useState(startsOpen || hasTyped);
  return (
    <details
      className="te-details te-experts"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{texts.forExperts}</summary>
      {isOpen && <TypedScope value={scope}>{children}</TypedScope>}
    </details>
  );
}
