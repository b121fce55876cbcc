import type { Request } from '@playwright/test';

/** Whether the page requests the routes of its links. It does so in the background, soon after it starts. */
export function isRouteDiscovery(request: Request): boolean {
  return new URL(request.url()).pathname === '/__manifest';
}
