/** A material as admins edit it. */
export interface AdminMaterial {
  id: string;
  /** What templates name. */
  key: string;
  title: string;
  imageUrl: string | null;
  isSoldOut: boolean;
  /** Names of the templates that use it. */
  templates: readonly string[];
  /** Counts the changes; a save says which state it began with. */
  revision: number;
  createdAt: string;
}

/** What an admin enters for a material. */
export interface MaterialEntries {
  /** Kept as it is once the material is created. */
  key: string;
  title: string;
  imageUrl: string | null;
  isSoldOut: boolean;
}
