import { listMaterials } from '#app/features/materials/api/list-materials.ts';
import type { Material } from '#app/features/materials/material.ts';
import { publicReply, sharedReplyContext } from '#app/lib/security/public-reply.server.ts';
import { supabaseContext } from '#app/lib/supabase/server.server.ts';
import type { Route } from './+types/materials.ts';

export const middleware: Route.MiddlewareFunction[] = [publicReply];

/** The facts of all materials, for the sheets of fabrics; null if they could not be loaded. */
export interface MaterialList {
  materials: Material[] | null;
}

export async function loader({ context }: Route.LoaderArgs): Promise<MaterialList> {
  const materials = await listMaterials(context.get(supabaseContext)).catch((error: unknown) => {
    console.error('Materials could not be loaded', error);
    context.set(sharedReplyContext, false);
    return null;
  });
  return { materials };
}

/** If the request fails, only the sheet shows an error, not the whole page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<MaterialList> {
  return serverLoader().catch(() => ({ materials: null }));
}
