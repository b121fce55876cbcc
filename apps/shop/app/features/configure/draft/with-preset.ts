import { type Configurator, initialValues, restoreValues } from 'configurator-core';
import { fieldOfPreset } from '#app/config/preset.ts';
import type { OpenedDraft } from './draft.ts';

/**
 * Adds the preset values of a URL to a draft, and opens it at the first step. Values that do not fit the template are
 * dropped.
 * @param search search parameters
 */
export function withPreset(configurator: Configurator, draft: OpenedDraft, search: string): OpenedDraft {
  const preset = [...new URLSearchParams(search)].flatMap(([parameter, value]) => {
    const name = fieldOfPreset(parameter);
    return name === null || value.trim() === '' ? [] : [[name, value] as const];
  });
  const { values, dropped } = restoreValues(configurator, Object.fromEntries(preset));
  const chosen = preset.flatMap(([name]) =>
    values[name] === undefined || dropped.some(({ fieldName }) => fieldName === name) ? [] : [[name, values[name]]],
  );
  const own = draft.values ?? initialValues(configurator);
  return { ...draft, values: { ...own, ...Object.fromEntries(chosen) }, stepIndex: 0, origin: 'preset' };
}
