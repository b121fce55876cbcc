import {
  DEFAULT_BASE_PRICE_CENTS,
  formatTemplatePath,
  parseTemplate,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import { useLayoutEffect, useState } from 'react';
import { Canvas } from '../canvas/canvas.tsx';
import { issueWords } from '../document/command-words.ts';
import { type CreateId, temporaryIdPrefix } from '../document/new-elements.ts';
import { ReportProvider } from '../findings/report-context.tsx';
import { JsonView } from '../json/json-view.tsx';
import { LogicView } from '../logic/logic-view.tsx';
import { PreviewView } from '../preview/preview-view.tsx';
import { createEditorStore } from '../store/create-editor-store.ts';
import { EditorContext, useActions, useEditorState } from '../store/editor-context.ts';
import type { Pane } from '../store/editor-state.ts';
import type { Language } from '../store/language.ts';
import { StructurePane } from '../structure/structure-pane.tsx';
import type { VersionSource } from '../versions/version-source.ts';
import { VersionsView } from '../versions/versions-view.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditorHeader } from './editor-header.tsx';
import { type Recovered, RecoveredNotice } from './recovered-notice.tsx';
import type { SaveReply, SaveRequest } from './save-reply.ts';
import { SidePane } from './side-pane.tsx';
import { useSave } from './use-save.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type UnsavedListener, useIsDirty, useUnsaved } from './use-unsaved.ts';

/** What a host says to the editor. A new `template` object does not restart it: give it another `key` for that. */
export interface TemplateEditorProps {
  /** The draft's JSON, as `get_form_template_draft` returns it; its `id` is what is saved under. */
  readonly template: unknown;
  /** Saves; one at a time. Where it rejects, the template stays unsaved and the reason is shown. */
  readonly onSave: (request: SaveRequest) => Promise<SaveReply>;
  /** Loads the version that another admin saved. */
  readonly onReload?: () => void;
  /** Called at once when the editor becomes dirty or clean, for a guard before leaving. */
  readonly onDirtyChange?: (isDirty: boolean) => void;
  /** Called with the unsaved template shortly after each change; null once everything is saved. */
  readonly onUnsaved?: UnsavedListener;
  /** What was not saved when the page went last time. */
  readonly recovered?: Recovered | null;
  readonly onDiscardRecovered?: () => void;
  /** The published versions; without it there is no such view. */
  readonly versions?: VersionSource;
  /** EUR cents, gross: what the preview and the price simulator start with. */
  readonly basePriceCents?: number;
  /** Hosts (https) that embedded pages may come from. */
  readonly allowedHosts?: readonly string[];
  /** In which rules, differences and findings are said; everything else is English. `en` unless given. */
  readonly language?: Language;
  /** For tests: ids in a row. */
  readonly createId?: CreateId;
}

const randomId: CreateId = () => `${temporaryIdPrefix}${crypto.randomUUID()}`;

/**
 * Edits a form template: structure, canvas and inspector side by side, with preview, findings, prices, all rules, JSON and
 * versions. Everything can be done by mouse, by touch and by keyboard alone, and everything can be undone.
 */
export function TemplateEditor(props: TemplateEditorProps) {
  const [parsed] = useState(() => parseTemplate(props.template));
  return parsed.ok ? <OpenEditor {...props} start={parsed.value} /> : <Unreadable issues={parsed.error} />;
}

function Unreadable({ issues }: { readonly issues: readonly TemplateIssue[] }) {
  return (
    <div className="te te-unreadable" role="alert">
      <h2>This template cannot be read</h2>
      <ul>
        {issues.map(({ code, path }) => (
          <li key={`${code} ${path}`}>
            <span className="te-path">{formatTemplatePath(path)}</span> {issueWords[code]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function OpenEditor({
  start,
  createId = randomId,
  language = 'en',
  ...props
}: TemplateEditorProps & { readonly start: Template }) {
  const [environment] = useState(() => ({ store: createEditorStore(start), createId, language }));
  const [basePriceCents, setBasePrice] = useState(props.basePriceCents ?? DEFAULT_BASE_PRICE_CENTS);
  return (
    <EditorContext value={environment}>
      <ReportProvider basePriceCents={basePriceCents}>
        <Frame {...props} basePriceCents={basePriceCents} onBasePrice={setBasePrice} />
      </ReportProvider>
    </EditorContext>
  );
}

const panes: readonly { readonly key: Pane; readonly label: string }[] = [
  { key: 'structure', label: 'Structure' },
  { key: 'canvas', label: 'Canvas' },
  { key: 'side', label: 'Properties' },
];

type FrameProps = TemplateEditorProps & {
  readonly basePriceCents: number;
  readonly onBasePrice: (cents: number) => void;
};

function Frame({ basePriceCents, onBasePrice, versions, recovered, allowedHosts, ...host }: FrameProps) {
  const view = useEditorState((state) => state.view);
  const pane = useEditorState((state) => state.pane);
  const spoken = useEditorState((state) => state.spoken);
  const { setPane } = useActions();
  const saving = useSave(host.onSave);
  useUnsaved(host.onUnsaved, saving.storedIds);
  const isDirty = useIsDirty();
  const { onDirtyChange } = host;
  useLayoutEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  const root = useShortcuts(() => void saving.save());
  return (
    <div className="te" ref={root} data-pane={pane}>
      <EditorHeader saving={saving} versions={versions} />
      {recovered && <RecoveredNotice recovered={recovered} onDiscard={host.onDiscardRecovered} />}
      {saving.note && (
        <p className="te-note" data-tone={saving.note.tone} role={saving.note.tone === 'bad' ? 'alert' : 'status'}>
          {saving.note.text}
        </p>
      )}
      <fieldset className="te-segments te-pane-switch" aria-label="Pane">
        {panes.map(({ key, label }) => (
          <button key={key} type="button" aria-pressed={key === pane} onClick={() => setPane(key)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className="te-panes">
        <StructurePane />
        <section className="te-middle" aria-label="Canvas">
          {view === 'build' && <Canvas />}
          {view === 'preview' && <PreviewView basePriceCents={basePriceCents} allowedHosts={allowedHosts} />}
          {view === 'logic' && <LogicView />}
          {view === 'json' && <JsonView />}
          {view === 'versions' && versions && <VersionsView key={saving.count} source={versions} />}
        </section>
        <SidePane basePriceCents={basePriceCents} onBasePrice={onBasePrice} />
      </div>
      <DeleteDialog />
      <ConflictDialog saving={saving} onReload={host.onReload} />
      {/* The space makes the same words new ones, so that they are said again. */}
      <p className="te-unseen" aria-live="polite">
        {spoken.text}
        {spoken.count % 2 === 0 ? '' : '\u00a0'}
      </p>
    </div>
  );
}
