import type { TemplatePath } from '../contract/primitives/template-path.ts';
import { comparingRules } from '../contract/template/comparing-rules.ts';
import { domainOf } from '../field-types/registry.ts';
import type { Issue } from '../field-types/values/issue.ts';
import type { CompiledField } from './compiled-field.ts';
import type { ScopeOf } from './scopes-in.ts';

/** Only validation uses a comparison, so the order of evaluation does not depend on it. */
const noteNothing = () => {};

/** Registers the comparisons of a number field with other fields. Reports references to anything but another number. */
export function compileComparisons(compiled: CompiledField, scopeOf: ScopeOf, path: () => TemplatePath): void {
  const { field, index } = compiled;
  if (domainOf(field).kind !== 'number') return;
  for (const [key, code, sign] of comparingRules) {
    const name = field.validationRules[key];
    if (!name) continue;
    const { find, reportUnknown } = scopeOf(() => [...path(), 'validation_rules', key], noteNothing);
    const other = find(name);
    if (!other || other === compiled || domainOf(other.field).kind !== 'number') reportUnknown(name, []);
    else {
      const issue: Issue = { code, fieldName: field.name, params: { other: other.field.label } };
      compiled.addComparison(
        (values) => {
          // An empty value becomes NaN, which is never at most 0.
          const distance = Number(values.effectiveValue(index)) - Number(values.effectiveValue(other.index));
          return distance * sign <= 0 ? issue : null;
        },
        [other],
      );
    }
  }
}
