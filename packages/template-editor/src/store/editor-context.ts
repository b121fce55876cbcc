import type { CreateId, CustomFieldType, Template } from 'configurator-core';
import { createContext, useContext, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { Language } from '../texts/editor-languages.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { EditorStore } from './create-editor-store.ts';
import type { EditorActions, EditorState } from './editor-state.ts';
import type { HostFieldType } from './host-field-type.ts';
import type { HostMaterial, UploadPicture } from './host-pictures.ts';
import type { ConfiguratorType } from './host-products.ts';

/** What the host contributes to the editor. */
export interface EditorHost {
  readonly uploadPicture: UploadPicture | undefined;
  readonly materials: readonly HostMaterial[] | undefined;
  readonly gallery: readonly unknown[] | undefined;
  readonly configuratorTypes: readonly ConfiguratorType[] | undefined;
}

/** Context of every part of the editor. It changes only if the host changes a prop. */
export interface EditorEnvironment {
  readonly store: EditorStore;
  readonly createId: CreateId;
  readonly language: Language;
  readonly texts: EditorTexts;
  /** Formats a moment in the host's time zone. */
  readonly formatDate: (at: string | Date, style: Intl.DateTimeFormatOptions) => string;
  readonly host: EditorHost;
  /** The host's field types: `hostTypes` for the editor, `fieldTypes` for the engine. */
  readonly hostTypes: readonly HostFieldType[];
  readonly fieldTypes: readonly CustomFieldType[];
}

/** Context of the surrounding editor. */
export const EditorContext = createContext<EditorEnvironment | null>(null);

/**
 * Returns the surrounding editor.
 * @throws Error outside of an editor
 */
export function useEditor(): EditorEnvironment {
  const environment = useContext(EditorContext);
  if (!environment) throw new Error('This component must be rendered inside a template editor.');
  return environment;
}

/** Returns the texts of the current language. */
export function useTexts(): EditorTexts {
  return useEditor().texts;
}

/** Returns the editor's actions. */
export function useActions(): EditorActions {
  return useEditor().store.actions;
}

/** Selects a part of the editor's state. Re-renders the component when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

/** Returns the current document. */
export function useTemplate(): Template {
  return useEditorState((state) => state.history.template);
}

/** Returns the language of the template's texts, for `lang`; undefined if the template has none. */
export function useTemplateLanguage(): string | undefined {
  return useEditorState((state) => state.history.template.language);
}

/**
 * Returns a deferred copy of the document for large read-only views, which render in the pauses of typing. Components
 * below must be memoized, or they still re-render on every keystroke.
 */
export function useDeferredTemplate(): Template {
  return useDeferredValue(useTemplate());
}
