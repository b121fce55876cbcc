import type { CustomFieldType, Template } from 'configurator-core';
import { createContext, useContext, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import type { CreateId } from '../document/edits/new-elements.ts';
import type { Language } from '../texts/editor-languages.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import type { EditorStore } from './create-editor-store.ts';
import type { EditorActions, EditorState } from './editor-state.ts';
import type { HostFieldType } from './host-field-type.ts';
import type { HostMaterial, UploadPicture } from './host-pictures.ts';

/** What the host can do for options. */
export interface EditorHost {
  readonly uploadPicture: UploadPicture | undefined;
  readonly materials: readonly HostMaterial[] | undefined;
}

/** What every part of the editor finds around it. It changes only when the host changes one of its props. */
export interface EditorEnvironment {
  readonly store: EditorStore;
  readonly createId: CreateId;
  readonly language: Language;
  readonly texts: EditorTexts;
  readonly host: EditorHost;
  /** The field types of the host, as the editor shows them and as the engine knows them. */
  readonly hostTypes: readonly HostFieldType[];
  readonly fieldTypes: readonly CustomFieldType[];
}

/** The editor around a component. */
export const EditorContext = createContext<EditorEnvironment | null>(null);

/**
 * The editor around a part.
 * @throws Error outside of one
 */
export function useEditor(): EditorEnvironment {
  const environment = useContext(EditorContext);
  if (!environment) throw new Error('This component must be rendered inside a template editor.');
  return environment;
}

/** The texts of the current language. */
export function useTexts(): EditorTexts {
  return useEditor().texts;
}

/** What can be done in the editor. */
export function useActions(): EditorActions {
  return useEditor().store.actions;
}

/** Selects a part of the editor's state; re-renders the component when it changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  return useStore(useEditor().store, select);
}

/** The document as it is now. */
export function useTemplate(): Template {
  return useEditorState((state) => state.history.template);
}

/** The language of the template's own texts, for `lang`; undefined where the template names none. */
export function useTemplateLanguage(): string | undefined {
  return useEditorState((state) => state.history.template.language);
}

/**
 * The document as of a moment ago, for what is large and only looked at: it is rendered in the pauses of typing. Parts
 * below have to be memoized, else they render with every letter all the same.
 */
export function useDeferredTemplate(): Template {
  return useDeferredValue(useTemplate());
}
