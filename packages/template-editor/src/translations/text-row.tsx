import type { TemplateText } from 'configurator-core/translation';
import { memo } from 'react';
import { useTexts } from '../store/editor-context.ts';
import { TranslationCell } from './translation-cell.tsx';

interface TextRowProps {
  readonly text: TemplateText;
  /** Location of the text in words. */
  readonly place: string;
  readonly ownLanguage: string | undefined;
  readonly languages: readonly string[];
}

function isSame(before: TextRowProps, after: TextRowProps): boolean {
  const { text: was } = before;
  const { text: is } = after;
  return (
    was.id === is.id &&
    was.text === is.text &&
    before.place === after.place &&
    before.ownLanguage === after.ownLanguage &&
    before.languages.join() === after.languages.join() &&
    after.languages.every((language) => was.translations[language] === is.translations[language])
  );
}

/** One text with its translations. Re-renders only if one of them changed. */
export const TextRow = memo(function TextRow({ text, place, ownLanguage, languages }: TextRowProps) {
  const { translations: texts } = useTexts();
  return (
    <tr>
      <th scope="row">
        <span className="te-translations-source" lang={ownLanguage} dir="auto">
          {text.text}
        </span>
        <small>{`${place} · ${texts.kinds[text.kind]}`}</small>
      </th>
      {languages.map((language) => (
        <td key={language}>
          <TranslationCell text={text} place={`${place}, ${texts.kinds[text.kind]}`} language={language} />
        </td>
      ))}
    </tr>
  );
}, isSame);
