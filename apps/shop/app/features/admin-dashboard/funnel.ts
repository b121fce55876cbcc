import type { DashboardTexts } from './texts/dashboard-texts.ts';

/** One stage on a way that fewer and fewer go on. */
export interface FunnelStage {
  /** In words, as a row of the table. */
  label: string;
  /** Language of the label, where it is a text of a template */
  lang?: string;
  count: number;
}

/** How far the visits of one configurator came, as the database has counted them. */
export interface ConfiguratorFunnel {
  /** Id of a form template, or `built-in:<type>`. */
  templateId: string;
  name: string;
  opened: number;
  added: number;
  steps: readonly { id: string; title: string; visits: number }[];
}

/** A stage beside the first one and the one before it. */
interface ComparedStage extends FunnelStage {
  /** Of the first stage, 0 to 1; 0 without any visits. */
  share: number;
  /** How many of the stage before did not come here; 0 where more came, as steps can be jumped over. */
  lost: number;
}

/** The stages of a configurator, from opening it to the cart. */
export function stagesOf({ opened, steps, added }: ConfiguratorFunnel, texts: DashboardTexts): FunnelStage[] {
  return [
    { label: texts.opened, count: opened },
    ...steps.map(({ title, visits }, place) => ({ label: `${place + 1}. ${title}`, lang: 'de', count: visits })),
    { label: texts.added, count: added },
  ];
}

/** Compares each stage with the first and with the one before it. */
export function compareStages(stages: readonly FunnelStage[]): ComparedStage[] {
  const first = stages[0]?.count ?? 0;
  return stages.map((stage, place) => ({
    ...stage,
    share: first === 0 ? 0 : stage.count / first,
    lost: Math.max(0, (stages[place - 1]?.count ?? stage.count) - stage.count),
  }));
}

/** Where most of them stop: the stage with the largest loss; null without any loss. */
export function greatestLoss(stages: readonly ComparedStage[]): { after: string; lost: number; of: number } | null {
  let found: { after: string; lost: number; of: number } | null = null;
  stages.forEach(({ lost }, place) => {
    const before = stages[place - 1];
    if (before !== undefined && lost > (found?.lost ?? 0)) found = { after: before.label, lost, of: before.count };
  });
  return found;
}
