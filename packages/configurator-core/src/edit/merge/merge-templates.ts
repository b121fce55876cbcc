import { compileTemplate } from '../../compile/compile-template.ts';
import { parseTemplate } from '../../contract/parse/parse-template.ts';
import type { TemplateIssue } from '../../contract/primitives/template-issue.ts';
import { formatTemplatePath } from '../../contract/primitives/template-path.ts';
import type { Template } from '../../contract/template/template.ts';
import type { FieldTypeOptions } from '../../field-types/custom/custom-field-type.ts';
import { adoptRenames } from './adopt-renames.ts';
import { lostParts } from './lost-parts.ts';
import { mergeNodes } from './merge-nodes.ts';
import { type TakenPart, takenParts } from './taken-parts.ts';
import type { ErrorConflict, MergeSide, TemplateConflict } from './template-conflict.ts';
import { jsonOf, type Nodes, nodesOf, partAt } from './template-nodes.ts';

/** A template with the changes of both sides. */
export interface TemplateMerge {
  /** Where a conflict has no answer, it has the value of `mine`. It equals `mine` if it would have a new error. */
  readonly template: Template;
  /** What differs from `mine`. */
  readonly taken: readonly TakenPart[];
  /** Conflicts without an answer. If there are none, nothing is lost and no error was added. */
  readonly conflicts: readonly TemplateConflict[];
}

/** Options of a merge. */
export interface MergeOptions extends FieldTypeOptions {
  /** The side to take for conflicts of an earlier call with the same templates, by id. */
  readonly answers?: ReadonlyMap<string, MergeSide>;
}

/**
 * Merges two edited versions of a template (three-way merge). Parts are matched by id, quantity breaks by their
 * quantity. Each value of a part is merged on its own, and so are its place and the order of each list. What only one
 * side changed, added or deleted is taken from that side. What both sides changed differently is a conflict, and so is a
 * part that one side deleted and the other changed or refers to. A rename also applies to rules of the other side.
 * @param base the version that both sides started from
 */
export function mergeTemplates(
  base: Template,
  mine: Template,
  theirs: Template,
  { answers = new Map(), fieldTypes = [] }: MergeOptions = {},
): TemplateMerge {
  const sides = adoptRenames({ base, mine, theirs });
  const versions = { base: nodesOf(sides.base), mine: nodesOf(sides.mine), theirs: nodesOf(sides.theirs) };
  const referenced = new Set<string>();
  for (;;) {
    const { nodes, conflicts } = mergeNodes(versions, answers, referenced);
    const parsed = parseTemplate({ ...jsonOf(nodes, 'template'), version: theirs.version }, { fieldTypes });
    const lost = parsed.ok ? lostParts(parsed.value, nodes, versions, sides) : [];
    if (lost.some((key) => !referenced.has(key))) {
      for (const key of lost) referenced.add(key);
      continue;
    }
    const open = conflicts.filter(({ id }) => !answers.has(id));
    const issues = parsed.ok ? newIssues(parsed.value, sides, fieldTypes) : parsed.error;
    const errors = open.length > 0 ? [] : issues.map((issue) => errorConflict(issue, nodes));
    return {
      template: parsed.ok && issues.length === 0 ? parsed.value : mine,
      taken: takenParts(nodesOf(mine), nodes),
      conflicts: [...open, ...errors],
    };
  }
}

/** Returns the errors that neither side has. */
function newIssues(
  merged: Template,
  { mine, theirs }: Readonly<Record<MergeSide, Template>>,
  fieldTypes: MergeOptions['fieldTypes'],
): readonly TemplateIssue[] {
  const issuesOf = (template: Template): readonly TemplateIssue[] => {
    const compiled = compileTemplate(template, { fieldTypes });
    return compiled.ok ? [] : compiled.error;
  };
  const keyOf = ({ code, params }: TemplateIssue) => JSON.stringify([code, params]);
  const issues = issuesOf(merged);
  if (issues.length === 0) return issues;
  const known = new Set([...issuesOf(mine), ...issuesOf(theirs)].map(keyOf));
  return issues.filter((issue) => !known.has(keyOf(issue)));
}

function errorConflict(issue: TemplateIssue, nodes: Nodes): ErrorConflict {
  return {
    kind: 'error',
    id: `error ${formatTemplatePath(issue.path)} ${issue.code}`,
    part: partAt(nodes, issue.path),
    issue,
  };
}
