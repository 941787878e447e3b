import { startCapital } from "../prose.ts";
import type { Tongue } from "../tongue.ts";
import { asked, inSentence, thing } from "./grammar.ts";

export const script: Tongue["script"] = {
  intro: "Opening",
  outro: "Closing",
  host: "Host",
  cue: [
    "Music: calm, fades under the voice",
    "Music: light and short, then silence",
    "Room sound, then the voice comes close",
    "Music: one warm chord, held",
    "Silence for a breath, then the voice",
  ],
  scene: (n, topic) => `Scene ${n}: ${topic}`,
  onScreen: "On screen",
  voiceOver: "Voice-over",
  caption: "Caption",
  greetings: [
    (m) => `Hello and welcome. This is ${m.brand}, and today we take up one question: ${inSentence(m.title)}.`,
    (m) => `There is a question we hear at ${m.brand} again and again. ${asked(m.title)} Let's answer it together.`,
    (m) => `Good to have you here. ${m.brand} has a few minutes for a subject that deserves them: ${inSentence(m.title)}.`,
    (m) =>
      m.pains[0]
        ? `“${startCapital(m.pains[0])}.” If you have ever said that, this one is for you. Welcome to ${m.brand}.`
        : `If you have ever put this question off, stay with us. Welcome to ${m.brand}.`,
    (m) => `${asked(m.title)} In the next few minutes, ${m.brand} shows you where to begin.`,
  ],
  spoken: [
    (t) => `Let's begin with ${thing(t)}. Ask yourself what you expect from it, and say the answer out loud, in one sentence.`,
    (t) => `Now to ${thing(t)}. Put two options next to each other and ask both the same question. Do you hear the difference?`,
    (t) => `Next: ${thing(t)}. Try the smallest version first, look at what happened, and only then go further.`,
    (t) => `What about ${thing(t)}? Here a small habit often gets in the way. Find it, change it, and leave the rest as it is.`,
    (t) => `And last, ${thing(t)}. Choose one sign that tells you it worked, and look at it again next week.`,
  ],
  spokenMore: [
    () => "It takes a minute, and it saves you the long way round. Many people skip it, and come back to it later.",
    () => "You needn't get it perfect. You only need to be able to say why you chose as you did.",
    () => "Think of someone who has done this before you. What would they tell you to leave out?",
    () => "If you like, pause here and write it down. We will wait.",
    () => "That is all there is to it. The next part builds on exactly this.",
  ],
  openingShot: [
    (m) => `A quiet everyday scene; somebody stops and thinks. The name ${m.brand} appears small, at the edge.`,
    () => "Close on two hands turning a blank page. Daylight, no music yet.",
    () => "The presenter walks towards the camera and stops at a comfortable distance.",
    () => "A question appears word by word on a plain background.",
    () => "A busy street, seen from a calm window.",
  ],
  shots: [
    (t) => `The words “${startCapital(t)}” on a plain background, then a hand writing one short sentence.`,
    () => "Two objects side by side, filmed from the same angle in the same light.",
    () => "Close-up of one small movement, done slowly, from beginning to end.",
    () => "The same scene twice: first as it usually goes, then with one thing changed.",
    () => "A calendar page; a finger marks a day.",
  ],
  closingShot: [
    (m) => `The first scene again, now with a smile. The name ${m.brand} and a way to get in touch.`,
    () => "The presenter looks into the camera and nods. Slow fade.",
    (m) => `The written page from the start, now full. Below it: ${m.brand}.`,
    () => "The question from the opening, with a tick beside it.",
    () => "The view from the window once more, in evening light.",
  ],
};
