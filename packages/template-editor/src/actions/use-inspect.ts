import type { ElementRef } from '../document/element.ts';
import { useActions } from '../store/editor-context.ts';
import { focusInspector, type InspectorPlace } from './focus-inspector.ts';

/** Returns a function that shows a part in the inspector and focuses it, even if only one pane fits. */
export function useInspect(): (ref: ElementRef, place?: InspectorPlace) => void {
  const { select, setPane } = useActions();
  return (ref, place) => {
    select([ref]);
    setPane('side');
    focusInspector(place);
  };
}
