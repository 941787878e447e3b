import type { Material } from "../material.ts";
import { plain } from "../prose.ts";
import type { Line } from "../tongue.ts";

const about = (m: Material) => (m.about ? `“${m.about}”` : "this text");
const brand = (m: Material) => m.brand ?? "your company";
const market = (m: Material) => (m.market ? `“${m.market}”` : "the people you serve");
const title = (m: Material) => plain(m.about ?? "").replace(/(?<![?؟])[?؟]+$/u, "");

const asked = (...lines: readonly Line[]): readonly Line[] => lines.map((line) => (m: Material) => `✎ ${line(m)}`);

/** Words to choose from; they say how to write, and nothing of the company. */
const choices = (values: string): readonly Line[] => values.split(" | ").map((value) => () => value);

export const fields: Readonly<Record<string, readonly Line[]>> = {
  title: [
    (m) => `${title(m)}: where to begin`,
    (m) => `${title(m)}, step by step`,
    (m) => `${title(m)}: questions and answers`,
    (m) => `${title(m)}: what to look at first`,
    (m) => `${title(m)} in plain words`,
  ],
  idea: asked(
    (m) => `Which questions about ${about(m)} does the text answer?`,
    (m) => `What would a reader learn about ${about(m)} that they don’t find elsewhere?`,
    (m) => `Which real case of ${brand(m)} carries ${about(m)}?`,
    (m) => `What do people get wrong about ${about(m)}, and what do you say to it?`,
    (m) => `Which two things should be compared in ${about(m)}?`,
  ),
  ideaExplanation: asked(
    (m) => `What comes first in ${about(m)}, what last, and what does the reader have then?`,
    (m) => `Who is ${about(m)} for, and what do they know already?`,
    (m) => `Which example leads through ${about(m)}?`,
    (m) => `What is left out of ${about(m)}, and why?`,
    (m) => `How does the text get from ${about(m)} to ${brand(m)}?`,
  ),
  objective: asked(
    (m) => `What can a reader do or say after ${about(m)} that they couldn’t before?`,
    (m) => `Which question of the reader does ${about(m)} answer? Write it as they would ask it.`,
    (m) => `Which worry does ${about(m)} take away?`,
    (m) => `What should happen at ${brand(m)} because of this text?`,
    (m) => `By which figure will you see that ${about(m)} has worked?`,
  ),
  vision: asked(
    (m) => `What will be different for ${market(m)} when ${brand(m)} has succeeded?`,
    (m) => `What should people say of ${brand(m)} in ten years?`,
    (m) => `Which change would ${brand(m)} be proud to have had a part in?`,
    (m) => `Where will ${brand(m)} be, and whom will it serve there?`,
    (m) => `What would be missing if ${brand(m)} didn’t exist?`,
  ),
  mission: asked(
    (m) => `What does ${brand(m)} do every day, for whom, and how?`,
    (m) => `Which need of ${market(m)} does ${brand(m)} meet?`,
    (m) => `What does ${brand(m)} never do, and why?`,
    (m) => `Finish the sentence: “${brand(m)} is there so that …”`,
    (m) => `What do ${market(m)} have after ${brand(m)} that they hadn’t before?`,
  ),
  goal: asked(
    (m) => `What does ${brand(m)} want to reach this year, and by which figure will it be seen?`,
    (m) => `How many of ${market(m)} should know ${brand(m)}, and by when?`,
    (m) => `What should be easier at ${brand(m)} in six months?`,
    (m) => `Which one result would make this year a good one for ${brand(m)}?`,
    (m) => `What should ${brand(m)} content lead to: questions, visits, orders?`,
  ),
  slogan: asked(
    (m) => `What does ${brand(m)} promise, in five words or fewer?`,
    (m) => `Which words of a customer describe ${brand(m)} best?`,
    (m) => `What does one feel after ${brand(m)}? Say it in three words.`,
    (m) => `Which word belongs to ${brand(m)} and to nobody else?`,
    (m) => `What would ${brand(m)} print on its door?`,
  ),
  targetMarket: asked(
    (m) => `Who buys from ${brand(m)} today? Age, place, occupation.`,
    (m) => `Who decides, who pays and who uses what ${brand(m)} offers?`,
    (m) => `Which customers would ${brand(m)} like to have more of?`,
    (m) => `Who is ${brand(m)} not for?`,
    (m) => `Where do the customers of ${brand(m)} live, and how do they come?`,
  ),
  scopeOfImpact: asked(
    (m) => `In which places does ${brand(m)} serve people today?`,
    (m) => `Where does ${brand(m)} deliver to, and where not?`,
    (m) => `Which city or country comes next for ${brand(m)}?`,
    (m) => `Who reads ${brand(m)} outside the place where it works?`,
    (m) => `In which languages does ${brand(m)} answer?`,
  ),
  character: choices(
    "Calm and well informed, never pushing | A craftsman who shows rather than promises | A warm host who is easy to talk to | A clear-headed guide who leaves the pace to you | Curious and lively, serious about quality",
  ),
  language: choices(
    "Clear and warm, short sentences, one reader in mind | Professional and exact, without jargon | Plain everyday words with examples | Lively and direct, verbs first | Calm and respectful, in full sentences",
  ),
  writerRole: choices(
    "An experienced colleague who explains calmly | A specialist who speaks from daily practice | An interviewer who asks what readers would ask | A customer who tells how it was | A teacher who waits until each point is clear",
  ),
  sharingStyle: choices(
    "The answer first, then the reason, then a question | A short story from an ordinary day, with one lesson | A numbered list worth saving | A customer’s question with a straight answer | A look behind the scenes",
  ),
  framework: choices(
    "Problem, consequence, solution | Question, answer, reason, next step | Attention, interest, desire, action | Before, after, and the bridge between | What, why, how, what now",
  ),
  name: asked(
    (m) => `Give one of ${market(m)} a first name.`,
    (m) => `Think of one customer of ${brand(m)}: which name would suit her or him?`,
    (m) => `Which name says at once who among ${market(m)} is meant?`,
    (m) => `Name the person who asks ${brand(m)} most often.`,
    (m) => `Which name would ${market(m)} give to one of their own?`,
  ),
  ageRange: asked(
    (m) => `Between which ages are most of ${market(m)}?`,
    (m) => `How old is the person who decides among ${market(m)}?`,
    (m) => `Which ages does ${brand(m)} serve most?`,
    (m) => `How old are the youngest and the oldest of ${market(m)}?`,
    (m) => `Which ages would ${brand(m)} like to reach?`,
  ),
  role: asked(
    (m) => `What do ${market(m)} do for a living, and what do they decide?`,
    (m) => `Who among ${market(m)} has the last word?`,
    (m) => `What is the working day of one of ${market(m)} like?`,
    (m) => `For whom do ${market(m)} choose: themselves, a family, a team?`,
    (m) => `What do ${market(m)} know already when they come to ${brand(m)}?`,
  ),
};

export const anyField: readonly Line[] = asked(
  (m) => `What should stand here about ${about(m)}?`,
  (m) => `Who needs this about ${brand(m)}, and what for?`,
  (m) => `Say it in one sentence: what is important about ${about(m)} here?`,
  (m) => `Which example of ${brand(m)} belongs here?`,
  (m) => `Which fact about ${about(m)} can be checked?`,
);
