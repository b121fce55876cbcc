import { type TemplateText, translationState } from 'configurator-core/translation';
import type { KeyboardEvent } from 'react';
import { Button } from '../controls/buttons.tsx';
import { useDraft } from '../controls/use-draft.ts';
import { useActions, useTexts } from '../store/editor-context.ts';
import { useTranslate } from './use-translate.ts';

/** Enter moves down the column. Shift+Enter inserts a line break, as HTML texts need. */
function goDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const cell = event.currentTarget.closest('td');
  const below = cell?.closest('tr')?.nextElementSibling?.children[cell.cellIndex];
  below?.querySelector('textarea')?.focus();
}

interface TranslationCellProps {
  readonly text: TemplateText;
  readonly place: string;
  readonly language: string;
}

/** Edits a text in one language and shows whether it is missing, outdated or translated. */
export function TranslationCell({ text, place, language }: TranslationCellProps) {
  const { translations: texts } = useTexts();
  const { closeUndoStep } = useActions();
  const { one, many } = useTranslate();
  const translated = text.translations[language];
  const draft = useDraft(
    translated?.text ?? '',
    (typed) => one(text, language, typed),
    `translation/${text.id}/${language}`,
  );
  const state = translationState(text, language);
  return (
    <div className="te-translation" data-state={state}>
      <textarea
        className="te-input"
        rows={text.text.length > 60 || draft.text.length > 60 ? 3 : 1}
        lang={language}
        dir="auto"
        aria-label={texts.translationOf(texts.language(language), text.text, place)}
        aria-invalid={draft.error !== null || undefined}
        value={draft.text}
        onChange={(event) => draft.type(event.target.value)}
        onKeyDown={goDown}
        onBlur={() => {
          draft.release();
          closeUndoStep();
        }}
      />
      {draft.error !== null && <p className="te-error">{draft.error}</p>}
      {(state === 'missing' || state === 'outdated') && (
        <small className="te-translation-state">{texts.states[state]}</small>
      )}
      {state === 'outdated' && translated && (
        <>
          <small>{texts.translatedFrom(translated.of)}</small>
          <Button
            look="quiet"
            aria-label={texts.stillRightOf(texts.language(language), text.text)}
            onClick={() =>
              many([{ id: text.id, language, text: translated.text }], texts.keepStep(text.text, language))
            }
          >
            {texts.stillRight}
          </Button>
        </>
      )}
    </div>
  );
}
