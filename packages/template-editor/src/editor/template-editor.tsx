import {
  type CreateId,
  DEFAULT_BASE_PRICE_CENTS,
  formatTemplatePath,
  parseTemplate,
  type Template,
  type TemplateIssue,
} from 'configurator-core';
import { lazy, type ReactNode, Suspense, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Canvas } from '../canvas/canvas.tsx';
import { CommandContext } from '../commands/command-context.ts';
import { CommandPalette } from '../commands/command-palette.tsx';
import type { CommentSource } from '../comments/comment-source.ts';
import { CommentsProvider } from '../comments/comments-context.tsx';
import { randomUuid } from '../document/random-uuid.ts';
import { DraftList } from '../drafts/draft-list.tsx';
import { DraftNotice } from '../drafts/draft-notice.tsx';
import type { DraftSource } from '../drafts/draft-source.ts';
import { useAutosave } from '../drafts/use-autosave.ts';
import { ReportProvider } from '../findings/report-context.tsx';
import { JsonView } from '../json/json-view.tsx';
import { LogicView } from '../logic/logic-view.tsx';
import { Panes } from '../panes/panes.tsx';
import { PresenceNotice } from '../presence/presence-notice.tsx';
import type { PresenceSource } from '../presence/presence-source.ts';
import { usePresence } from '../presence/use-presence.ts';
import { PreviewView } from '../preview/preview-view.tsx';
import { PrintDialog } from '../print/print-dialog.tsx';
import { createEditorStore } from '../store/create-editor-store.ts';
import {
  EditorContext,
  type EditorEnvironment,
  useActions,
  useEditor,
  useEditorState,
} from '../store/editor-context.ts';
import type { Pane } from '../store/editor-state.ts';
import type { HostFieldType } from '../store/host-field-type.ts';
import type { HostMaterial, UploadPicture } from '../store/host-pictures.ts';
import type { ConfiguratorType } from '../store/host-products.ts';
import { useIsDirty } from '../store/use-is-dirty.ts';
import { useLatest } from '../store/use-latest.ts';
import { StructurePane } from '../structure/structure-pane.tsx';
import { useFocusAfterDelete } from '../structure/use-focus-after-delete.ts';
import { editorLanguages, type Language } from '../texts/editor-languages.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { TranslationsView } from '../translations/translations-view.tsx';
import { ReleaseDialog } from '../versions/release-dialog.tsx';
import type { VersionSource } from '../versions/version-source.ts';
import { VersionsView } from '../versions/versions-view.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditorHeader } from './editor-header.tsx';
import { type Recovered, RecoveredNotice } from './recovered-notice.tsx';
import type { SaveReply, SaveRequest } from './save-reply.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { SidePane } from './side-pane.tsx';
import { useCommands } from './use-commands.ts';
import { useSave } from './use-save.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type UnsavedListener, useUnsaved } from './use-unsaved.ts';

/** Props of the editor. A new `template` object does not restart it; change its `key` for that. */
export interface TemplateEditorProps {
  /** The draft's JSON, as returned by `get_form_template_draft`. It is saved under its `id`. */
  readonly template: unknown;
  /** Saves the template; calls never overlap. If it rejects, the template stays unsaved and the reason is shown. */
  readonly onSave: (request: SaveRequest) => Promise<SaveReply>;
  /** Loads the version that another admin saved. */
  readonly onReload?: () => void;
  /** Called immediately when the editor becomes dirty or clean, for a navigation guard. */
  readonly onDirtyChange?: (isDirty: boolean) => void;
  /** Called with the unsaved template shortly after each change; null once everything is saved. */
  readonly onUnsaved?: UnsavedListener;
  /** Changes that were unsaved when the page was last closed. */
  readonly recovered?: Recovered | null;
  /** Called after they were restored. */
  readonly onRestoreRecovered?: () => void;
  readonly onDiscardRecovered?: () => void;
  /** The published versions. If omitted, the versions view is hidden. */
  readonly versions?: VersionSource;
  /** Stores drafts while the template is edited; they are listed with the versions. If omitted, none are stored. */
  readonly drafts?: DraftSource;
  /** Comments of admins on parts. If omitted, comments are hidden. */
  readonly comments?: CommentSource;
  /** Tracks which window edits the template. If omitted, edits are never locked. */
  readonly presence?: PresenceSource;
  /** Initial base price of the preview and the price simulator, in gross EUR cents. */
  readonly basePriceCents?: number;
  /** Stores the picture of an option. If omitted, only a URL can be entered. Keep the function stable. */
  readonly uploadPicture?: UploadPicture;
  /** Materials of options. If omitted, a material is entered by its key. Keep the array stable. */
  readonly materials?: readonly HostMaterial[];
  /** Templates (JSON) that a new template can start from. If omitted, there is no gallery. Keep the array stable. */
  readonly gallery?: readonly unknown[];
  /** The host's kinds of products. If omitted, a template keeps its `configurator_type`. Keep the array stable. */
  readonly configuratorTypes?: readonly ConfiguratorType[];
  /** Hosts (https) that embedded pages may come from. */
  readonly allowedHosts?: readonly string[];
  /** Default: `en`. Existing undo labels keep their language. */
  readonly language?: Language;
  /** IANA time zone of all times, such as `Europe/Berlin`. Default: that of the computer. */
  readonly timeZone?: string;
  /** Replaces the catalogue of the language. */
  readonly texts?: EditorTexts;
  /** The host's own field types, created by `defineFieldType`. Read once on mount. */
  readonly fieldTypes?: readonly HostFieldType[];
  /** Creates the ids of new parts. Default: random UUIDs. */
  readonly createId?: CreateId;
  /** Start of the header: the host's back link and heading. */
  readonly leading?: ReactNode;
}

// Loaded on opening, with the converters.
const StartDialog = lazy(() =>
  import('../start/start-dialog.tsx').then(({ StartDialog: Loaded }) => ({ default: Loaded })),
);

/**
 * Edits a form template: structure, canvas and inspector side by side, with preview, findings, prices, all rules, JSON
 * and versions. Everything can be done by mouse, by touch and by keyboard alone, and everything can be undone.
 */
export function TemplateEditor(props: TemplateEditorProps) {
  const [parsed] = useState(() =>
    parseTemplate(props.template, { fieldTypes: props.fieldTypes?.map(({ type }) => type) }),
  );
  const { language = 'en', texts = editorLanguages[language] } = props;
  return parsed.ok ? (
    <OpenEditor {...props} language={language} texts={texts} start={parsed.value} />
  ) : (
    <Unreadable issues={parsed.error} language={language} texts={texts} />
  );
}

interface UnreadableProps {
  readonly issues: readonly TemplateIssue[];
  readonly language: Language;
  readonly texts: EditorTexts;
}

function Unreadable({ issues, language, texts }: UnreadableProps) {
  return (
    <div className="te te-unreadable" role="alert" lang={language}>
      <h2>{texts.editor.unreadable}</h2>
      <ul>
        {issues.map(({ code, path }) => (
          <li key={`${code} ${path}`}>
            <span className="te-path">{formatTemplatePath(path)}</span> <span>{texts.parts.issues[code]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OpenEditorProps extends TemplateEditorProps {
  readonly start: Template;
  readonly language: Language;
  readonly texts: EditorTexts;
}

function OpenEditor({ start, createId: givenCreateId = randomUuid, language, texts, ...props }: OpenEditorProps) {
  const latestTexts = useLatest(texts);
  const [{ store, createId, hostTypes, fieldTypes }] = useState(() => ({
    hostTypes: props.fieldTypes ?? [],
    fieldTypes: props.fieldTypes?.map(({ type }) => type) ?? [],
    store: createEditorStore(start, () => latestTexts.current),
    createId: givenCreateId,
  }));
  const { uploadPicture, materials, gallery, configuratorTypes, timeZone } = props;
  const given = useMemo(
    () => ({ uploadPicture, materials, gallery, configuratorTypes }),
    [uploadPicture, materials, gallery, configuratorTypes],
  );
  const formatDate = useCallback<EditorEnvironment['formatDate']>(
    (at, style) => new Intl.DateTimeFormat(texts.locale, { ...style, timeZone }).format(new Date(at)),
    [texts, timeZone],
  );
  const environment = useMemo(
    () => ({ store, createId, language, texts, formatDate, hostTypes, fieldTypes, host: given }),
    [store, createId, language, texts, formatDate, hostTypes, fieldTypes, given],
  );
  const [basePriceCents, setBasePrice] = useState(props.basePriceCents ?? DEFAULT_BASE_PRICE_CENTS);
  return (
    <EditorContext value={environment}>
      <ReportProvider basePriceCents={basePriceCents}>
        <Frame {...props} basePriceCents={basePriceCents} onBasePrice={setBasePrice} />
      </ReportProvider>
    </EditorContext>
  );
}

const panes: readonly Pane[] = ['structure', 'canvas', 'side'];

type FrameProps = Omit<TemplateEditorProps, 'language' | 'texts' | 'createId'> & {
  readonly basePriceCents: number;
  readonly onBasePrice: (cents: number) => void;
};

function Frame({ basePriceCents, onBasePrice, versions, recovered, allowedHosts, ...host }: FrameProps) {
  const view = useEditorState((state) => state.view);
  const [isRecoveredDiscarded, setRecoveredDiscarded] = useState(false);
  const pane = useEditorState((state) => state.pane);
  const announcement = useEditorState((state) => state.announcement);
  const { setPane } = useActions();
  const isDirty = useIsDirty();
  const presence = usePresence(host.presence, isDirty, host.onReload);
  const saving = useSave(host.onSave, presence.confirm);
  useUnsaved(host.onUnsaved);
  const autosave = useAutosave(host.drafts);
  const { language, texts: all } = useEditor();
  const { editor: texts } = all;
  const { onDirtyChange } = host;
  useLayoutEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  const commands = useCommands(saving, {
    hasVersions: versions !== undefined,
    hasComments: host.comments !== undefined,
  });
  const { dialog, closeDialog, run } = commands;
  const root = useShortcuts(run);
  const scroll = useScrollRestoration(view);
  useFocusAfterDelete();
  return (
    <CommandContext value={run}>
      <CommentsProvider source={host.comments} saves={saving.count}>
        <div className="te" ref={root} lang={language} data-pane={pane}>
          <div className="te-frame">
            <EditorHeader
              saving={saving}
              autosave={autosave}
              hasVersions={versions !== undefined}
              leading={host.leading}
            />
            <PresenceNotice presence={presence} />
            {recovered && !isRecoveredDiscarded && (
              <RecoveredNotice
                recovered={recovered}
                onRestore={() => {
                  // The version that these changes were made in is unknown.
                  if (recovered.isOutdated) saving.forgetBase();
                  host.onRestoreRecovered?.();
                }}
                onDiscard={() => {
                  setRecoveredDiscarded(true);
                  host.onDiscardRecovered?.();
                }}
              />
            )}
            {(!recovered || isRecoveredDiscarded) && host.drafts && (
              <DraftNotice source={host.drafts} discarded={recovered?.template ?? null} />
            )}
            {saving.note && (
              <p
                className="te-note"
                data-tone={saving.note.tone}
                role={saving.note.tone === 'bad' ? 'alert' : 'status'}
              >
                {saving.note.text}
              </p>
            )}
            <fieldset className="te-segments te-pane-switch" aria-label={texts.pane}>
              {panes.map((key) => (
                <button key={key} type="button" aria-pressed={key === pane} onClick={() => setPane(key)}>
                  {texts.panes[key]}
                </button>
              ))}
            </fieldset>
            <Panes
              control={commands.panes}
              structure={<StructurePane />}
              middle={
                <section className="te-middle" aria-label={texts.panes.canvas} {...scroll}>
                  {view === 'build' && <Canvas />}
                  {view === 'preview' && <PreviewView basePriceCents={basePriceCents} allowedHosts={allowedHosts} />}
                  {view === 'logic' && <LogicView />}
                  {view === 'translations' && <TranslationsView />}
                  {view === 'json' && <JsonView />}
                  {view === 'versions' && versions && <VersionsView key={saving.count} source={versions} />}
                  {view === 'versions' && host.drafts && (
                    <DraftList key={`drafts-${saving.count}`} source={host.drafts} />
                  )}
                </section>
              }
              preview={
                view === 'build' ? (
                  <PreviewView isBeside basePriceCents={basePriceCents} allowedHosts={allowedHosts} />
                ) : null
              }
              side={
                <SidePane
                  hasComments={host.comments !== undefined}
                  basePriceCents={basePriceCents}
                  onBasePrice={onBasePrice}
                />
              }
            />
          </div>
          {dialog === 'palette' && (
            <CommandPalette
              host={commands.host}
              recent={commands.recent}
              onChoose={commands.remember}
              onClose={closeDialog}
            />
          )}
          {dialog === 'print' && <PrintDialog onClose={closeDialog} />}
          {dialog === 'start' && (
            <Suspense>
              <StartDialog basePriceCents={basePriceCents} onClose={closeDialog} />
            </Suspense>
          )}
          {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
          {dialog === 'review' && versions && (
            <ReleaseDialog source={versions} onSave={() => void saving.save()} onClose={closeDialog} />
          )}
          <DeleteDialog />
          <ConflictDialog saving={saving} onReload={host.onReload} />
          {/* The no-break space changes a repeated text, so that screen readers announce it again. */}
          <p className="te-unseen" aria-live="polite">
            {announcement.text}
            {announcement.count % 2 === 0 ? '' : '\u00a0'}
          </p>
        </div>
      </CommentsProvider>
    </CommandContext>
  );
}
