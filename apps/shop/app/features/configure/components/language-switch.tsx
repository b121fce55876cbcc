import { Link, useLocation } from 'react-router';

interface LanguageSwitchProps {
  /** BCP 47, the template's own first. */
  languages: readonly string[];
  current: string;
}

/**
 * Links to the configurator in other languages. Links work without script and keep the language in the URL.
 */
export function LanguageSwitch({ languages, current }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  if (languages.length < 2) return null;
  return (
    <nav aria-label="Sprache des Konfigurators" className="flex">
      {languages.map((language, index) => (
        <Link
          key={language}
          to={{ pathname, search: withLanguage(search, index === 0 ? null : language) }}
          replace
          preventScrollReset
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
          className="flex min-h-11 items-center px-4 underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:underline aria-[current]:decoration-2"
        >
          {nameOf(language)}
        </Link>
      ))}
    </nav>
  );
}

function withLanguage(search: string, language: string | null): string {
  const parameters = new URLSearchParams(search);
  if (language === null) parameters.delete('lang');
  else parameters.set('lang', language);
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Returns the name of a language in that language: 'Deutsch', 'English'. */
function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
