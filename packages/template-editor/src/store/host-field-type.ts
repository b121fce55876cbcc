import type { CustomFieldType, Field, Template } from 'configurator-core';
import type { FieldComponentProps } from 'configurator-react';
import type { ComponentType } from 'react';
import type { Language } from '../texts/editor-languages.ts';

/** What the editor calls a field type. */
export interface FieldTypeTexts {
  /** In lists. */
  readonly label: string;
  /** Of the inspector. */
  readonly title: string;
  readonly description: string;
  /** Of a new field. */
  readonly draftLabel: string;
}

/** What the inspector of a host's field type gets. */
export interface FieldOptionsProps {
  readonly field: Field;
  /** The template that is edited, for a type that reads other fields. */
  readonly template: Template;
  /** The `additional_options` of the field. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Changes some of them; undefined takes one out. A sentence where the type refuses it; then nothing changes. */
  readonly change: (options: Readonly<Record<string, unknown>>) => string | null;
  readonly language: Language;
}

/** A field type of the host in the editor. */
export interface HostFieldType {
  readonly type: CustomFieldType;
  readonly words: Readonly<Record<Language, FieldTypeTexts>>;
  /** A new field: its name, which gets a number where it is taken, and the options it begins with. */
  readonly draft: { readonly name: string; readonly options?: Readonly<Record<string, unknown>> };
  /** Edits the options of the type. */
  readonly Options?: ComponentType<FieldOptionsProps>;
  /** How it looks on the canvas; without one like the built-in field that its values are like. */
  readonly Face?: ComponentType<{ readonly field: Field }>;
  /** The component of the renderer, for the preview. */
  readonly Component?: ComponentType<FieldComponentProps>;
}
