import { memo, type ReactNode, type Ref } from 'react';
import { useConfigurator } from '../hooks/use-configurator.ts';
import { useFilledText } from '../hooks/use-filled-text.ts';
import { useTexts } from '../hooks/use-texts.ts';
import { GroupView } from './group-view.tsx';
import { PlausibilityAnnouncer } from './plausibility-announcer.tsx';

interface SectionViewProps {
  /** The section's index among all sections of the template, including hidden ones. */
  readonly index: number;
  /** Text above the title, e.g. 'Schritt 2 von 7'. */
  readonly overline?: ReactNode;
  /** Ref of the heading, which is focused on a step change. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

/** The heading, the description and the groups of one section. */
export const SectionView = memo(function SectionView({ index, overline = null, headingRef }: SectionViewProps) {
  const { configurator } = useConfigurator();
  const { requiredMark } = useTexts();
  const section = configurator.template.sections[index];
  const description = useFilledText(section?.description ?? null);
  if (section === undefined) return null;
  return (
    <div className="cfg cfg-section">
      <div className="cfg-section-header">
        {overline !== null && <p className="cfg-section-count">{overline}</p>}
        <h2 ref={headingRef} tabIndex={-1} className="cfg-heading">
          {section.title}
        </h2>
        {description !== null && description !== '' && <p>{description}</p>}
        {section.groups.some(({ fields }) => fields.some(({ isRequired }) => isRequired)) && (
          <p className="cfg-required-note">
            <span className="cfg-required">*</span> <span>{requiredMark}</span>
          </p>
        )}
      </div>
      <PlausibilityAnnouncer section={section} />
      {section.groups.map((group) => (
        <GroupView key={group.id} group={group} />
      ))}
    </div>
  );
});
