import { useEffect, useRef } from 'react';
import { saveFile } from '#app/lib/files/save-file.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useSignInTexts } from '../../texts/sign-in-texts.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const texts = useSignInTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {texts.yourCodes}
      </h3>
      <p>{texts.yourCodesHint}</p>
      <ul aria-label={texts.recoveryCodes} className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), texts.codesFile)}>
          {texts.saveCodes}
        </Button>
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </>
  );
}
