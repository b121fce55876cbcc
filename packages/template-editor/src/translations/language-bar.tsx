import type { Template } from 'configurator-core';
import { templateTexts } from 'configurator-core/translation';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { ForExperts } from '../controls/for-experts.tsx';
import { Icon } from '../controls/icon.tsx';
import { useEditor, useTexts } from '../store/editor-context.ts';
import { useTypedText } from '../store/typed-texts.ts';
import { offeredLanguages } from './offered-languages.ts';
import { useTranslate } from './use-translate.ts';

/** Returns the canonical BCP 47 form of a code (`en-GB` for `en-gb`); null if it is invalid. */
function canonicalLanguage(typed: string): string | null {
  try {
    const [language] = Intl.getCanonicalLocales(typed.trim());
    return language !== undefined && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(language) ? language : null;
  } catch {
    return null;
  }
}

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly submit: string;
  readonly hint?: string;
  /** Returns an error message if the language is refused. */
  readonly onSubmit: (language: string) => string | null;
}

/** Input for a language code with its submit button. */
function CodeField({ label, value, submit, hint, onSubmit }: CodeFieldProps) {
  const id = useId();
  const { translations: texts } = useTexts();
  const [text, setTyped] = useTypedText('language');
  const typed = text === '' ? null : text;
  const [error, setError] = useState<string | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const language = canonicalLanguage(typed ?? value);
    const refusal = language === null ? texts.invalidLanguage(typed ?? value) : onSubmit(language);
    setError(refusal);
    if (refusal === null) setTyped('');
  };
  return (
    <form className="te-language-field" onSubmit={send} noValidate>
      <label htmlFor={id}>{label}</label>
      <span>
        <input
          id={id}
          className="te-input"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-note`}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button look="plain" type="submit">
          {submit}
        </Button>
      </span>
      <small
        id={`${id}-note`}
        className={error === null ? 'te-hint' : 'te-error'}
        role={error === null ? undefined : 'alert'}
      >
        {error ?? hint}
      </small>
    </form>
  );
}

interface LanguageFieldProps extends Omit<CodeFieldProps, 'value'> {
  /** The chosen language; empty: none. */
  readonly value: string;
  /** Languages that are not offered. */
  readonly without?: readonly string[];
}

/** List of languages by name, with its submit button. */
function LanguageField({ label, value, submit, hint, without = [], onSubmit }: LanguageFieldProps) {
  const id = useId();
  const { controls, translations: texts, locale } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? value;
  const items = [...new Set([...offeredLanguages, ...(value === '' ? [] : [value])])]
    .filter((language) => !without.includes(language))
    .map((language) => ({ language, name: texts.language(language) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (shown !== '' && onSubmit(shown) === null) setChosen(null);
  };
  return (
    <form className="te-language-field" onSubmit={send} noValidate>
      <label htmlFor={id}>{label}</label>
      <span>
        <span className="te-select">
          <select
            id={id}
            className="te-input"
            aria-describedby={hint ? `${id}-note` : undefined}
            value={shown}
            onChange={(event) => setChosen(event.target.value)}
          >
            {value === '' && <option value="">{controls.choose}</option>}
            {items.map(({ language, name }) => (
              <option key={language} value={language}>
                {name}
              </option>
            ))}
          </select>
          <Icon name="open" />
        </span>
        <Button look="plain" type="submit">
          {submit}
        </Button>
      </span>
      {hint && (
        <small id={`${id}-note`} className="te-hint">
          {hint}
        </small>
      )}
    </form>
  );
}

interface LanguageBarProps {
  readonly template: Template;
  readonly languages: readonly string[];
  readonly onAdd: (language: string) => void;
  readonly onRemove: (language: string) => void;
}

/** Edits the template's language and the languages it is translated into. */
export function LanguageBar({ template, languages, onAdd, onRemove }: LanguageBarProps) {
  const { store } = useEditor();
  const { translations: texts } = useTexts();
  const { many } = useTranslate();
  const setOwn = (language: string) => {
    const current = store.getState().history.template;
    return store.actions.run(
      { type: 'replace', template: { ...current, language } },
      { label: texts.setOwnLanguage, announce: texts.setOwnLanguage },
    );
  };
  const add = (language: string) => {
    if (languages.includes(language) || language === template.language)
      return texts.knownLanguage(texts.language(language));
    onAdd(language);
    return null;
  };
  const remove = (language: string) => {
    const changes = templateTexts(store.getState().history.template)
      .filter(({ translations }) => translations[language] !== undefined)
      .map(({ id }) => ({ id, language, text: '' }));
    if (changes.length > 0) many(changes, texts.removedLanguage(texts.language(language)));
    onRemove(language);
  };
  return (
    <div className="te-language-bar">
      <LanguageField
        label={texts.ownLanguage}
        hint={texts.ownLanguageHint}
        value={template.language ?? ''}
        submit={texts.apply}
        onSubmit={setOwn}
      />
      <LanguageField
        label={texts.newLanguage}
        value=""
        submit={texts.addLanguage}
        without={[...languages, ...(template.language ? [template.language] : [])]}
        onSubmit={add}
      />
      {languages.map((language) => (
        <Button key={language} look="quiet" icon="remove" onClick={() => remove(language)}>
          {texts.removeLanguage(texts.language(language))}
        </Button>
      ))}
      <ForExperts>
        <CodeField label={texts.languageCode} value="" submit={texts.addByCode} hint={texts.codeHint} onSubmit={add} />
      </ForExperts>
    </div>
  );
}
