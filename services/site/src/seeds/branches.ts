import type { BranchState } from "../domain/branch.ts";

const mapUrl = (latitude: number, longitude: number) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
const at = (latitude: number, longitude: number) => ({ latitude, longitude, mapUrl: mapUrl(latitude, longitude) });

/** Invented branches in real streets; numbers and mail addresses that reach nobody. */
export const demoBranches: ReadonlyMap<string, BranchState> = new Map(
  Object.entries({
    riyadh: {
      name: "Riyadh",
      nameAr: "الرياض",
      address: "Olaya Street, Al Olaya, Riyadh",
      addressAr: "شارع العليا، حي العليا، الرياض",
      phone: "0110000000",
      whatsapp: "0500000001",
      email: "riyadh@muhtawa.example",
      ...at(24.6949, 46.6853),
      order: 1,
    },
    jeddah: {
      name: "Jeddah",
      nameAr: "جدة",
      address: "Sari Street, Al Rawdah, Jeddah",
      addressAr: "شارع صاري، حي الروضة، جدة",
      phone: "0120000000",
      whatsapp: "0500000002",
      email: "jeddah@muhtawa.example",
      ...at(21.5654, 39.1537),
      order: 2,
    },
    dammam: {
      name: "Dammam",
      nameAr: "الدمام",
      address: "Corniche Road, Ash Shati, Dammam",
      addressAr: "طريق الكورنيش، حي الشاطئ، الدمام",
      phone: "0130000000",
      whatsapp: "0500000003",
      email: "dammam@muhtawa.example",
      ...at(26.4659, 50.1063),
      order: 3,
    },
    madinah: {
      name: "Madinah",
      nameAr: "المدينة المنورة",
      address: "Quba Road, Al Aziziyah, Madinah",
      addressAr: "طريق قباء، حي العزيزية، المدينة المنورة",
      phone: "0140000000",
      whatsapp: "0500000004",
      email: "madinah@muhtawa.example",
      ...at(24.4539, 39.5541),
      order: 4,
    },
  }),
);
