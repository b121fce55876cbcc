import { formatTemplatePath, type Template, type TemplatePath } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import type { IconShape } from '../controls/icon.tsx';
import { type ElementRef, type Part, rowKey } from '../document/element.ts';
import { partLabel } from '../document/part-labels.ts';
import { fieldTypeEditor } from '../field-types/registry.ts';
import type { EditorState } from '../store/editor-state.ts';
import type { Language } from '../texts/editor-languages.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { editorCommands } from './command-table.ts';
import type { CommandHost, CommandId } from './editor-command.ts';
import { matchScore } from './match-score.ts';

/** The target of a palette entry: a command to run, or a part or finding to show. */
export type PaletteTarget =
  | { readonly kind: 'command'; readonly id: CommandId }
  | { readonly kind: 'part'; readonly ref: ElementRef }
  | { readonly kind: 'finding'; readonly of: Template; readonly path: TemplatePath };

/** One line of the palette. */
export interface PaletteEntry {
  /** Stable while the editor is open; identifies recent entries. */
  readonly key: string;
  readonly icon: IconShape;
  readonly label: string;
  /** Kind and location. */
  readonly note: string;
  /** Names and values that are searched in addition to the label. */
  readonly names: readonly string[];
  readonly keys: string | null;
  readonly target: PaletteTarget;
}

/** Returns an entry for each command that can run now. */
export function commandEntries(host: CommandHost, state: EditorState, texts: EditorTexts): readonly PaletteEntry[] {
  return editorCommands
    .filter(({ id, isEnabled, isOffered }) => {
      return id !== 'palette' && isEnabled?.(state) !== false && isOffered?.(host) !== false;
    })
    .map(({ id, icon, label, keys }) => ({
      key: id,
      icon,
      label: label(texts, state),
      note: texts.commands.command,
      names: [],
      keys: keys ? texts.editor.keys[keys.text] : null,
      target: { kind: 'command', id },
    }));
}

/** Returns an entry for every part of a template, in template order. */
export function partEntries(template: Template, { parts: texts }: EditorTexts): readonly PaletteEntry[] {
  const entries: PaletteEntry[] = [];
  const add = (part: Part, icon: IconShape, above: readonly string[], names: readonly string[] = []) => {
    const { kind, element } = part;
    const ref = { kind, id: element.id };
    const label = partLabel(part, texts, template);
    const note = [texts.kinds[kind], above.join(' › ')].filter(Boolean).join(' · ');
    entries.push({ key: rowKey(ref), icon, label, note, names, keys: null, target: { kind: 'part', ref } });
    return [...above, label];
  };
  for (const section of template.sections) {
    const inSection = add({ kind: 'section', element: section }, 'section', []);
    for (const group of section.groups) {
      const inGroup = add({ kind: 'group', element: group }, 'group', inSection);
      for (const field of group.fields) {
        const { icon } = fieldTypeEditor(field.type);
        const inField = add({ kind: 'field', element: field }, icon, inGroup, [field.name]);
        for (const option of field.base ? [] : field.options) {
          add({ kind: 'option', element: option }, 'open', inField, [option.value]);
        }
      }
    }
  }
  for (const rule of template.priceRules) add({ kind: 'price_rule', element: rule }, 'price', []);
  return entries;
}

/** Returns an entry for each finding of a report. */
export function findingEntries(
  findings: readonly Finding[],
  of: Template,
  language: Language,
  { findings: texts }: EditorTexts,
): readonly PaletteEntry[] {
  return findings.map(({ severity, message, path, elementPath }, index) => ({
    key: `finding:${index}:${formatTemplatePath(path)}`,
    icon: severity,
    label: message[language],
    note: texts.severities[severity],
    names: [],
    keys: null,
    target: { kind: 'finding', of, path: elementPath },
  }));
}

/**
 * Returns the entries that match a query, best first. Recent entries rank above equal matches.
 * @param recent keys, latest first
 */
export function searchEntries(
  entries: readonly PaletteEntry[],
  query: string,
  recent: readonly string[],
): readonly PaletteEntry[] {
  const age = (key: string) => (recent.includes(key) ? recent.indexOf(key) : recent.length);
  return entries
    .map((entry) => ({ entry, score: matchScore(query, [entry.label, ...entry.names]) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || age(left.entry.key) - age(right.entry.key))
    .map(({ entry }) => entry);
}
