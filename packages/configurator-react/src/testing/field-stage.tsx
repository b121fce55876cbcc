import type { TemplateJson, UnavailableMaterial, Values } from 'configurator-core';
import { ConfiguratorProvider } from '../configurator-provider.tsx';
import { useSteps } from '../hooks/use-steps.ts';
import { ChangeNotice } from '../parts/change-notice.tsx';
import { ErrorSummary } from '../parts/error-summary.tsx';
import { SectionView } from '../parts/section-view.tsx';
import type { ShowOption } from '../session/session-context.ts';
import type { FileUploads } from '../uploads/file-uploads.ts';
import { type StageField, stageTemplate } from './stage-template.ts';

interface FieldStageProps {
  /** The fields in template JSON. */
  readonly fields: readonly StageField[];
  readonly priceRules?: TemplateJson['price_rules'];
  readonly values?: Values;
  readonly language?: string;
  readonly allowedHosts?: readonly string[];
  readonly unavailable?: readonly UnavailableMaterial[];
  readonly fileUploads?: FileUploads;
  readonly onShowOption?: ShowOption;
}

/** Renders only fields, with a button that validates them like 'Weiter'. */
export function FieldStage({ fields, priceRules = [], values, ...host }: FieldStageProps) {
  const template = { ...stageTemplate([[{ fields }]]), price_rules: priceRules };
  return (
    <ConfiguratorProvider template={template} initialValues={values} {...host}>
      <Stage />
    </ConfiguratorProvider>
  );
}

function Stage() {
  const { submit } = useSteps();
  return (
    <form
      className="cfg cfg-root"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="cfg-step">
        <ErrorSummary />
        <SectionView index={0} />
        <ChangeNotice />
        <div>
          <button type="submit" className="cfg-button">
            Prüfen
          </button>
        </div>
      </div>
    </form>
  );
}
