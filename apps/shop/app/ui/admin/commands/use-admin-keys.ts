import { useEffect } from 'react';
import { isTyping } from '../../data-table/use-row-keys.ts';

/** Shortcuts of every admin page, unless a component handles it: Ctrl-K (or ⌘K) for the palette, ? for the help. */
export function useAdminKeys({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
      } else if (event.key === '?' && !isTyping(event.target)) {
        onHelp();
      }
    };
    // On the window, because the template editor has its own palette and listens on the document.
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onPalette, onHelp]);
}
