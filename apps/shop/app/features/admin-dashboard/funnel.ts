import type { DashboardTexts } from './texts/dashboard-texts.ts';

/** One stage of a funnel. */
export interface FunnelStage {
  /** Row label in the table. */
  label: string;
  /** Language of the label, if it is a text of a template. */
  lang?: string;
  count: number;
}

/** Visits of a configurator by step, counted by the database. */
export interface ConfiguratorFunnel {
  /** Id of a form template, or `built-in:<type>`. */
  templateId: string;
  name: string;
  opened: number;
  added: number;
  steps: readonly { id: string; title: string; visits: number }[];
}

/** A stage compared with the first and the previous one. */
interface ComparedStage extends FunnelStage {
  /** Share of the first stage, 0 to 1; 0 without visits. */
  share: number;
  /** Visits lost since the previous stage; 0 if there are more here, as visitors can skip steps. */
  lost: number;
}

/** Returns the stages of a configurator, from opening it to adding to the cart. */
export function stagesOf({ opened, steps, added }: ConfiguratorFunnel, texts: DashboardTexts): FunnelStage[] {
  return [
    { label: texts.opened, count: opened },
    ...steps.map(({ title, visits }, place) => ({ label: `${place + 1}. ${title}`, lang: 'de', count: visits })),
    { label: texts.added, count: added },
  ];
}

/** Compares each stage with the first and the previous one. */
export function compareStages(stages: readonly FunnelStage[]): ComparedStage[] {
  const first = stages[0]?.count ?? 0;
  return stages.map((stage, place) => ({
    ...stage,
    share: first === 0 ? 0 : stage.count / first,
    lost: Math.max(0, (stages[place - 1]?.count ?? stage.count) - stage.count),
  }));
}

/** Returns the stage after which most visits are lost; null without any loss. */
export function largestDropOff(stages: readonly ComparedStage[]): { after: string; lost: number; of: number } | null {
  let found: { after: string; lost: number; of: number } | null = null;
  stages.forEach(({ lost }, place) => {
    const before = stages[place - 1];
    if (before !== undefined && lost > (found?.lost ?? 0)) found = { after: before.label, lost, of: before.count };
  });
  return found;
}
