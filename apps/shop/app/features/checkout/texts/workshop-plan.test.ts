import { expect, it } from 'vitest';
import { newOrder as progress } from './order-progress.fixture.ts';
import { workshopPlan } from './workshop-plan.ts';

it('The steps of an order are planned in working days, by the piece that takes longest', () => {
  const plan = workshopPlan(progress, [
    { min: 2, max: 4 },
    { min: 10, max: 14 },
  ]);
  // Fourteen working days after a Monday are a Friday; the 25th and 26th of December are holidays.
  expect(plan).toEqual([
    { name: 'received', state: 'done', day: '2026-11-30' },
    { name: 'cutting', state: 'planned', day: '2026-12-09' },
    { name: 'sewing', state: 'planned', day: '2026-12-15' },
    { name: 'packing', state: 'planned', day: '2026-12-18' },
    { name: 'delivery', state: 'planned', from: '2026-12-15', day: '2026-12-23' },
  ]);
});

it('A stage that the workshop has reached has its real day', () => {
  const plan = workshopPlan(
    {
      ...progress,
      visualStatus: 'In Bearbeitung',
      productionStage: 'Näherei',
      timeline: [
        {
          id: 1,
          created_at: '2026-12-02T09:00:00Z',
          event: 'production_stage.changed',
          details: { to: 'Zuschnitt' },
          actor_name: null,
        },
        {
          id: 2,
          created_at: '2026-12-03T23:30:00Z',
          event: 'production_stage.changed',
          details: { to: 'Näherei' },
          actor_name: null,
        },
      ],
    },
    [{ min: 10, max: 14 }],
  );
  expect(plan?.slice(1, 4)).toEqual([
    { name: 'cutting', state: 'done', day: '2026-12-02' },
    { name: 'sewing', state: 'current', day: '2026-12-04' },
    { name: 'packing', state: 'planned', day: '2026-12-18' },
  ]);
});

it('There is no plan without a made-to-measure piece, and none after the order was shipped or cancelled', () => {
  expect(workshopPlan(progress, [])).toBeNull();
  for (const visualStatus of ['Versendet', 'Storniert'] as const) {
    expect(workshopPlan({ ...progress, visualStatus }, [{ min: 10, max: 14 }])).toBeNull();
  }
});
