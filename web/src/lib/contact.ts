const COUNTRY_CODE = "966";

/** A number in international digits: one written locally (05…, 5…) gets the country code 966. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits.slice(1).replaceAll("+", "");
  if (digits.startsWith("00")) return digits.slice(2);
  return digits.startsWith(COUNTRY_CODE) ? digits : COUNTRY_CODE + digits.replace(/^0/, "");
}

export const phoneLink = (phone: string) => `tel:+${internationalDigits(phone)}`;

export const whatsappLink = (phone: string) => `https://wa.me/${internationalDigits(phone)}`;

export const mailLink = (address: string) => `mailto:${address}`;

/** Where a map finds an address. */
export const addressLink = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

export function mapLink(place: { mapUrl?: string | null; latitude?: number | null; longitude?: number | null }): string | null {
  if (place.mapUrl && /^https?:\/\//i.test(place.mapUrl)) return place.mapUrl;
  if (place.latitude == null || place.longitude == null) return null;
  return `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`;
}
