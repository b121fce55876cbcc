import type { ElementRef } from '../document/element.ts';
import { useActions } from '../store/editor-context.ts';
import { focusInspector, type InspectorPlace } from './focus-inspector.ts';

/** Shows a part in the inspector and takes the focus there, also where there is room for one pane only. */
export function useInspect(): (ref: ElementRef, place?: InspectorPlace) => void {
  const { select, setPane } = useActions();
  return (ref, place) => {
    select([ref]);
    setPane('side');
    focusInspector(place);
  };
}
