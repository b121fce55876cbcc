import { useEditorState } from '../store/editor-context.ts';
import { generalTab } from '../store/editor-state.ts';
import { GeneralTab } from './general-tab.tsx';
import { SectionCanvas } from './section-canvas.tsx';
import { SectionTabs, tabIds } from './section-tabs.tsx';

/** The middle pane in the build view: the General tab and one tab per section. */
export function Canvas() {
  const tab = useEditorState((state) => state.tab);
  const section = useEditorState(({ history }) => history.template.sections.find(({ id }) => id === tab));
  const ids = tabIds(section ? tab : generalTab);
  return (
    <div className="te-canvas">
      <SectionTabs />
      <div className="te-canvas-body" role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} tabIndex={-1}>
        {section ? <SectionCanvas section={section} /> : <GeneralTab />}
      </div>
    </div>
  );
}
