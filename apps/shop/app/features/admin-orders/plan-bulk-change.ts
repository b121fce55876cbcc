import type { VisualStatus } from 'shop-backend/contracts';
import type { ListedOrder } from './api/listed-order.schema.ts';
import type { ApartReason } from './texts/english-cancel-texts.ts';
import { sendsMail } from './workshop-mails.ts';

/** Orders for which a status makes little sense. They change only if the admin includes them. */
export interface ApartOrders {
  reason: ApartReason;
  orders: readonly ListedOrder[];
  /** False if there is nothing to change. */
  canInclude: boolean;
}

/** What a status change of several orders does. */
export interface BulkPlan {
  changed: readonly ListedOrder[];
  /** Every group, also those that are included. */
  apart: readonly ApartOrders[];
  /** Whether each changed order sends its customer an e-mail. */
  sendsMails: boolean;
}

/** Plans a status change of several orders. Orders apart are left out unless their reason is in `included`. */
export function planBulkChange(
  orders: readonly ListedOrder[],
  status: VisualStatus,
  included: readonly ApartReason[],
): BulkPlan {
  const groups = new Map<ApartReason, ListedOrder[]>();
  const changed: ListedOrder[] = [];
  for (const order of orders) {
    const reason = reasonApart(order, status);
    if (reason !== null) groups.set(reason, [...(groups.get(reason) ?? []), order]);
    if (reason === null || included.includes(reason)) changed.push(order);
  }
  return {
    changed,
    apart: [...groups].map(([reason, found]) => ({ reason, orders: found, canInclude: reason !== 'same' })),
    sendsMails: sendsMail(status),
  };
}

function reasonApart(order: ListedOrder, status: VisualStatus): ApartReason | null {
  const { visualStatus, trackingNumber, isPaid, isDisputed } = order;
  if (visualStatus === status) return 'same';
  if (visualStatus === 'Storniert') return 'cancelled';
  switch (status) {
    case 'Storniert':
    case 'Offen':
      return visualStatus === 'Versendet' ? 'shipped' : null;
    case 'In Bearbeitung':
      if (visualStatus === 'Versendet') return 'shipped';
      return isPaid ? null : 'unpaid';
    case 'Versendet':
      if (!isPaid) return 'unpaid';
      if (isDisputed) return 'disputed';
      return trackingNumber === null ? 'noTracking' : null;
  }
}
