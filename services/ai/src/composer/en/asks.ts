import type { Ask, Tongue } from "../tongue.ts";
import type { Material } from "../material.ts";

const about = (m: Material) => (m.about ? `“${m.about}”` : "this text");
const brand = (m: Material) => m.brand ?? "your company";
const reader = (m: Material) => (m.reader ? `“${m.reader}”` : "your reader");

export const asks: Tongue["asks"] = {
  title: [
    (m) => `Give ${about(m)} a title that a reader would search for.`,
    (m) => `Which question does ${about(m)} answer? Make it the title.`,
    (m) => `What does a reader gain from ${about(m)}? Say it in the title.`,
    (m) => `Put the most important word of ${about(m)} first in the title.`,
    (m) => `Write a title for ${reader(m)}, in fewer than ten words.`,
  ],
  opening: [
    (m) => `Answer in two sentences: what should ${reader(m)} know about ${about(m)} first?`,
    (m) => `Say why ${about(m)} matters now, and to whom.`,
    (m) => `Begin where ${reader(m)} stands today: what do they know about ${about(m)}, and what not?`,
    (m) => `Put the answer first, then its reason: what is the short answer on ${about(m)}?`,
    (m) => `Open with one moment that ${reader(m)} knows, and lead from it to ${about(m)}.`,
  ],
  explanation: (text) => `From the brief, to be worked in: ${text}`,
  ways: [
    {
      suits: /\b(?:mistakes?|avoid|errors?|risks?|myths?|pitfalls?|wrong)\b/i,
      asks: [
        "Which mistake do you see most often, and what does it cost?",
        "What can be done instead, from today?",
        "How does one notice it early?",
      ],
    },
    {
      suits: /\b(?:costs?|prices?|how (?:much|many|long)|budget|amounts?|times?|sizes?|fees?|quantit(?:y|ies))\b/i,
      asks: [
        "Give the figure with its source, or the range and what it depends on.",
        "What makes it more, and what makes it less?",
        "What do people forget to count?",
      ],
    },
    {
      suits: /\b(?:why|benefits?|advantages?|importance|reasons?|values?)\b/i,
      asks: [
        "What changes on an ordinary day, and who notices first?",
        "Which proof can a reader check?",
        "When does it make no difference? Say so.",
      ],
    },
    {
      suits: /\b(?:types?|kinds?|choos(?:e|ing)|compar(?:e|ing|ison)|options?|best|differences?|versus|vs)\b/i,
      asks: [
        "Put the options side by side: what sets them apart?",
        "Who is each of them right for, and who is it wrong for?",
        "How would you choose, in one sentence?",
      ],
    },
    {
      suits: /\b(?:examples?|stor(?:y|ies)|case|experiences?|interview)\b/i,
      asks: [
        "Tell one real case from its beginning to its end.",
        "What did the people in it say, word for word?",
        "What can a reader take from it?",
      ],
    },
    {
      suits: /\b(?:how|steps?|guide|tips?|ways?|recipes?|prepar(?:e|ing)|storing|using)\b/i,
      asks: ["Which steps come in which order?", "Where do people get stuck, and what helps?", "How does one see that it worked?"],
    },
    {
      suits: /\b(?:results?|measur(?:e|ing)|signs?|quality|success|check(?:s|list)?|care|follow-up)\b/i,
      asks: [
        "Which sign shows that it works, and when can it be seen?",
        "How is it measured, and by whom?",
        "What is to be done when it doesn’t come?",
      ],
    },
  ],
  anyTopic: [
    [
      "What has to be understood first here?",
      "What would you show rather than describe?",
      "Which question do people ask about this?",
      "Where does your experience differ from what is usually said?",
    ],
    [
      "Say the point of this part in one sentence.",
      "Which example from your work makes it clear?",
      "What should a reader do after this part?",
      "Which source can be named?",
    ],
    [
      "What do people believe here that isn’t so?",
      "What do you know about this that few others do?",
      "Which figure belongs here, and where is it from?",
      "What can be left out without loss?",
    ],
  ],
  need: (need) => `Your reader needs “${need}”: where does this part give it?`,
  pain: (pain) => `Your reader worries: “${pain}”. What do you answer?`,
  voice: (words) => `Words and manner of your brand: ${words}.`,
  tone: (tone) => `Tone asked for: ${tone}.`,
  values: (values) => `Show in an example what these mean for you: ${values}.`,
  brand: [
    (m) => `What exactly does ${brand(m)} do here, in one sentence?`,
    (m) => `Which example can ${brand(m)} show? Name it.`,
    (m) => `What does ${brand(m)} do differently, and how can a reader check it?`,
    (m) => `For whom is ${brand(m)} the right choice, and for whom not?`,
    (m) => `Who at ${brand(m)} could be quoted on this, and with which words?`,
  ],
  action: {
    ATTENTION: action("remember about this text", "Say where more can be read, listened to or seen"),
    INTEREST: action("look at next", "Name the page, person or example that goes deeper"),
    DESIRE: action("try or see before deciding", "Offer one thing that lets them judge for themselves"),
    ACTION: action("do today", "Give the way to do it: address, number or button, and what happens then"),
  },
  questions: [
    (topic) => `A question you are often asked about ${topic}, with its answer in two sentences.`,
    (topic) => `A worry about ${topic}, and what you would say to it.`,
    (topic) => `What a beginner wants to know about ${topic}, with the answer.`,
    (topic) => `What is asked about ${topic} last, before a decision, with the answer.`,
    (topic) => `Something about ${topic} that is often misunderstood, put right.`,
  ],
  greeting: [
    (m) => `Greet the listeners, say who speaks for ${brand(m)}, and name ${about(m)}.`,
    (m) => `Begin with the question behind ${about(m)}, then say that this is ${brand(m)}.`,
    (m) => `Begin with a sound or a scene that belongs to ${about(m)}; then name ${brand(m)}.`,
    (m) => `Say in one sentence what one gets from listening to ${brand(m)} on ${about(m)}.`,
    (m) => `Begin with a sentence that somebody said to ${brand(m)} about ${about(m)}.`,
  ],
  shot: [
    "On screen: what can be seen here, and from how near?",
    "On screen: who or what is shown, and where?",
    "On screen: which movement leads to the next picture?",
    "On screen: which detail says it without words?",
    "On screen: what is seen first, and what last?",
  ],
  caption: (text) => `Caption: ${text}`,
  tweet: [
    (m) => `Add one fact of ${brand(m)}’s own, or a link.`,
    (m) => `End with a question to ${reader(m)}, in the name of ${brand(m)}.`,
    (m) => `What would make somebody send this on? Say it for ${brand(m)}.`,
    (m) => `Name the one figure or example that proves it for ${brand(m)}.`,
    (m) => `Which word of ${brand(m)}’s own belongs here?`,
  ],
  description: [
    (m) => `What is it, for whom, and what does one get? Answer for ${about(m)} in one sentence each.`,
    (m) => `Which detail of ${about(m)} can be seen, measured or touched?`,
    (m) => `What sets ${about(m)} apart, and how can it be checked?`,
    (m) => `When is ${about(m)} used, and by whom?`,
    (m) => `What is included in ${about(m)}, and what isn’t?`,
  ],
  expand: [
    (passage) => `After ${passage}: which example shows it?`,
    (passage) => `After ${passage}: why is it so? Name the reason.`,
    (passage) => `After ${passage}: what would a reader ask here, and what is the answer?`,
    (passage) => `After ${passage}: which figure or source supports it?`,
    (passage) => `After ${passage}: what follows from it for the reader?`,
  ],
  unchanged: [
    "Nothing was changed. Read it aloud: where do you stop?",
    "Nothing was changed. Which word could go?",
    "Nothing was changed. Which sentence would a reader quote?",
    "Nothing was changed. Could the last sentence come first?",
    "Nothing was changed. Which word would a customer use instead?",
  ],
  noTranslation: "Not translated: that needs a model. Each part has room for its translation below it.",
  alreadyThere: "Not translated: this text is in English already.",
  translation: ["Translation:", "In English:", "Your translation of this part:", "Put this part into English:", "English wording:"],
  words: (pairs) => `Your brand’s words: ${pairs}.`,
  lead: (keyword) => `Name ${keyword} in the first sentence.`,
};

function action(aim: string, how: string): readonly Ask[] {
  return [
    (m) => `What should ${reader(m)} ${aim}? One thing only, with the way to ${brand(m)}.`,
    (m) => `${how}, for ${brand(m)}.`,
    (m) => `Finish this sentence: “If you want to go on, …”, and name ${brand(m)}.`,
    (m) => `Which sentence would ${brand(m)} say here face to face?`,
    (m) => `Say what ${reader(m)} should ${aim}, and what ${brand(m)} does after that.`,
  ];
}
