import { type RefObject, useEffect, useRef } from 'react';
import type { RunCommand } from '../commands/command-context.ts';
import { commandOfKey } from '../commands/command-table.ts';

/** Texts that are not part of the template. In them the browser undoes the typing. */
const freeTexts =
  '.te-comment-form textarea, .te-json-text, .te-language-field input, .te-device :is(textarea, [type="text"]), [type="search"]';

/** A modal dialog that does not edit the template. It may lack the focus: a click beside its controls removes it. */
const otherDialog = 'dialog[open]:not([data-undo])';

/** Runs commands by keys with Ctrl or Cmd, anywhere in the editor or while nothing has the focus. */
export function useShortcuts(run: RunCommand): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: element } = root;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!element || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Clicking an empty area moves the focus to the page. Its keys then go to the first editor.
      const isOwn = target instanceof Node && element.contains(target);
      const isOnPage = target === document.body && document.querySelector('.te') === element;
      const command = isOwn || isOnPage ? commandOfKey(event) : undefined;
      if (!command || !(target instanceof Element)) return;
      const isTravel = command.id === 'undo' || command.id === 'redo';
      if (isTravel && (target.matches(freeTexts) || element.querySelector(otherDialog))) return;
      event.preventDefault();
      const isInDialog = target.closest('dialog') !== null;
      if (!(isInDialog && command.id === 'palette')) run(command.id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
  return root;
}
