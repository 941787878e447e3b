// Written by e2e/tools/letter-widths.ts. Widths are thousandths of the height; letters of one width stand together.

/** Letters and signs that don't join. */
export const SIGNS = {
  "278": " !,./:;I[\\]ft·",
  "355": '"',
  "556": "#$0123456789?L_abdeghnopqu–«»€£",
  "889": "%",
  "667": "&ABEKPSVXY",
  "191": "'",
  "333": "()-`r“”",
  "389": "*",
  "584": "+<=>~×",
  "1015": "@",
  "722": "CDHNRUw",
  "611": "FTZ",
  "778": "GOQ",
  "500": "Jcksvxyz",
  "833": "Mm",
  "944": "W",
  "469": "^",
  "222": "ijl‘’",
  "334": "{}",
  "260": "|",
  "1000": "—…™",
  "350": "•",
  "737": "©®",
  "400": "°",
  "409": "ء",
  "280": "،",
  "276": "؛",
  "461": "؟",
  "467": "٪٠١٢٣٤٥٦٧٨٩",
} as const;
/** Arabic letters that join on both sides: alone, last, first and in the middle. */
export const JOINED_ON_BOTH_SIDES = {
  "818 853 241 261": "بتثپ",
  "561 561 537 560": "جحخچ",
  "1061 1108 728 774": "سش",
  "1051 1064 738 753": "صض",
  "804 825 691 712": "طظ",
  "519 462 518 418": "ع",
  "519 462 454 418": "غ",
  "901 899 415 439": "فڤ",
  "674 724 415 439": "ق",
  "716 732 413 479": "ك",
  "631 658 264 287": "ل",
  "538 578 465 502": "م",
  "638 661 241 261": "ن",
  "455 466 458 400": "ه",
  "680 724 241 261": "يئ",
  "778 777 413 479": "گ",
} as const;
/** Arabic letters that join to the one before only: alone and joined. */
export const JOINED_ON_ONE = {
  "241 264": "اأإآ",
  "387 456": "دذ",
  "420 479": "رز",
  "420 449": "وؤ",
  "455 466": "ة",
  "680 724": "ى",
} as const;
/** Lam with alef, which are one sign: alone and joined. */
export const LAM_ALEF = [496, 518] as const;
/** The line by which letters are drawn apart. */
export const KASHIDA = 255;
