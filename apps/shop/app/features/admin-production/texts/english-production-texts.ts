import type { BoardStage } from '../production-board.ts';

/** Labels of the stored stages. */
const stages: Readonly<Record<BoardStage, string>> = {
  Offen: 'Open',
  Zuschnitt: 'Cutting',
  Näherei: 'Sewing',
  Verpackung: 'Packing',
};

/** The texts of the production page in English. */
export const englishProductionTexts = {
  title: 'Production',
  intro: 'Paid orders on their way through the workshop, oldest first.',
  loadFailed: 'Error loading orders',
  stages,
  pieces: (count: number, text: string) => (count === 1 ? `${text} piece` : `${text} pieces`),
  workingDays: (count: number) => (count === 1 ? '1 working day' : `${count} working days`),
  moreOrders: (count: number) => (count === 1 ? '1 more, newer order' : `${count} more, newer orders`),

  updateFailed: 'Error updating order',
  theOrder: 'The order',
  pickedUp: (order: string) => `Picked up ${order}`,
  over: (order: string, stage: string) => `${order} is over ${stage}`,
  dropped: (order: string) => `Dropped ${order}`,
  dropCancelled: (order: string) => `${order} was not moved`,
  instructions:
    'Press the space bar to pick up, the arrow keys to move to another column, the space bar to drop, Escape to cancel.',
  drag: (order: string) => `Drag ${order}`,
  moveBack: (order: string, stage: string) => `Move ${order} back to ${stage}`,
  moveOn: (order: string, stage: string) => `Move ${order} to ${stage}`,
  overdue: (day: string) => `Overdue since ${day}`,
  dispute: (day: string | null) => (day === null ? 'Dispute' : `Dispute, answer by ${day}`),
  due: (day: string) => `Due ${day}`,

  toMake: 'To be made to measure',
  queue: 'Queue',
  delivery: 'Delivery if ordered today',
  noCapacity: 'Capacity not set',
  capacity: 'Capacity',
  piecesPerWeek: 'Pieces per week',
  piecesInvalid: 'Enter a whole number from 1 to 10,000, or leave empty.',
  saveCapacity: 'Save capacity',
  capacityUpdated: 'Capacity updated',
  capacityFailed: 'Error updating capacity',
  capacityConflict: 'Another admin changed the capacity in the meantime. Your entry is still here.',
  loadCurrent: 'Load the current version',
};

/** The texts of the production page. */
export type ProductionTexts = typeof englishProductionTexts;
