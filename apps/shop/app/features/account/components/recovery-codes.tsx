import { useEffect, useRef } from 'react';
import { saveFile } from '#app/lib/files/save-file.ts';
import { Button } from '#app/ui/button.tsx';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        Ihre Wiederherstellungscodes
      </h3>
      <p>
        Jeder gilt einmal, falls das Telefon fehlt. Wir zeigen sie nur jetzt: Bitte bewahren Sie sie so sicher auf wie
        Ihr Passwort.
      </p>
      <ul aria-label="Wiederherstellungscodes" className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), 'wiederherstellungscodes.txt')}
        >
          Als Datei speichern
        </Button>
        <Button onClick={onDone}>Fertig</Button>
      </div>
    </>
  );
}
