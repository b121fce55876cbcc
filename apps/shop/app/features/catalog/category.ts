/** A collection of the shop. */
export interface Category {
  id: string;
  title: string;
  description: string | null;
  imageUrl: string | null;
}
