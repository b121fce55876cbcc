import { type MergeSide, printConflictValue, type Template, type TemplateConflict } from 'configurator-core';
import { fieldTypes } from '../field-types/registry.ts';
import type { Language } from '../texts/editor-languages.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { mergedPartName } from './merged-part-name.ts';
import { propertyLabel } from './property-label.ts';

/** A conflict as text. */
export interface ConflictRow {
  readonly id: string;
  readonly label: string;
  /** The values to choose from; null for an error, which must be corrected. */
  readonly values: Readonly<Record<MergeSide, string>> | null;
}

/** Formats a conflict of a merge. */
export function conflictRow(
  conflict: TemplateConflict,
  versions: Readonly<Record<MergeSide, Template>>,
  texts: EditorTexts,
  language: Language,
): ConflictRow {
  const { id, part } = conflict;
  const { merge, parts } = texts;
  const name = mergedPartName(part, texts);
  const row = (property: string, value: (side: MergeSide) => string): ConflictRow => ({
    id,
    label: merge.property(name, property),
    values: { mine: value('mine'), theirs: value('theirs') },
  });
  switch (conflict.kind) {
    case 'value': {
      const [key] = conflict.path;
      return row(propertyLabel(part.kind, conflict.path, texts) ?? conflict.path.join('.'), (side) => {
        const value = conflict[side];
        if (key === 'layout' || key === 'field_type') {
          const names: Readonly<Record<string, string>> = { ...texts.inspector.layouts, ...typeNames(texts) };
          return names[String(value)] ?? String(value);
        }
        return printConflictValue(conflict, side, versions[side], language);
      });
    }
    case 'place':
      return row(merge.place, (side) => mergedPartName(conflict[side], texts));
    case 'order':
      return row(merge.order, (side) => conflict[side].map(({ label }) => label || parts.untitled).join(', '));
    case 'deleted':
      return row(merge.existence, (side) => (conflict.deletedBy === side ? merge.isDeleted : merge.isKept));
    case 'error':
      return { id, label: merge.property(name, parts.issues[conflict.issue.code]), values: null };
    default:
      return conflict satisfies never;
  }
}

function typeNames({ language }: EditorTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(fieldTypes.map(({ type, words }) => [type, words[language].label]));
}
