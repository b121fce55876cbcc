import { articleNumberText } from '../../../lib/article-number-text.ts';
import { fieldProps } from '../../../lib/forms/field-props.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { ArticleFormControl } from '../article-form-control.ts';
import { standardNotes } from '../standard-notes.ts';

interface SafetyFieldsProps {
  form: ArticleFormControl;
  /** Null until the article is saved for the first time. */
  articleNumber: number | null;
}

/** What the law on product safety wants beside an article: its number, who makes it, what to beware of. */
export function SafetyFields({ form, articleNumber }: SafetyFieldsProps) {
  const isEmpty = form.watch('safetyNotes').trim() === '';
  const type = form.watch('configuratorType');
  return (
    <>
      <div>
        <h2 className="text-xl">Produktsicherheit</h2>
        <p className="text-ink-soft">
          {articleNumber === null
            ? 'Die Artikelnummer entsteht mit dem Speichern.'
            : `Artikelnummer ${articleNumberText(articleNumber)}`}
        </p>
      </div>
      <TextAreaField
        label="Hersteller"
        isOptional
        rows={3}
        description="Name, Anschrift und E-Mail, durch Kommas getrennt. Leer: die eigene Werkstatt."
        {...fieldProps(form, 'manufacturer')}
      />
      <TextAreaField
        label="Sicherheitshinweise"
        rows={4}
        description="Warnungen und Hinweise auf Deutsch, wie sie beim Artikel stehen müssen. Passen Sie die Vorgabe an den Artikel an."
        {...fieldProps(form, 'safetyNotes')}
      />
      {isEmpty && (
        <Button
          type="button"
          variant="secondary"
          className="self-start"
          onClick={() =>
            form.setValue('safetyNotes', standardNotes(type), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        >
          Standardtext einsetzen
        </Button>
      )}
    </>
  );
}
