import { useActions } from '../store/editor-context.ts';

/** Shows values in the preview under a title and takes the focus there, where the button that was pressed gives way to it. */
export function useReplay(): (values: Readonly<Record<string, unknown>>, title: string) => void {
  const { showValues } = useActions();
  return (values, title) => {
    showValues(values, title);
    requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && activeElement.checkVisibility()) return;
      document.querySelector<HTMLElement>('.te-replay')?.focus();
    });
  };
}
