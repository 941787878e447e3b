import type { BranchState } from "../domain/branch.ts";

const mapUrl = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
const at = (latitude: number, longitude: number) => ({ latitude, longitude, mapUrl: mapUrl(latitude, longitude) });

/** Invented branches; numbers and addresses that reach nobody. */
export const demoBranches: ReadonlyMap<string, BranchState> = new Map(
  Object.entries({
    riyadh: {
      name: "Riyadh",
      nameAr: "الرياض",
      address: "Sample Street 1, Al Olaya, Riyadh",
      addressAr: "شارع المثال 1، حي العليا، الرياض",
      phone: "0110000000",
      whatsapp: "0500000001",
      email: "riyadh@muhtawa.example",
      ...at(24.6949, 46.6853),
      order: 1,
    },
    jeddah: {
      name: "Jeddah",
      nameAr: "جدة",
      address: "Sample Street 2, Al Rawdah, Jeddah",
      addressAr: "شارع المثال 2، حي الروضة، جدة",
      phone: "0120000000",
      whatsapp: "0500000002",
      email: "jeddah@muhtawa.example",
      ...at(21.5654, 39.1537),
      order: 2,
    },
    dammam: {
      name: "Dammam",
      nameAr: "الدمام",
      address: "Sample Street 3, Ash Shati, Dammam",
      addressAr: "شارع المثال 3، حي الشاطئ، الدمام",
      phone: "0130000000",
      whatsapp: "0500000003",
      email: "dammam@muhtawa.example",
      ...at(26.4659, 50.1063),
      order: 3,
    },
    madinah: {
      name: "Madinah",
      nameAr: "المدينة المنورة",
      address: "Sample Street 4, Al Aziziyah, Madinah",
      addressAr: "شارع المثال 4، حي العزيزية، المدينة المنورة",
      phone: "0140000000",
      whatsapp: "0500000004",
      email: "madinah@muhtawa.example",
      ...at(24.4539, 39.5541),
      order: 4,
    },
  }),
);
