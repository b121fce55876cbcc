import type { ConditionScope } from '../condition/compile-condition.ts';
import type { CompiledField } from './compiled-template.ts';
import { type TemplateIssue, templateIssue } from './template-issue.ts';

/** Who reads whom, collected while conditions are compiled. */
export class Reads {
  readonly byName = new Map<string, CompiledField>();
  readonly byId = new Map<string, CompiledField>();
  readonly all: CompiledField[] = [];
  readonly issues: TemplateIssue[] = [];
  /** For each field the steps that read it. */
  readonly steps: number[][] = [];
  /** For each field the price rules that read it. */
  readonly priceRules: number[][] = [];

  add(field: CompiledField): void {
    this.all.push(field);
    this.steps.push([]);
    this.priceRules.push([]);
    if (!this.byName.has(field.name)) this.byName.set(field.name, field);
    this.byId.set(field.field.id, field);
  }

  /**
   * What a condition may read; each read is noted for its reader.
   * @param path where the condition stands; only asked for an issue
   * @param readers `steps` or `priceRules`
   */
  scope(path: () => string, readers: readonly number[][], reader: number): ConditionScope<CompiledField> {
    return {
      all: this.all,
      find: (reference) => this.byName.get(reference) ?? this.byId.get(reference),
      reportUnknown: (name) => {
        this.issues.push(templateIssue('unknown_field', path(), { name }));
      },
      reportRead: (field) => {
        const list = readers[field.index];
        // A reader's conditions are compiled one after the other, so it can only be the last.
        if (list && list.at(-1) !== reader) list.push(reader);
      },
    };
  }
}
