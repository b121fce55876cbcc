import 'template-editor/theme.css';
import { type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import {
  type CommentSource,
  type DraftSource,
  type HostFieldType,
  type HostMaterial,
  type PresenceSource,
  type SaveReply,
  type SaveRequest,
  TemplateEditor,
  type UploadPicture,
  type VersionSource,
} from 'template-editor';
import { timeZone } from '#app/lib/formats/format-date.ts';
import { iframeHosts } from '#app/lib/security/security-headers.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { UnsavedGuard } from '#app/ui/admin/dialogs/unsaved-guard.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageWording } from '#app/ui/page/page-wording.ts';
import type { TemplateDraft } from '../admin-template.ts';
import type { StoredHold } from '../api/hold-template.ts';
import type { TemplateSave } from '../api/save-template.ts';
import type { StoredDrafts } from '../api/template-drafts.ts';
import { gallery, productsInEditor } from '../texts/products-in-editor.ts';
import { useTemplateTexts } from '../texts/template-texts.ts';
import { unsavedTemplate } from '../unsaved-template.ts';

interface TemplateWorkspaceProps {
  draft: TemplateDraft;
  /** The stored id, or `new`. */
  templateId: string;
  onSave: (request: SaveRequest, revision: number | null) => Promise<TemplateSave>;
  /** Loads the template that another admin saved; null if it was deleted. */
  onConflict: (templateId: string) => Promise<TemplateDraft | null>;
  /** Called after a new template was stored. */
  onCreated: (templateId: string) => void;
  /** Reloads the template and discards local edits. */
  onReload: () => void;
  versions?: VersionSource;
  /** Autosaved drafts; null for a template that is not stored yet. Must be a stable reference. */
  drafts: StoredDrafts | null;
  /** The lease on the template; null for one that is not stored yet. Must be a stable reference. */
  hold: TemplateHolding | null;
  /** Must be a stable reference. */
  comments?: CommentSource;
  uploadPicture?: UploadPicture;
  materials?: readonly HostMaterial[];
  /** The shop's own field types. Later changes are ignored. */
  fieldTypes?: readonly HostFieldType[];
  /** Shown at the start of the editor's header. */
  leading: ReactNode;
}

/** The lease as read when the page was loaded (`first`), and a function to read or acquire it. */
export interface TemplateHolding {
  first: StoredHold;
  ask: (mode: 'look' | 'hold' | 'take') => Promise<StoredHold>;
}

/** Interval at which the lease of 90 seconds is renewed. Hidden tabs run timers only once a minute. */
const HEARTBEAT_MS = 20_000;

/** Pause in typing after which a draft is stored. */
const DRAFT_WAIT_MS = 4_000;

/** The editor with additions of the shop: toasts on save, a navigation guard, and recovery after a crash. */
export function TemplateWorkspace({ draft, templateId, onCreated, onReload, ...host }: TemplateWorkspaceProps) {
  const language = use(PageLanguage);
  const products = productsInEditor[usePageWording() === 'quoted' ? 'quoted' : language];
  const texts = useTemplateTexts();
  const revision = useRef(draft.revision);
  const { hold } = host;
  const presence = useMemo((): PresenceSource | undefined => {
    if (hold === null) return undefined;
    const withAge = (reply: StoredHold) => ({ ...reply, isOutdated: reply.revision !== revision.current });
    return {
      first: withAge(hold.first),
      ask: async (mode) => withAge(await hold.ask(mode)),
      beatMs: HEARTBEAT_MS,
    };
  }, [hold]);
  const { drafts } = host;
  const draftSource = useMemo(
    (): DraftSource | undefined =>
      drafts === null
        ? undefined
        : {
            ...drafts,
            save: (template) => drafts.save(template, revision.current ?? 0),
            waitMs: DRAFT_WAIT_MS,
          },
    [drafts],
  );
  // A new template gets its id while the editor is open.
  const unsaved = useMemo(() => unsavedTemplate(templateId), [templateId]);
  const [recovered] = useState(() => {
    const copy = unsaved.read();
    if (copy === null) return null;
    // A new template was never saved, and old copies have no revision to compare.
    const isComparable = draft.revision !== null && typeof copy.revision === 'number';
    return { ...copy, isOutdated: isComparable && copy.revision !== draft.revision };
  });
  const [isDirty, setDirty] = useState(false);
  const [createdId, setCreatedId] = useState<string | null>(null);
  // Waits until nothing is unsaved, so that the guard does not block the navigation.
  useEffect(() => {
    if (createdId === null || isDirty) return;
    // Once: a second call would cancel the navigation and restart it.
    setCreatedId(null);
    onCreated(createdId);
  }, [createdId, isDirty, onCreated]);

  async function save(request: SaveRequest): Promise<SaveReply> {
    const result = await host.onSave(request, revision.current);
    if (result.reply.status === 'failed') {
      showErrorToast({ title: texts.saveFailed, description: result.reply.message, id: 'template-save' });
    }
    if ('id' in result) {
      revision.current = result.revision;
      const description = request.publish ? result.reply.unpublished : texts.savedAsDraft;
      showToast({ title: texts.saved, description, id: 'template-save' });
      if (templateId === 'new') setCreatedId(result.id);
    }
    if (result.reply.status !== 'conflict') return result.reply;
    // If the other version cannot be loaded, the admin chooses one.
    const theirs = await host.onConflict(request.template.id).catch(() => null);
    if (theirs === null) return result.reply;
    const onMerged = () => {
      revision.current = theirs.revision;
    };
    return { status: 'conflict', theirs: { template: theirs.template, onMerged } };
  }

  return (
    <>
      <UnsavedGuard isDirty={isDirty} />
      <TemplateEditor
        template={draft.template}
        language={language}
        timeZone={timeZone}
        texts={products.texts}
        configuratorTypes={products.configuratorTypes}
        gallery={gallery}
        onSave={save}
        onReload={() => {
          unsaved.remove();
          setDirty(false);
          onReload();
        }}
        onDirtyChange={setDirty}
        onUnsaved={(template) => (template === null ? unsaved.remove() : unsaved.keep(template, revision.current))}
        recovered={recovered}
        onRestoreRecovered={() => {
          // The next save then conflicts with the one that the copy does not contain.
          if (recovered?.isOutdated) revision.current = recovered.revision ?? null;
        }}
        onDiscardRecovered={unsaved.remove}
        versions={host.versions}
        presence={presence}
        drafts={draftSource}
        comments={host.comments}
        uploadPicture={host.uploadPicture}
        materials={host.materials}
        fieldTypes={host.fieldTypes}
        leading={host.leading}
        allowedHosts={iframeHosts.map((url) => new URL(url).host)}
      />
    </>
  );
}
