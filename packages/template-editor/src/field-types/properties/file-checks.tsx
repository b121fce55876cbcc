import { type Field, fileKinds, fileRulesOf, MAX_FILES } from 'configurator-core';
import { useUpdate } from '../../actions/use-update.ts';
import { SelectControl } from '../../controls/choice-controls.tsx';
import { NumberControl } from '../../controls/number-control.tsx';
import { useTexts } from '../../store/editor-context.ts';

/** As in `formatFileSize`. */
const BYTES_PER_MEGABYTE = 1_000_000;

/** All kinds, or a single one. */
const choices = ['both', ...fileKinds] as const;

/** Edits the accepted kinds, number and size of files. */
export function FileChecks({ field }: { readonly field: Field }) {
  const update = useUpdate('field', field.id);
  const { fieldTypes: texts } = useTexts();
  const { kinds, maxFiles, maxFileBytes } = fileRulesOf(field);
  const { maxFiles: _files, ...withoutFiles } = field.validationRules;
  const { maxFileBytes: _bytes, ...withoutBytes } = field.validationRules;
  return (
    <>
      <SelectControl
        label={texts.accept}
        value={kinds.length === 1 ? (kinds[0] ?? 'both') : 'both'}
        items={choices.map((value) => ({ value, label: texts.accepts[value] }))}
        onChange={(key) => {
          const accept = fileKinds.filter((kind) => key === 'both' || key === kind);
          update({ additionalOptions: { ...field.additionalOptions, accept } }, 'accept');
        }}
      />
      <NumberControl
        label={texts.maxFiles}
        hint={texts.maxFilesHint(MAX_FILES)}
        min={1}
        step={1}
        value={maxFiles}
        onChange={(count) => {
          if (count !== null && count > MAX_FILES) return texts.tooManyFiles(MAX_FILES);
          const validationRules = count === null ? withoutFiles : { ...withoutFiles, maxFiles: count };
          return update({ validationRules }, 'maxFiles');
        }}
      />
      <NumberControl
        label={texts.maxFileSize}
        hint={texts.maxFileSizeHint}
        min={0.01}
        step={0.01}
        unit="MB"
        value={maxFileBytes === null ? null : Math.round((maxFileBytes / BYTES_PER_MEGABYTE) * 100) / 100}
        onChange={(size) => {
          const bytes = size === null ? null : Math.round(size * BYTES_PER_MEGABYTE);
          const validationRules = bytes === null ? withoutBytes : { ...withoutBytes, maxFileBytes: bytes };
          return update({ validationRules }, 'maxFileBytes');
        }}
      />
    </>
  );
}
