import type { MaterialFacts } from '#app/lib/materials/material-facts.ts';

/** A material as admins edit it. */
export interface AdminMaterial extends MaterialFacts {
  id: string;
  /** Key by which templates refer to it. */
  key: string;
  title: string;
  imageUrl: string | null;
  isSoldOut: boolean;
  /** Names of the templates that use it, sorted. */
  templates: readonly string[];
  /** Ids of these templates, in the same order. Only `materialRow` reads them. */
  templateIds: readonly string[];
  /** Incremented by each change. A save sends the revision it is based on, to detect conflicts. */
  revision: number;
  createdAt: string;
}

/** Fields of a material that an admin edits. */
export interface MaterialEntries extends MaterialFacts {
  /** Cannot be changed once the material is created. */
  key: string;
  title: string;
  imageUrl: string | null;
  isSoldOut: boolean;
}
