import type { Template, TemplatePath } from 'configurator-core';
import { refAt } from '../document/find.ts';
import { useActions } from '../store/editor-context.ts';
import { generalTab } from '../store/editor-state.ts';
import { afterRender } from './after-render.ts';
import { useInspect } from './use-inspect.ts';

/** Focuses the first control of a quantity break after the general tab has rendered. */
function focusBreak(place: number): void {
  afterRender(() => {
    const row = document.querySelectorAll<HTMLElement>('.te-canvas .te-break')[place];
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('input')?.focus();
  });
}

/** Whether a path points into a condition. */
function isInCondition(path: TemplatePath): boolean {
  return path.some((step) => step === 'conditional_display' || step === 'when');
}

/**
 * Finds where a path of the engine is edited. The second path points to the problem itself: the condition is focused if
 * it is at fault.
 * @returns a function that opens and focuses that place; null if nothing is edited at that path
 */
export function useShowPlace(): (
  template: Template,
  path: TemplatePath,
  problem?: TemplatePath,
) => (() => void) | null {
  const { openTab, setPane, setView } = useActions();
  const inspect = useInspect();
  return (template, path, problem = path) => {
    const [list, place] = path;
    if (list === 'translations') return () => setView('translations');
    if (list === 'quantity_breaks' && typeof place === 'number' && template.quantityBreaks[place]) {
      return () => {
        openTab(generalTab);
        setPane('canvas');
        focusBreak(place);
      };
    }
    const ref = refAt(template, path);
    return ref && (() => inspect(ref, isInCondition(problem) ? 'condition' : 'start'));
  };
}
