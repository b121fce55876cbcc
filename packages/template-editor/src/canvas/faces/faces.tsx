import type { Field, FieldType } from 'configurator-core';
import type { ComponentType } from 'react';
import { ColorFace } from './color-face.tsx';
import { DropdownFace } from './dropdown-face.tsx';
import { FileFace } from './file-face.tsx';
import { FlagFace } from './flag-face.tsx';
import { FrameFace } from './frame-face.tsx';
import { InputFace } from './input-face.tsx';
import { ResultFace } from './result-face.tsx';
import { StaticFace } from './static-face.tsx';
import { TextareaFace } from './textarea-face.tsx';

/** A static rendering of a field's control. Label, options and help are rendered beside it. */
export type Face = ComponentType<{ readonly field: Field }>;

const NoFace: Face = () => null;

/** The face of each field type on the canvas. */
export const faces: Readonly<Record<FieldType, Face>> = {
  text: InputFace,
  number: InputFace,
  textarea: TextareaFace,
  dropdown: DropdownFace,
  // The options are the control.
  radio: NoFace,
  checkbox: FlagFace,
  color: ColorFace,
  static_text: StaticFace,
  iframe: FrameFace,
  computed: ResultFace,
  file: FileFace,
};
