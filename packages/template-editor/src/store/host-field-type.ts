import type { CustomFieldType, Field, Template } from 'configurator-core';
import type { FieldComponentProps } from 'configurator-react';
import type { ComponentType } from 'react';
import type { Language } from '../texts/editor-languages.ts';

/** Texts for a field type in the editor. */
export interface FieldTypeTexts {
  /** Name in lists. */
  readonly label: string;
  /** Title of the inspector. */
  readonly title: string;
  readonly description: string;
  /** Label of a new field. */
  readonly draftLabel: string;
}

/** Props of the options control of a host field type. */
export interface FieldOptionsProps {
  readonly field: Field;
  /** The edited template, for a type that reads other fields. */
  readonly template: Template;
  /** The `additional_options` of the field. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Changes some options; undefined removes one. Returns an error message and changes nothing if the type refuses. */
  readonly change: (options: Readonly<Record<string, unknown>>) => string | null;
  readonly language: Language;
}

/** A host field type in the editor. */
export interface HostFieldType {
  readonly type: CustomFieldType;
  readonly words: Readonly<Record<Language, FieldTypeTexts>>;
  /** A new field: its name, numbered if already used, and its initial options. */
  readonly draft: { readonly name: string; readonly options?: Readonly<Record<string, unknown>> };
  /** Control for the options of the type. */
  readonly Options?: ComponentType<FieldOptionsProps>;
  /** Appearance on the canvas; default: that of the built-in type it is based on. */
  readonly Face?: ComponentType<{ readonly field: Field }>;
  /** Renderer component for the preview. */
  readonly Component?: ComponentType<FieldComponentProps>;
}
