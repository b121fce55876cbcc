import { englishTexts } from './english-texts.ts';
import type { FieldDraft, SectionDraft, WireCondition } from './wire-builders.ts';

/** The parts with a fabric of their own, by the key of their link. */
type FabricPart = 'back' | 'collar' | 'belly';

/** One link field of the fabric step. */
export interface FabricLink {
  part: FabricPart;
  label: string;
  isRequired?: boolean;
  shownIf?: WireCondition;
}

function linkField({ part, label, isRequired = false, shownIf }: FabricLink): FieldDraft {
  return {
    name: `${part}.link`,
    type: 'text',
    label,
    placeholder: 'https://',
    tooltip: 'Öffnen Sie den Stoff im Stoffladen und kopieren Sie die Adresse aus der Adresszeile.',
    isRequired,
    ...(shownIf && { shownIf }),
    validation: {
      pattern: 'https?://[^\\s/]+\\.\\S+',
      maxLength: 500,
      message: `${label}: Bitte geben Sie einen vollständigen Link an, der mit https:// beginnt.`,
    },
    englishMessage: `${englishTexts[label]}: please enter a complete link that starts with https://.`,
  };
}

/**
 * The fabric step. The field names are the keys of saved configurations, including the dot: `back.link`, `collar.link`,
 * `belly.link`. A product of one piece has only one link.
 */
export function fabricSelectionSection(links: readonly FabricLink[]): SectionDraft {
  return {
    id: 'fabric-selection',
    title: 'Stoffauswahl',
    description:
      links.length === 1
        ? 'Fügen Sie den Link zu Ihrem Wunschstoff ein.'
        : 'Fügen Sie je Teil den Link zu Ihrem Wunschstoff ein.',
    groups: [{ key: 'links', fields: links.map(linkField) }],
  };
}
