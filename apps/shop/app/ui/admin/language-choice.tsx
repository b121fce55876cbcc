import { useId } from 'react';
import { type AdminLanguageMode, adminLanguageModes, setAdminLanguageMode } from '../../lib/language/admin-language.ts';
import { useAdminLanguageMode } from '../../lib/language/use-admin-language.ts';
import { controlStyle } from '../field-style.ts';

const names: Readonly<Record<AdminLanguageMode, string>> = { prescribed: 'Wie vorgegeben', de: 'Deutsch' };

/** The language of the administration, for the admin who is signed in. */
export function LanguageChoice() {
  const id = useId();
  const mode = useAdminLanguageMode();
  return (
    <div className="px-3 pb-2">
      <label htmlFor={id} className="mb-1 block text-ink-soft text-sm">
        Sprache
      </label>
      <select
        id={id}
        value={mode}
        onChange={({ target }) => {
          const chosen = adminLanguageModes.find((known) => known === target.value);
          if (chosen !== undefined) setAdminLanguageMode(chosen);
        }}
        className={controlStyle}
      >
        {adminLanguageModes.map((known) => (
          <option key={known} value={known}>
            {names[known]}
          </option>
        ))}
      </select>
    </div>
  );
}
