import { fieldProps } from '#app/lib/forms/field-props.ts';
import { labelStyle } from '#app/ui/fields/field-style.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import type { ArticleFormValues, TemplateChoice } from '../admin-article.ts';
import type { ArticleFormControl } from '../article-form-control.ts';
import { notesForKind } from '../standard-notes.ts';
import { type ArticleTexts, useArticleTexts } from '../texts/article-texts.ts';
import type { ListRetry } from '../use-choices.ts';
import { ChoicesFailure } from './choices-failure.tsx';

interface ConfiguratorFieldsProps {
  form: ArticleFormControl;
  templates: readonly TemplateChoice[];
  /** Set if the templates failed to load. The stored template is kept. */
  failed?: ListRetry | undefined;
}

/**
 * Configurator type and template, which must match: changing the type clears a template of another type. It also
 * replaces standard safety notes.
 */
export function ConfiguratorFields({ form, templates, failed }: ConfiguratorFieldsProps) {
  const texts = useArticleTexts();
  const type = form.watch('configuratorType');
  const fitting = templates.filter(({ configuratorType }) => (configuratorType ?? '') === type);
  const chosen = templates.find(({ id }) => id === form.watch('formTemplateId'));
  const { ref: _type, onChange: __, error: typeError, ...typeField } = fieldProps(form, 'configuratorType');
  const { ref: _template, onChange: ___, error: templateError, ...templateField } = fieldProps(form, 'formTemplateId');
  return (
    <>
      <SelectField
        label={texts.fields.configuratorType}
        choices={[
          { value: '', label: texts.otherProduct },
          ...Object.entries(texts.configuratorTypes).map(([value, label]) => ({ value, label: `${label} (${value})` })),
        ]}
        {...typeField}
        error={typeError}
        value={type}
        onValueChange={(value) => {
          const next = asType(value);
          form.setValue('configuratorType', next, { shouldDirty: true });
          form.setValue('safetyNotes', notesForKind(form.getValues('safetyNotes'), next), { shouldDirty: true });
          const template = templates.find(({ id }) => id === form.getValues('formTemplateId'));
          if (next === '' || template?.configuratorType !== next) {
            form.setValue('formTemplateId', '', { shouldDirty: true });
          }
        }}
      />
      {failed ? (
        <fieldset>
          <legend className={`mb-1.5 ${labelStyle}`}>{texts.fields.formTemplateId}</legend>
          <ChoicesFailure {...failed} />
        </fieldset>
      ) : (
        <SelectField
          label={texts.fields.formTemplateId}
          isOptional
          description={
            chosen?.isPublished === false
              ? texts.draftHint
              : type === ''
                ? texts.otherProductHint
                : texts.noTemplateHint
          }
          choices={[{ value: '', label: texts.noTemplate }, ...fitting.map((template) => toChoice(template, texts))]}
          {...templateField}
          error={templateError}
          value={form.watch('formTemplateId')}
          onValueChange={(id) => form.setValue('formTemplateId', id, { shouldDirty: true })}
        />
      )}
    </>
  );
}

function toChoice({ id, name, isPublished }: TemplateChoice, texts: ArticleTexts) {
  return { value: id, label: isPublished ? name : texts.draft(name), lang: 'de' };
}

function asType(value: string): ArticleFormValues['configuratorType'] {
  switch (value) {
    case 'dog-coat':
    case 'dog-harness':
    case 'dog-collar':
    case 'dog-leash':
      return value;
    default:
      return '';
  }
}
