import type { TemplatePath } from '../../contract/primitives/template-path.ts';
import { type Finding, type FindingCode, type Fix, type Severity, severityOf, type WitnessValues } from './finding.ts';
import { type Bilingual, findingMessage } from './finding-texts.ts';
import type { TemplateElement } from './template-elements.ts';

/** Builds a finding about an element, with empty defaults. */
export function buildFinding(
  code: FindingCode,
  element: Pick<TemplateElement, 'kind' | 'path' | 'label' | 'section' | 'field' | 'option'>,
  detail: {
    readonly path?: TemplatePath;
    readonly fieldNames?: readonly string[];
    readonly others?: readonly string[];
    readonly differences?: Bilingual;
    readonly witness?: WitnessValues | null;
    readonly fix?: Fix | null;
    /** That of the code by default. */
    readonly severity?: Severity;
  } = {},
): Finding {
  return {
    code,
    severity: detail.severity ?? severityOf[code],
    path: detail.path ?? element.path,
    elementPath: element.path,
    element: element.kind,
    sectionId: element.section?.id ?? null,
    fieldName: element.field?.name ?? null,
    optionValue: element.option?.value ?? null,
    message: findingMessage(code, {
      element: element.kind,
      label: element.label,
      ...(detail.others && { others: detail.others }),
      ...(detail.differences && { differences: detail.differences }),
    }),
    fieldNames: detail.fieldNames ?? [],
    witness: detail.witness ?? null,
    fix: detail.fix ?? null,
  };
}
