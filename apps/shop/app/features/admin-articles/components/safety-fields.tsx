import { articleNumberText } from '#app/lib/formats/article-number-text.ts';
import { fieldProps } from '#app/lib/forms/field-props.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { ArticleFormControl } from '../article-form-control.ts';
import { standardNotes } from '../standard-notes.ts';
import { useArticleTexts } from '../texts/article-texts.ts';

interface SafetyFieldsProps {
  form: ArticleFormControl;
  /** Null until the article is first saved. */
  articleNumber: number | null;
}

/** Facts required by product safety law: identifier, manufacturer, warnings. */
export function SafetyFields({ form, articleNumber }: SafetyFieldsProps) {
  const texts = useArticleTexts();
  const isEmpty = form.watch('safetyNotes').trim() === '';
  const type = form.watch('configuratorType');
  return (
    <>
      <div>
        <h2 className="text-xl">{texts.safety}</h2>
        <p className="text-ink-soft">
          {articleNumber === null ? texts.numberOnSave : texts.number(articleNumberText(articleNumber))}
        </p>
      </div>
      <TextAreaField
        label={texts.fields.manufacturer}
        isOptional
        rows={3}
        description={texts.manufacturerHint}
        {...fieldProps(form, 'manufacturer')}
      />
      <TextAreaField
        label={texts.fields.safetyNotes}
        rows={4}
        description={texts.safetyHint}
        lang="de"
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
          {texts.insertStandard}
        </Button>
      )}
    </>
  );
}
