/** A category as admins edit it. */
export interface AdminCategory {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** Counts the changes; a save says which state it began with. */
  revision: number;
  createdAt: string;
}

/** What an admin enters for a category. */
export interface CategoryEntries {
  title: string;
  description: string;
  imageUrl: string | null;
}
