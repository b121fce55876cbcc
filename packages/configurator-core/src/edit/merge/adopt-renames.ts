import type { Template } from '../../contract/template/template.ts';
import type { Result } from '../../result.ts';
import { fieldsOf } from '../dependents.ts';
import { renameField, renameOption, type TemplateEdit } from '../safe-edits.ts';

/** The three versions of a merge. */
interface MergedTemplates {
  readonly base: Template;
  readonly mine: Template;
  readonly theirs: Template;
}

const byId = <Part extends { readonly id: string }>(parts: readonly Part[]) =>
  new Map(parts.map((part) => [part.id, part]));

/**
 * Repeats the renames of fields and options that one side made in the other versions, so that rules which the other
 * side added or changed read the new name. A rename that a version refuses is not repeated.
 */
export function adoptRenames(versions: MergedTemplates): MergedTemplates {
  let adopted = versions;
  for (const [side, other] of [
    ['mine', 'theirs'],
    ['theirs', 'mine'],
  ] as const) {
    const repeat = (rename: (template: Template) => Result<TemplateEdit, unknown>) => {
      const [before, changed] = [rename(adopted.base), rename(adopted[side])];
      if (before.ok && changed.ok) {
        adopted = { ...adopted, base: before.value.template, [side]: changed.value.template };
      }
    };
    const [was, own] = [byId(fieldsOf(versions.base)), byId(fieldsOf(versions[side]))];
    for (const { id, name, options } of fieldsOf(versions[other])) {
      const [before, mine] = [was.get(id), own.get(id)];
      if (!before || before.name !== mine?.name) continue;
      if (before.name !== name) repeat((template) => renameField(template, before.name, name));
      const [optionsBefore, ownOptions] = [byId(before.options), byId(mine.options)];
      for (const option of options) {
        const from = optionsBefore.get(option.id)?.value;
        if (from === undefined || from === option.value || from !== ownOptions.get(option.id)?.value) continue;
        repeat((template) => {
          const field = fieldsOf(template).find((each) => each.id === id);
          return renameOption(template, field?.name ?? '', from, option.value);
        });
      }
    }
  }
  return adopted;
}
