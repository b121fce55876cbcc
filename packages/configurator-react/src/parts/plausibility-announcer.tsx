import { fieldState, fillText, plausibilityOf, type Section } from 'configurator-core';
import { useConfiguratorSelector } from '../hooks/use-configurator-selector.ts';
import { useDebouncedText } from '../hooks/use-debounced-text.ts';
import { useTexts } from '../hooks/use-texts.ts';

/**
 * Announces the unconfirmed plausibility checks of a section politely, once typing has settled: they appear after the
 * input that they ask about. Renders nothing visible.
 */
export function PlausibilityAnnouncer({ section }: { readonly section: Section }) {
  const texts = useTexts();
  const sentences = useConfiguratorSelector(({ context: { evaluation } }) =>
    section.groups
      .flatMap(({ fields }) => fields)
      .map((field) => {
        const { isVisible, value } = fieldState(evaluation, field.name) ?? {};
        return isVisible && value === undefined && fillText(evaluation, plausibilityOf(field), texts);
      })
      .filter(Boolean)
      .join(' '),
  );
  return (
    <p className="cfg-unseen" role="status">
      {useDebouncedText(sentences)}
    </p>
  );
}
