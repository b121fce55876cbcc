import {
  setTranslations,
  type TemplateText,
  type TranslationChange,
  templateTexts,
} from 'configurator-core/translation';
import { useCallback } from 'react';
import type { Command } from '../document/edits/command.ts';
import { findPart, refAt } from '../document/find.ts';
import { useEditor } from '../store/editor-context.ts';

/** Translates texts. Both functions return an error message if the change is refused. */
export interface Translate {
  /** Consecutive keystrokes are one undo step. */
  readonly one: (text: TemplateText, language: string, translated: string) => string | null;
  /** One undo step. */
  readonly many: (changes: readonly TranslationChange[], label: string) => string | null;
}

/** Returns functions that translate texts. */
export function useTranslate(): Translate {
  const { store, texts: all } = useEditor();
  const { translations: texts } = all;
  const one = useCallback<Translate['one']>(
    ({ id, text }, language, translated) => {
      const { template } = store.getState().history;
      // The rendered texts may be stale and the part may have moved.
      const path = templateTexts(template).find((each) => each.id === id)?.path ?? [];
      const next = setTranslations(template, [{ id, language, text: translated }]);
      const ref = refAt(template, path);
      const part = ref && findPart(next, ref);
      // Updates a single part, so that only it is validated and typing in a large template stays fast.
      const command: Command = ref && part ? { type: 'update', id: ref.id, part } : { type: 'replace', template: next };
      return store.actions.run(command, {
        label: texts.translateStep(text, language),
        mergeKey: `translation:${language}:${id}`,
      });
    },
    [store, texts],
  );
  const many = useCallback<Translate['many']>(
    (changes, label) => {
      const template = setTranslations(store.getState().history.template, changes);
      return store.actions.run({ type: 'replace', template }, { label, announce: label });
    },
    [store],
  );
  return { one, many };
}
