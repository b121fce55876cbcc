import { useEffect } from 'react';
import { isTyping } from '../data-table/use-row-keys.ts';

/** Keys that work on every admin page: Ctrl-K (or ⌘K) for the palette, ? for the help. */
export function useAdminKeys({ onPalette, onHelp }: { onPalette: () => void; onHelp: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPalette();
      } else if (event.key === '?' && !isTyping(event.target)) {
        onHelp();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onPalette, onHelp]);
}
