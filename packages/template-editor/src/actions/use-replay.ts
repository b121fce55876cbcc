import { useActions } from '../store/editor-context.ts';
import { afterRender } from './after-render.ts';

/** Returns a function that shows values in the preview, and focuses the preview if the pressed button disappears. */
export function useReplay(): (values: Readonly<Record<string, unknown>>, title: string) => void {
  const { showValues } = useActions();
  return (values, title) => {
    showValues(values, title);
    afterRender(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement.checkVisibility()) return;
      document.querySelector<HTMLElement>('.te-replay')?.focus();
    });
  };
}
