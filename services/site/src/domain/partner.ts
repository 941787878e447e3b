/** A partner as the home page shows it. */
export interface Partner {
  id: string;
  name: string;
  nameAr: string | null;
  image: string | null;
  website: string | null;
  order: number;
}
