import type { Template, TemplatePath } from 'configurator-core';
import { refAt } from '../document/find.ts';
import { useActions } from '../store/editor-context.ts';
import { generalTab } from '../store/editor-state.ts';
import { useInspect } from './use-inspect.ts';

/** Takes the focus to the first control of a quantity break, once the general tab shows it. */
function focusBreak(place: number): void {
  requestAnimationFrame(() => {
    const row = document.querySelectorAll<HTMLElement>('.te-canvas .te-break')[place];
    row?.scrollIntoView({ block: 'nearest' });
    row?.querySelector('input')?.focus();
  });
}

/** Whether a path leads into a condition. */
function isInCondition(path: TemplatePath): boolean {
  return path.some((step) => step === 'conditional_display' || step === 'when');
}

/**
 * Finds where a path of the engine is edited. The second path leads to the problem itself: the focus goes to a condition
 * if that is at fault.
 * @returns a function that goes there and takes the focus along; null where nothing is edited at that path
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
