import { type RefObject, useEffect, useRef } from 'react';
import type { RunCommand } from '../commands/command-context.ts';
import { commandOfKey } from '../commands/command-table.ts';

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
      if (!command) return;
      event.preventDefault();
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      if (!(isInDialog && command.id === 'palette')) run(command.id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [run]);
  return root;
}
