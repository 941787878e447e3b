import type { Lens, Tongue } from "../tongue.ts";
import { thing } from "./grammar.ts";

const settle: Lens = {
  lead: [
    (t) =>
      `This is the part to settle first, because every later choice leans on it. Before you compare anything, decide what you expect from ${thing(t)}, and say it in one sentence that a colleague could repeat.`,
    (t) =>
      `Most people come to this late, after the rest has been decided, and then have to go back. Give ${thing(t)} ten quiet minutes at the start and the remaining steps become shorter.`,
  ],
  second: [
    (_t, m) =>
      `There is no need for expert words here. Describe the situation as it is today, then as you would like it to be, and the distance between the two is your list of things to do. At ${m.brand} we ask for exactly that before we suggest anything.`,
    (_t, m) =>
      `Write down what you already know and mark what you are only guessing. The guesses are the useful part: each of them is a question you can put to ${m.brand}, to a friend who has been through it, or to yourself.`,
  ],
  points: [
    [
      "What must be true for you to call this a success?",
      "What would you gladly do without?",
      "Who else has to agree, and what do they care about?",
    ],
    ["Name the one result that matters most.", "Set aside whatever is only nice to have.", "Agree on the moment when you will decide."],
  ],
  close: [
    () => "Once these are answered, the rest is a matter of small steps rather than one big decision.",
    () => "With that on paper, you can judge every offer and every piece of advice by the same measure.",
  ],
};

const steps: Lens = {
  lead: [
    (t) =>
      `Here it helps to go in order. Start with the smallest version of ${thing(t)} that you can try, look at what happened, and only then add to it.`,
    (t) =>
      `In practice, ${thing(t)} can be taken apart into a few steps, none of them hard on its own. What makes the difference is doing them in the right order.`,
  ],
  second: [
    (_t, m) =>
      `Give every step an owner and a day, even when the owner is always you. A step without a day tends to wait for a better moment, and the better moment rarely comes. If it would help to go through the list with someone, that is a conversation ${m.brand} is glad to have.`,
    (_t, m) =>
      `Keep a short note of what you did and why. When a question comes up later, the note answers it in a minute, and anyone who joins you, ${m.brand} included, can pick up where you left off.`,
  ],
  points: [
    [
      "Begin with what you already have at hand.",
      "Try it once, in a small and safe way.",
      "Keep what worked and change one thing at a time.",
    ],
    [
      "Prepare: gather what you need before you start.",
      "Do: finish one step before opening the next.",
      "Review: look at the result with fresh eyes the day after.",
    ],
  ],
  close: [
    () => "Three small steps taken in order usually carry you further than a large plan that never begins.",
    () => "If you get stuck, go back one step, not to the beginning.",
  ],
};

const choose: Lens = {
  lead: [
    (t) =>
      `Choosing gets easier when you compare like with like. For ${thing(t)}, put the options side by side and ask each of them the same questions, in the same words.`,
    (t) =>
      `When every option looks good, the trick is to change the question. Instead of asking which is best, ask which one you would still be content with a year from now. Seen that way, ${thing(t)} should show its differences at once.`,
  ],
  second: [
    (_t, m) =>
      `Be wary of an answer that fits everyone. A good answer names the case in which it doesn't apply, and ${m.brand} would rather tell you that something isn't for you than see you come back disappointed.`,
    (_t, m) =>
      `Ask to see, touch or try whatever can be seen, touched or tried. Descriptions are written by people who want to be chosen, and that includes us at ${m.brand}; your own eyes work for you alone.`,
  ],
  points: [
    ["Does it answer the need you started with?", "Can you try it before you commit?", "What happens if you change your mind?"],
    ["How much of your time will it ask for each week?", "Who helps when something goes wrong?", "What will you have to give up for it?"],
  ],
  close: [
    () => "Two options will usually drop out after the first question, and the choice left is a comfortable one.",
    () => "If two options are still level at the end, take the simpler one: it is easier to live with and easier to leave.",
  ],
};

const avoid: Lens = {
  lead: [
    (t) =>
      `It is worth knowing where others trip, and ${thing(t)} is the place to look: small habits, seldom dramatic, that add up until somebody notices.`,
    (t) =>
      `The quickest way to do better is to stop doing what gets in the way. With ${thing(t)} in mind, look at how things are done today; you will probably recognise at least one of the habits below.`,
  ],
  second: [
    (_t, m) =>
      `None of this calls for blame. Most of these habits began as sensible shortcuts in a busy week, and they go away once somebody says out loud what they cost. We have had to unlearn a few of them at ${m.brand} as well.`,
    (_t, m) =>
      `If you find one, change only that one and leave the rest alone for now. Putting everything right at once makes it impossible to say what helped, and it wears people out; at ${m.brand} we have learned to go one habit at a time.`,
  ],
  points: [
    [
      "Starting with the solution and looking for the problem afterwards.",
      "Copying what worked for someone whose situation is different.",
      "Changing several things at once, so that nobody knows what helped.",
    ],
    [
      "Waiting for perfect information before taking the first step.",
      "Asking only those who already agree.",
      "Forgetting to tell the people who will be affected.",
    ],
  ],
  close: [
    () => "Avoid these and you are already ahead, before spending anything.",
    () => "Put the list where you will see it when the next decision comes up.",
  ],
};

const picture: Lens = {
  lead: [
    (t) =>
      `Picture an ordinary day. Someone has to deal with ${thing(t)}, has little time, and wants an answer that can be trusted. What would make that day go well?`,
    (t) =>
      `An example says more than a definition. Think of the last time ${thing(t)} came up in your own life or work: what did you look for first, and what did you wish somebody had told you?`,
  ],
  second: [
    (_t, m) =>
      `They wouldn't start by reading everything there is. They would look for one clear sentence, then for the reason behind it, and then for a person to ask. It is the order in which we try to answer at ${m.brand}, and the order of this page.`,
    (_t, m) =>
      `Your own answer is the best guide you have. It tells you which part deserves your care and which part can simply be good enough, and it gives ${m.brand} something better to work with than any form.`,
  ],
  points: [
    [
      "The first thing needed is a plain answer, without conditions.",
      "The second is a reason to believe it.",
      "The third is to know what to do tomorrow morning.",
    ],
    ["Note what you looked for first.", "Note what took longer than it should have.", "Note whom you asked, and whether it helped."],
  ],
  close: [
    () => "When all three are in place, the day goes well, and nobody remembers that it could have gone otherwise.",
    () => "Those three notes are worth more than any general advice, this page included.",
  ],
};

const check: Lens = {
  lead: [
    (t) =>
      `How will you know that it worked? Decide on a sign for ${thing(t)} that you can see for yourself, without a report and without asking anybody's opinion.`,
    (t) =>
      `A good result should be visible. Choose one sign by which you will judge ${thing(t)}, write down how it looks today, and come back to it on a day you fix now.`,
  ],
  second: [
    (_t, m) =>
      `A sign needn't be a number. A question that customers no longer ask, a task that no longer has to be done twice, a complaint that went quiet: each of these tells you something. ${m.brand} follows the same practice and adds a figure only when there is a source for it.`,
    (_t, m) =>
      `Resist the wish to measure everything. One sign that you really look at is better than ten that nobody opens, and it keeps the talk with ${m.brand} about results instead of impressions.`,
  ],
  points: [
    [
      "Choose one sign and leave the others alone.",
      "Look at it on the same day each week.",
      "Decide beforehand what you will do if it doesn't change.",
    ],
    ["Write down how things stand today.", "Say what better would look like.", "Put the day of the next look in your calendar."],
  ],
  close: [
    () => "If the sign moves, carry on; if it doesn't, you have learned that early, while changing course is still easy.",
    () => "It takes a few minutes, and it turns a feeling into something you can act on.",
  ],
};

const amount: Lens = {
  lead: [
    (t) =>
      `There is seldom one answer here that holds for everyone, and ${thing(t)} is a good example. Begin with your own case: for whom, how often, and under what conditions. The answer follows from these three.`,
    (t) =>
      `Start low and add. In a question like this one, ${thing(t)}, a careful beginning costs little, while too much is hard to take back.`,
  ],
  second: [
    (_t, m) =>
      `At ${m.brand} we don't quote a figure without its source. Ask for the one that applies to you, and ask where it comes from.`,
    (_t, m) =>
      `Write down what you tried and what came of it. After a few times you will know your own measure better than any table does, and ${m.brand} can help you read it.`,
  ],
  points: [
    ["For whom is it, exactly?", "How often, and for how long?", "What would tell you that it is too much or too little?"],
    ["Begin with less than you think you need.", "Change one thing at a time, and wait.", "Note the result on the same day."],
  ],
  close: [
    () => "A measure that fits your case is worth more than an average that fits nobody's.",
    () => "If in doubt, ask somebody who knows before you go further.",
  ],
};

const why: Lens = {
  lead: [
    (t) =>
      `What do you get out of it? An honest answer about ${thing(t)} depends on what you compare with: doing nothing, doing it another way, or leaving it to somebody else.`,
    (t) =>
      `With a subject like this, ${thing(t)}, it helps to keep two things apart: what can be shown, and what is only said. Both have their place, but only the first should decide.`,
  ],
  second: [
    (_t, m) =>
      `At ${m.brand} we like to name the limits together with the advantages: whoever knows when something doesn't help makes better use of it when it does.`,
    (_t, m) =>
      `Ask anyone who praises a thing for whom it worked, and in what circumstances. ${m.brand} will gladly answer that question about its own offer.`,
  ],
  points: [
    ["What changes in an ordinary day?", "Who notices the difference first?", "When does it make no difference at all?"],
    ["Look for a reason, not for praise.", "Prefer an example that you can check.", "Keep in mind what it asks of you in return."],
  ],
  close: [
    () => "Whoever knows the reason finds it easy to explain to others.",
    () => "A reason that is your own counts for more than any list.",
  ],
};

export const lenses: readonly Lens[] = [settle, choose, steps, avoid, picture, check, amount, why];

/** Which ways of looking suit a topic by the words it is put in. */
export const suits: Tongue["article"]["suits"] = [
  [/\b(?:mistakes?|avoid(?:s|ed|ing)?|errors?|myths?|wrong|risks?|never)\b/i, [avoid]],
  [/\b(?:amounts?|how (?:much|many|long|often)|costs?|prices?|pricing|budget|duration|quantit(?:y|ies)|sizes?|time)\b/i, [amount]],
  [/\b(?:why|benefits?|advantages?|importance|value|reasons?|worth)\b/i, [why]],
  [/\b(?:kinds?|types?|choos(?:e|es|ing)|choices?|compar(?:es?|ing|isons?)|options?|vs|which|best|differences?)\b/i, [choose, settle]],
  [/\b(?:examples?|stor(?:y|ies)|cases?|experiences?)\b/i, [picture]],
  [/^(?:how|ways?|steps?|methods?|tips|ideas)\b|\b(?:steps|guide|routine|process)\b/i, [steps, picture]],
  [/\b(?:measur(?:es?|ing|ements?)|results?|success|signs?|quality|check(?:s|ed|ing|lists?)?|maintenance|care)\b/i, [check]],
];
