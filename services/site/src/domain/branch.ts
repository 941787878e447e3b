/** A branch as the home page shows it. */
export interface Branch {
  id: string;
  name: string;
  nameAr: string | null;
  address: string | null;
  addressAr: string | null;
  phone: string | null;
  whatsapp: string | null;
  email: string | null;
  latitude: number | null;
  longitude: number | null;
  mapUrl: string | null;
}
