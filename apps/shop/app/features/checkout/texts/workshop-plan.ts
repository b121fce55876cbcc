import type { OrderProgress } from 'shop-backend/contracts';
import { addWorkingDays, dayInBerlin, deliveryTimes, type WorkingDays } from 'shop-backend/legal';

/** A step of the workshop with its day, `2026-12-03`. */
export interface WorkshopStep {
  readonly name: 'received' | 'cutting' | 'sewing' | 'packing' | 'delivery';
  readonly state: 'done' | 'current' | 'planned';
  /** The day of a step that was reached; the last planned day of the others. */
  readonly day: string;
  /** First possible day, if the plan is a span. */
  readonly from?: string;
}

const stages = ['Zuschnitt', 'Näherei', 'Verpackung'] as const;
const stageNames = { Zuschnitt: 'cutting', Näherei: 'sewing', Verpackung: 'packing' } as const;
/** Planned end of cutting and sewing, as a part of the longest production time. Own estimate of the workshop. */
const plannedEnd = { Zuschnitt: 0.5, Näherei: 0.8, Verpackung: 1 } as const;

/**
 * Plans the steps of a paid order in the workshop, in working days from the day it was placed. Stages that the workshop
 * has reached have their real day.
 * @param deliveryDays promised times of the made-to-measure pieces; the longest counts
 * @returns null without a promised time, and for orders that were shipped or cancelled
 */
export function workshopPlan(
  { createdAt, visualStatus, productionStage, timeline }: OrderProgress,
  deliveryDays: readonly WorkingDays[],
): readonly WorkshopStep[] | null {
  if (deliveryDays.length === 0 || visualStatus === 'Versendet' || visualStatus === 'Storniert') return null;
  const ordered = dayInBerlin(new Date(createdAt));
  const longest = {
    min: Math.max(...deliveryDays.map(({ min }) => min)),
    max: Math.max(...deliveryDays.map(({ max }) => max)),
  };
  const reached = productionStage === null ? -1 : stages.indexOf(productionStage);
  const { transit } = deliveryTimes;
  return [
    { name: 'received', state: 'done', day: ordered },
    ...stages.map((stage, index): WorkshopStep => {
      const begun = timeline.findLast(
        ({ event, details }) => event === 'production_stage.changed' && details.to === stage,
      );
      const planned = addWorkingDays(ordered, Math.max(1, Math.round(longest.max * plannedEnd[stage])));
      const isReached = index <= reached && begun !== undefined;
      return {
        name: stageNames[stage],
        state: index < reached ? 'done' : index === reached ? 'current' : 'planned',
        day: isReached ? dayInBerlin(new Date(begun.created_at)) : planned,
      };
    }),
    {
      name: 'delivery',
      state: 'planned',
      from: addWorkingDays(ordered, longest.min + transit.min),
      day: addWorkingDays(ordered, longest.max + transit.max),
    },
  ];
}
