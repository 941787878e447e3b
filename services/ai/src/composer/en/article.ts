import { paragraphs, plain, sentence, startCapital } from "../prose.ts";
import type { Material } from "../material.ts";
import type { Question, Tongue } from "../tongue.ts";
import { inSentence, join, quote, thing } from "./grammar.ts";
import { lenses, suits } from "./lenses.ts";

const topics = (m: Material) => join(m.topics.map(thing));

function answer(m: Material): string {
  const said = [
    m.question ? `**${sentence(m.question)}**` : "",
    m.idea ? sentence(m.idea) : "",
    m.explanation ? sentence(m.explanation) : "",
  ]
    .filter(Boolean)
    .join(" ");
  const summary = m.choose("summary", [
    `It comes down to ${topics(m)}.`,
    `What decides it: ${topics(m)}.`,
    `Look at these in turn: ${topics(m)}.`,
    `The whole of it rests on ${topics(m)}.`,
    `If you remember only a few things, remember these: ${topics(m)}.`,
  ]);
  return said === ""
    ? `**In short:** start from what you need, then go one step at a time. ${summary}`
    : `**In short:** ${said} ${summary}`;
}

function brand(m: Material): string {
  const { company, brief } = m.assignment;
  const purpose = company.mission ?? company.goal ?? company.vision;
  const first = m.choose("brand", [
    `${m.brand} exists for the moments when you would rather ask someone than search on your own.`,
    `At ${m.brand} we would rather be useful first and chosen second.`,
    `${m.brand} is here for the part that is hard to do alone.`,
    `You can do all of this yourself. ${m.brand} is for the days when you would rather not.`,
    `This is the work ${m.brand} does every day, and the reason we wrote it down.`,
  ]);
  return paragraphs(
    [
      first,
      purpose ? `What we are here to do: ${inSentence(purpose)}.` : "",
      company.values.length > 0 ? `What we hold to along the way: ${join(company.values.map(inSentence))}.` : "",
      brief.writerRole ? `You are reading this from the point of view of one of us: ${inSentence(brief.writerRole)}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
    [
      m.terms.length > 0 ? `In our own words, it is about ${join(m.terms)}.` : "",
      brief.tools.length > 0 ? `What we work with: ${join(brief.tools.map(plain))}.` : "",
      brief.details ? sentence(brief.details) : "",
      company.slogan ? `Or, as we like to put it: ${quote(plain(company.slogan))}.` : "",
    ]
      .filter(Boolean)
      .join(" "),
  );
}

function faq(m: Material): readonly Question[] {
  const [need, pain] = [
    m.needs[m.assignment.variant % Math.max(1, m.needs.length)],
    m.pains[m.assignment.variant % Math.max(1, m.pains.length)],
  ];
  const first = thing(m.topics[0] ?? m.title);
  const last = thing(m.topics.at(-1) ?? m.title);
  return [
    {
      question: "Where should I start?",
      answer: `With ${first}. That part asks the least of you and makes the other steps clearer. Give it one short session, then stop and look at what you have.`,
    },
    pain
      ? {
          question: `What if my worry is ${quote(inSentence(pain))}?`,
          answer:
            "Then say so at the very start. A worry that is spoken about early can be planned for; one that is kept quiet comes back at the worst moment. Ask what can be done about it, and expect a plain answer.",
        }
      : {
          question: "What if I make the wrong choice?",
          answer:
            "Begin with a step that can be undone. If it turns out wrong, you have lost little and learned something you couldn't have read anywhere.",
        },
    {
      question: `What does ${m.brand} do, and what do I do myself?`,
      answer: `You know your situation, so the decisions stay with you. ${m.brand} brings the experience, the questions worth asking and the work you would rather hand over.`,
    },
    need
      ? {
          question: `How do I make sure of ${quote(inSentence(need))}?`,
          answer:
            "Name it first when you ask for anything, and come back to it before you agree to anything. If an offer never mentions it again, that is an answer too.",
        }
      : {
          question: "How do I compare two offers?",
          answer:
            "Put the same three questions to both, write the answers next to each other, and look at what was left unsaid. That is usually where the difference lies.",
        },
    {
      question: `When is it time to think about ${last}?`,
      answer:
        "Once the earlier points are clear enough to say in a sentence each. They needn't be perfect; they only need to hold until you learn more.",
    },
  ];
}

export const article: Tongue["article"] = {
  answer,
  openings: {
    warm: [
      () =>
        "You may have read a good deal about this already, and perhaps came away with more questions than before. Let's take it calmly, one point at a time.",
      () => "If this has been on your mind for a while, you are in good company. Here is how we would explain it to a friend.",
      () => "Make yourself a cup of something warm. This won't take long, and by the end you'll know what to do next.",
      () => "There are questions one keeps putting off because the answers seem so long. This one needn't be.",
      (m) =>
        `People ask us about this at ${m.brand} quite often, usually with a small apology for asking. No apology is needed; it's a good question.`,
    ],
    formal: [
      () =>
        "The subject is often discussed at length and seldom in order. The sections below take each point separately, state what it depends on, and name what can be decided now.",
      () =>
        "A sound decision needs three things: a clear question, comparable options, and a way to tell whether the result is good. This article follows that sequence.",
      () => "The purpose of this article is practical. It sets out what to decide, in which sequence, and on what grounds.",
      (m) =>
        `The following reflects the way ${m.brand} approaches the subject with those it works for: from the need, through the options, to the decision.`,
      () =>
        "Advice on this subject tends to be either too general to apply or too narrow to transfer. What follows aims at the ground between the two.",
    ],
    plain: [
      () =>
        "There is plenty of advice on this, and much of it skips the part that matters: what to do first, and how to tell that it helped.",
      () => "Most questions about this have a short answer and a longer reason. You have just read the short answer; the reason follows.",
      () => "It is easy to make this more complicated than it is. A few points decide nearly everything, and each of them can be checked.",
      (m) => `This is how we go about it at ${m.brand}: from the need to the choice, and from the choice to a result you can see.`,
      () => "Some decisions feel heavy only because they are taken all at once. Taken apart, this one is lighter than it looks.",
    ],
  },
  promise: [
    (m) =>
      m.needs.length > 0
        ? `If what you are after is ${join(m.needs.map(inSentence))}, you will find the way to it below.`
        : "Each section can be read on its own, so begin with the one that concerns you most.",
    (m) =>
      m.pains.length > 0
        ? `And if what holds you back is ${join(m.pains.map(inSentence))}, there is an answer to that as well.`
        : "Each section ends with something you can use the same day.",
    (m) => (m.reader ? `It was written with one reader in mind: ${inSentence(m.reader)}.` : "No special knowledge is needed to follow it."),
  ],
  lenses,
  suits,
  ties: {
    need: [
      (need) => `If what you need is ${inSentence(need)}, ask about it here.`,
      (need) => `This part matters to anyone who looks for ${inSentence(need)}.`,
      (need) => `Keep one thing in mind as you read on: ${inSentence(need)}.`,
    ],
    pain: [
      (pain) => `If you have met this before, ${quote(inSentence(pain))}, you know why this part matters.`,
      (pain) => `It also helps to say the worry out loud here: ${quote(inSentence(pain))}.`,
      (pain) => `Bring this worry along as you read: ${inSentence(pain)}.`,
    ],
  },
  keyPoints: "At a glance",
  needsHeading: [
    "What you need, and what gets in the way",
    "Your needs and your worries, answered",
    "What readers tell us, and what we answer",
    "Two lists worth having",
    "What matters to you here",
  ],
  needAnswers: [
    "say it first, before any talk of options, and hold every suggestion against it.",
    "ask for it in plain words and expect a plain answer; a vague one is a sign to keep looking.",
    "make it the point you check last before you agree, so that nothing else pushes it aside.",
    "begin with the step that brings you closer to it, even if that step is small.",
    "tell whoever helps you that this comes before everything else, and why.",
  ],
  painAnswers: [
    "it is a fair concern. Take it up at the start, while changing course is still easy.",
    "ask what happens in exactly that case, and have the answer put in writing.",
    "try things on a small scale first; the worry either fades or shows you what to change.",
    "break it into the part you can influence and the part you can't, and begin with the first.",
    "name it openly. Others share it more often than they say, and there is usually a known way round.",
  ],
  brandHeading: (m) =>
    m.choose("brandHeading", [
      `Where ${m.brand} comes in`,
      `How ${m.brand} can help`,
      `What ${m.brand} brings to this`,
      `Working with ${m.brand}`,
      `A word from ${m.brand}`,
    ]),
  brand,
  nextStep: ["Your next step", "What to do now", "Where to go from here", "From reading to doing", "One thing to do today"],
  faqHeading: "Frequently asked questions",
  faq,
};

export const callToAction: Tongue["callToAction"] = {
  ATTENTION: [
    (m) =>
      `Keep this page for later, and share it with someone who is asking the same question. When you want to know more, ${m.brand} is easy to find.`,
    (m) => `If one thought here was new to you, take it with you and see where it fits. Follow ${m.brand} for the next one.`,
    (m) => `For now, it is enough to notice where this touches your own day. ${m.brand} will have more to say about it soon.`,
    (m) => `Tell us which part surprised you. ${m.brand} reads every answer, and the next piece begins with your question.`,
    (m) => `Save it, send it on, or argue with it. ${m.brand} would like to hear how you see it.`,
  ],
  INTEREST: [
    (m) =>
      `Write down the one question this leaves open and send it to ${m.brand}. You will get an answer to that question, not a brochure.`,
    (m) =>
      `Pick the section that concerns you most and read it once more with your own case in mind. Then ask ${m.brand} what we would do in your place.`,
    (m) => `Want to see how this looks in your situation? Describe it to ${m.brand} in three sentences and we will take it from there.`,
    (m) => `Go one step further: look at how ${m.brand} works and hold it against the questions above.`,
    (m) => `If you would like to go deeper, ask ${m.brand} for the next part. Tell us what you already know and we will skip it.`,
  ],
  DESIRE: [
    (m) =>
      `Imagine this one settled a month from now. If that is a picture you like, let ${m.brand} show you what the way there looks like.`,
    (m) => `See for yourself: ask ${m.brand} for an example close to your own case, and judge by that.`,
    (m) => `You know what you need and what to ask. Put those questions to ${m.brand} and compare our answers with anyone's.`,
    (m) => `Come and try it before you decide. ${m.brand} would rather convince you by doing than by describing.`,
    (m) => `Make a list of what you would want from the ideal answer, and see how much of it ${m.brand} already offers.`,
  ],
  ACTION: [
    (m) => `Contact ${m.brand} today with your one most important requirement. That first message is the whole of your next step.`,
    (m) => `Choose a day this week, put it in your calendar, and get in touch with ${m.brand} before it comes.`,
    (m) => `You have what you need to decide. Write to ${m.brand} now, say where you stand, and we will begin there.`,
    (m) => `Start now: send ${m.brand} your answers to the first list above, and we will reply with a plan for the first step.`,
    (m) => `Call or write to ${m.brand} today. Say what you need and by when; we will take care of the next move.`,
  ],
};

export const topicsFrom = (keywords: readonly string[]): readonly string[] =>
  keywords.length >= 2
    ? keywords.slice(0, 5).map(startCapital)
    : [
        ...keywords.map(startCapital),
        "What to know first",
        "How to choose with confidence",
        "Mistakes worth avoiding",
        "How to begin",
      ].slice(0, 4);
