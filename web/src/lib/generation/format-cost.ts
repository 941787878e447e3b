import { formatNumber } from "../format.ts";

const MICROS = 1_000_000;

/** An amount of millionths of a US dollar; small ones keep the digits that say something. */
export const formatCost = (micros: number): string =>
  formatNumber(micros / MICROS, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    maximumFractionDigits: micros > 0 && micros < MICROS ? 4 : 2,
  });
