import { formatNumber } from "../../lib/format.ts";

/** An amount in Saudi riyals. */
export const riyals = (amount: number) => formatNumber(amount, { style: "currency", currency: "SAR", maximumFractionDigits: 2 });
