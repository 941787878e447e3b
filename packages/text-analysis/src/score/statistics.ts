/** Shares and large counts: what a reader asks a source for. Prices, dates and one's own counts are none. */
export const STATISTIC =
  /\p{Nd}\s{0,2}[%٪]|\p{Nd}\s{1,2}(?:percent|per cent|million|billion|trillion|بالمئة|بالمائة|في المئة|في المائة|مليون|مليار|ملايين|مليارات|تريليون)(?!\p{L})/u;
