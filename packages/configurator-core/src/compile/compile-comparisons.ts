import type { TemplatePath } from '../contract/primitives/template-path.ts';
import { comparingRules } from '../contract/template/comparing-rules.ts';
import { numberKind } from '../field-types/kinds/number-kind.ts';
import { valueKindOf } from '../field-types/registry.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { CompiledField } from './compiled-field.ts';
import type { ScopeOf } from './scopes-in.ts';

/** Validity only: nothing waits for the other field. */
const noteNothing = () => {};

/** Notes with which fields a number is to be compared, and there that it is. Reports what is no other number. */
export function compileComparisons(compiled: CompiledField, scopeOf: ScopeOf, path: () => TemplatePath): void {
  const { field, index } = compiled;
  if (valueKindOf(field) !== numberKind) return;
  for (const [key, code, sign] of comparingRules) {
    const name = field.validationRules[key];
    if (!name) continue;
    const { find, reportUnknown } = scopeOf(() => [...path(), 'validation_rules', key], noteNothing);
    const other = find(name);
    if (!other || other === compiled || valueKindOf(other.field) !== numberKind) reportUnknown(name);
    else {
      const issue: Issue = { code, fieldName: field.name, params: { other: other.field.label } };
      compiled.addComparison(
        (values) => {
          // An empty value becomes NaN, which is never at most 0.
          const distance = Number(values.countedValue(index)) - Number(values.countedValue(other.index));
          return distance * sign <= 0 ? issue : null;
        },
        [other],
      );
    }
  }
}
