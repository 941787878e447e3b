import type { Occasion, OccasionGroup, Rule } from "./occasion.ts";

/*
 * Where each of these is taken from is named in docs/occasions.md. Islamic days have no dates here: they are computed for each year.
 */

type Entry = readonly [id: string, rule: Rule, years?: { from?: number; until?: number }];

const of = (group: OccasionGroup, entries: readonly Entry[]): Occasion[] =>
  entries.map(([id, rule, years]) => ({ id, group, rule, ...years }));

const on = (month: number, day: number): Rule => ({ on: [month, day] });
const hijri = (month: number, day: number): Rule => ({ hijri: [month, day] });

const RAMADAN = 9;
const [SUNDAY, TUESDAY, THURSDAY] = [0, 2, 4];

const ISLAMIC = of("islamic", [
  ["hijriNewYear", hijri(1, 1)],
  ["ashura", hijri(1, 10)],
  ["mawlid", hijri(3, 12)],
  ["israMiraj", hijri(7, 27)],
  ["ramadanBegins", hijri(RAMADAN, 1)],
  ["ramadanEnds", { lastOfHijri: RAMADAN }],
  ["eidAlFitr", hijri(10, 1)],
  ["arafah", hijri(12, 9)],
  ["eidAlAdha", hijri(12, 10)],
]);

const GULF = of("gulf", [
  ["saudiFounding", on(2, 22), { from: 2022 }],
  ["saudiFlag", on(3, 11), { from: 2023 }],
  ["saudiNational", on(9, 23)],
  ["emiratesFlag", on(11, 3), { from: 2013 }],
  ["emiratesCommemoration", on(11, 30), { from: 2015 }],
  ["emiratesNational", on(12, 2)],
  ["kuwaitNational", on(2, 25)],
  ["kuwaitLiberation", on(2, 26), { from: 1992 }],
  ["bahrainNational", on(12, 16)],
  ["qatarSport", { nth: 2, weekday: TUESDAY, month: 2 }, { from: 2012 }],
  ["qatarNational", on(12, 18), { from: 2007 }],
  ["omanNational", on(11, 18), { until: 2024 }],
  ["omanNational", on(11, 20), { from: 2025 }],
]);

const ARAB = of("arab", [
  ["sudanIndependence", on(1, 1)],
  ["tunisiaIndependence", on(3, 20)],
  ["syriaIndependence", on(4, 17)],
  ["egyptSinai", on(4, 25)],
  ["yemenUnity", on(5, 22), { from: 1991 }],
  ["jordanIndependence", on(5, 25)],
  ["algeriaIndependence", on(7, 5)],
  ["egyptRevolution", on(7, 23)],
  ["moroccoThrone", on(7, 30), { from: 2000 }],
  ["iraqNational", on(10, 3), { from: 2020 }],
  ["egyptArmedForces", on(10, 6)],
  ["algeriaRevolution", on(11, 1)],
  ["moroccoGreenMarch", on(11, 6)],
  ["palestineIndependence", on(11, 15)],
  ["moroccoIndependence", on(11, 18)],
  ["lebanonIndependence", on(11, 22)],
  ["mauritaniaIndependence", on(11, 28)],
  ["libyaIndependence", on(12, 24)],
]);

const INTERNATIONAL = of("international", [
  ["newYear", on(1, 1)],
  ["education", on(1, 24), { from: 2019 }],
  ["cancer", on(2, 4), { from: 2000 }],
  ["radio", on(2, 13), { from: 2012 }],
  ["motherLanguage", on(2, 21), { from: 2000 }],
  ["women", on(3, 8)],
  ["happiness", on(3, 20), { from: 2013 }],
  ["water", on(3, 22), { from: 1993 }],
  ["health", on(4, 7)],
  ["earth", on(4, 22)],
  ["book", on(4, 23), { from: 1996 }],
  ["workers", on(5, 1)],
  ["pressFreedom", on(5, 3), { from: 1994 }],
  ["families", on(5, 15), { from: 1994 }],
  ["environment", on(6, 5)],
  ["bloodDonor", on(6, 14), { from: 2004 }],
  ["friendship", on(7, 30), { from: 2011 }],
  ["youth", on(8, 12), { from: 2000 }],
  ["literacy", on(9, 8)],
  ["peace", on(9, 21), { from: 2002 }],
  ["tourism", on(9, 27)],
  ["coffee", on(10, 1), { from: 2015 }],
  ["teachers", on(10, 5), { from: 1994 }],
  ["mentalHealth", on(10, 10), { from: 1992 }],
  ["girls", on(10, 11), { from: 2012 }],
  ["food", on(10, 16)],
  ["diabetes", on(11, 14), { from: 1991 }],
  ["children", on(11, 20)],
  ["disabilities", on(12, 3), { from: 1992 }],
  ["volunteers", on(12, 5)],
  ["arabicLanguage", on(12, 18), { from: 2012 }],
]);

const TRADE = of("trade", [
  ["valentine", on(2, 14)],
  ["mothersDayArab", on(3, 21)],
  ["mothersDayMay", { nth: 2, weekday: SUNDAY, month: 5 }],
  ["fathersDay", on(6, 21)],
  ["singlesDay", on(11, 11), { from: 2009 }],
  // the day after the United States' Thanksgiving, and the Monday after that
  ["whiteFriday", { nth: 4, weekday: THURSDAY, month: 11, later: 1 }],
  ["cyberMonday", { nth: 4, weekday: THURSDAY, month: 11, later: 4 }, { from: 2005 }],
  ["christmas", on(12, 25)],
]);

/** In the order in which those of one day are shown. */
export const OCCASIONS: readonly Occasion[] = [...ISLAMIC, ...GULF, ...ARAB, ...INTERNATIONAL, ...TRADE];

export const isOccasion = (id: string | null): id is string => OCCASIONS.some((occasion) => occasion.id === id);
