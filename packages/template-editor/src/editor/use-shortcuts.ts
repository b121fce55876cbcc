import { type RefObject, useEffect, useRef } from 'react';
import { useActions } from '../store/editor-context.ts';

/** Ctrl or Cmd with S saves, with Z undoes, with Y or Shift+Z redoes, wherever in the editor the focus is. */
export function useShortcuts(save: () => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const { undo, redo } = useActions();
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 's') latest.current();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
      event.preventDefault();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
  return root;
}
