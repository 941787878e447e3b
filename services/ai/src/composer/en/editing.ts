import type { Tongue } from "../tongue.ts";

export const editing: Tongue["editing"] = {
  plainer: [
    [/\bin order to\b/gi, "to"],
    [/\bdue to the fact that\b/gi, "because"],
    [/\bin spite of the fact that\b/gi, "although"],
    [/\bat this point in time\b/gi, "now"],
    [/\bat the present time\b/gi, "now"],
    [/\bin the event that\b/gi, "if"],
    [/\ba (?:large|great) number of\b/gi, "many"],
    [/\bthe majority of\b/gi, "most"],
    [/\bfor the purpose of\b/gi, "for"],
    [/\bwith regards? to\b/gi, "about"],
    [/\bwith respect to\b/gi, "about"],
    [/\bis able to\b/gi, "can"],
    [/\bare able to\b/gi, "can"],
    [/\bhas the ability to\b/gi, "can"],
    [/\bprior to\b/gi, "before"],
    [/\bsubsequent to\b/gi, "after"],
    [/\butili[sz]e(s|d)?\b/gi, "use$1"],
    [/\butili[sz]ing\b/gi, "using"],
    [/\bleverag(?:e|es)\b/gi, "use"],
    [/\bfacilitates\b/gi, "helps"],
    [/\bcommence(s|d)?\b/gi, "start$1"],
    [/\bpurchase\b/gi, "buy"],
    [/\bnumerous\b/gi, "many"],
    [/\badditionally,?/gi, "also,"],
    [/\bfurthermore,?/gi, "also,"],
    [/\bit is important to note that\s*/gi, ""],
    [/\bit should be noted that\s*/gi, ""],
    [/\bneedless to say,?\s*/gi, ""],
    [/\bas a matter of fact,?\s*/gi, ""],
    [/(?<=\s)(?:very|really|quite|basically|actually|literally|simply|just) (?=\p{Ll})/gu, ""],
  ],
  leaning:
    /^(?:also|and|but|so|then|therefore|thus|hence|however|moreover|besides|still|yet|this|that|these|those|it|they|he|she|such|otherwise|instead|for example)\b/i,
  tied: /^(?:also,?|and|but|so|therefore,?|moreover,?|besides,?|however,?|furthermore,?|in addition,?)\s+/i,
  links: ["Put simply:", "In other words:", "In short:", "Here is the point:", "To say it plainly:"],
  expansions: [
    (m) =>
      `Why does this matter? Because it decides what comes next, and it is far easier to get right at the start than to repair later. At ${m.brand} we come back to it often.`,
    () =>
      "Take an ordinary day as an example: where would you notice the difference first, and who else would notice it? The answer tells you how much care this point deserves.",
    () => "It helps to try it on a small scale first. Look at what happened, keep what worked, and change one thing at a time.",
    (m) =>
      m.needs[0]
        ? `Hold it against the need you began with: ${m.needs[0].charAt(0).toLowerCase()}${m.needs[0].slice(1)}. If it brings you closer, carry on; if not, leave it out.`
        : "Hold it against the need you began with. If it brings you closer, carry on; if not, leave it out.",
    (m) =>
      `If a question stays open, write it down in the words that come to mind. A question asked in your own words is the one ${m.brand} can answer best.`,
    () =>
      "There is another side to it, too. What would you gladly give up for this, and what not? Answering that early keeps the later steps short.",
  ],
  stopWords: new Set(
    "the and for are was were with that this these those from have has had you your our they them their its not but can will would should about into than then there here when what which who how why all any each more most some such only own same too very one two also out over under again where while because been being does did just".split(
      " ",
    ),
  ),
  takeaway: "In short",
};
