import { useId } from 'react';
import { adminLanguageModes, setAdminLanguageMode } from '#app/lib/language/admin-language.ts';
import { useAdminLanguageMode } from '#app/lib/language/use-admin-language.ts';
import { closeAllToasts } from '#app/lib/toasts.ts';
import { controlStyle } from '../../fields/field-style.ts';
import { useAdminTexts } from '../texts/admin-texts.ts';

/** Selects the language of the administration, for the signed-in admin. */
export function LanguageChoice() {
  const id = useId();
  const texts = useAdminTexts();
  const mode = useAdminLanguageMode();
  return (
    <div className="px-3 pb-2">
      <label htmlFor={id} className="mb-1 block text-ink-soft text-sm">
        {texts.language}
      </label>
      <select
        id={id}
        value={mode}
        onChange={({ target }) => {
          const chosen = adminLanguageModes.find((known) => known === target.value);
          if (chosen === undefined) return;
          setAdminLanguageMode(chosen);
          // Open toasts are in the previous language.
          closeAllToasts();
        }}
        className={controlStyle}
      >
        {adminLanguageModes.map((known) => (
          <option key={known} value={known} lang={known === 'prescribed' ? undefined : known}>
            {texts.languages[known]}
          </option>
        ))}
      </select>
    </div>
  );
}
