import { countGraphemes } from 'configurator-core';
import { fieldPresentation } from '../../format/field-presentation.ts';
import { useTexts } from '../../hooks/use-texts.ts';
import type { FieldControl } from '../../session/field-control.ts';

interface CharacterCountProps {
  readonly control: FieldControl;
  readonly text: string;
}

/** '3/5', in graphemes: always for truncated text and textareas, else from 80 % of the limit. */
export function CharacterCount({ control: { field }, text }: CharacterCountProps) {
  const texts = useTexts();
  const limit = field.validationRules.maxLength ?? null;
  if (limit === null) return null;
  const count = countGraphemes(text);
  const isWorthShowing = fieldPresentation(field).isCutOff || field.type === 'textarea' || count >= limit * 0.8;
  if (!isWorthShowing) return null;
  return (
    <span className="cfg-counter" data-full={count >= limit}>
      <span aria-hidden="true">{`${count}/${limit}`}</span>
      <span className="cfg-unseen">{texts.charactersUsed(count, limit)}</span>
    </span>
  );
}
