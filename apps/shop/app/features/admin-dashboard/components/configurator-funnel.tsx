import type { Loaded } from '#app/lib/failures/load-or-failure.ts';
import { Card } from '#app/ui/content/card.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { type ConfiguratorFunnel as Funnel, stagesOf } from '../funnel.ts';
import { useDashboardTexts } from '../texts/dashboard-texts.ts';
import { FunnelChart } from './funnel-chart.tsx';

interface ConfiguratorFunnelProps {
  funnels: Loaded<readonly Funnel[]>;
  /** Null shows the most opened one. */
  templateId: string | null;
  onTemplate: (templateId: string) => void;
}

/** Funnel of a configurator for the chosen days. Visits are counted anonymously. */
export function ConfiguratorFunnel({ funnels, templateId, onTemplate }: ConfiguratorFunnelProps) {
  const texts = useDashboardTexts();
  if (!funnels.ok) return <LoadFailure title={texts.configuratorFailed} />;
  const shown = funnels.value.find((funnel) => funnel.templateId === templateId) ?? funnels.value[0];
  return (
    <section aria-labelledby="funnel-heading" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="funnel-heading" className="text-2xl">
            {texts.configurator}
          </h2>
          <p className="max-w-2xl text-ink-soft text-sm">{texts.configuratorIntro}</p>
        </div>
        {shown !== undefined && (
          <SelectField
            label={texts.form}
            value={shown.templateId}
            onValueChange={(chosen) => onTemplate(chosen)}
            choices={funnels.value.map((funnel) => ({ value: funnel.templateId, label: funnel.name, lang: 'de' }))}
          />
        )}
      </div>
      <Card className="p-5">
        {shown === undefined ? (
          <p className="text-ink-soft">{texts.noVisits}</p>
        ) : (
          <FunnelChart title={texts.visitsPerStep} countHeading={texts.visits} stages={stagesOf(shown, texts)} />
        )}
      </Card>
    </section>
  );
}
