import { userEvent } from 'storybook/test';
import type { StageField } from './stage-template.ts';

/** A file field for two files. */
export const photos: StageField = {
  name: 'photos',
  field_type: 'file',
  label: 'Fotos',
  validation_rules: { maxFiles: 2 },
  additional_options: { hint: 'Von der Seite, im Stehen.' },
};

/** Sets the files of the input, since a story cannot use the browser's file dialog. */
export async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input for files');
  await userEvent.upload(input, files, { applyAccept: false });
}
