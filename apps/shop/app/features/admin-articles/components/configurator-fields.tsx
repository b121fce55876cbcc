import { fieldProps } from '../../../lib/forms/field-props.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TemplateChoice } from '../admin-article.ts';
import type { ArticleFormValues } from '../article-form.schema.ts';
import type { ArticleFormControl } from '../article-form-control.ts';
import { configuratorTypeNames } from '../article-table.ts';
import { notesForKind } from '../standard-notes.ts';

interface ConfiguratorFieldsProps {
  form: ArticleFormControl;
  templates: readonly TemplateChoice[];
}

const typeChoices = [
  { value: '', label: 'Ohne Konfigurator' },
  ...Object.entries(configuratorTypeNames).map(([value, label]) => ({ value, label: `${label} (${value})` })),
];

/**
 * Configurator type and template, which have to agree: changing the type lets go of a template of another one. Standard
 * safety notes follow the type.
 */
export function ConfiguratorFields({ form, templates }: ConfiguratorFieldsProps) {
  const type = form.watch('configuratorType');
  const fitting = templates.filter(({ configuratorType }) => (configuratorType ?? '') === type);
  const { ref: _type, onChange: __, error: typeError, ...typeField } = fieldProps(form, 'configuratorType');
  const { ref: _template, onChange: ___, error: templateError, ...templateField } = fieldProps(form, 'formTemplateId');
  return (
    <>
      <SelectField
        label="Konfigurator"
        choices={typeChoices}
        {...typeField}
        error={typeError}
        value={type}
        onValueChange={(chosen) => {
          const next = asType(chosen);
          form.setValue('configuratorType', next, { shouldDirty: true });
          form.setValue('safetyNotes', notesForKind(form.getValues('safetyNotes'), next), { shouldDirty: true });
          const template = templates.find(({ id }) => id === form.getValues('formTemplateId'));
          if (next === '' || template?.configuratorType !== next) {
            form.setValue('formTemplateId', '', { shouldDirty: true });
          }
        }}
      />
      <SelectField
        label="Formularvorlage"
        isOptional
        description={type === '' ? undefined : 'Ohne Vorlage gelten die eingebauten Schritte.'}
        choices={[{ value: '', label: 'Keine' }, ...fitting.map(({ id, name }) => ({ value: id, label: name }))]}
        {...templateField}
        error={templateError}
        value={form.watch('formTemplateId')}
        onValueChange={(id) => form.setValue('formTemplateId', id, { shouldDirty: true })}
      />
    </>
  );
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
