import { paragraphs, startCapital } from "../prose.ts";
import { say, sayOf } from "../say.ts";
import type { Material } from "../material.ts";
import type { Tongue } from "../tongue.ts";

/** The first wording opens the row of topics, the last one closes it; those between take turns. */
const spoken = (m: Material, { script }: Tongue, topic: string, at: number): string => {
  const { spoken: wordings } = script;
  const between = wordings.slice(1, -1);
  const turn = between.slice((at - 1 + m.assignment.variant) % between.length);
  const own = at === 0 ? wordings.slice(0, 1) : at === m.topics.length - 1 ? wordings.slice(-1) : turn.slice(0, 1);
  const line = sayOf(m, "spoken", topic, own);
  return m.length === "LOW" ? line : `${line} ${sayOf({ ...m, choose: nth(m, at) }, "more", topic, script.spokenMore)}`;
};

/** Neighbouring topics take neighbouring wordings, so that no two scenes of a script sound alike. */
const nth =
  (m: Material, at: number): Material["choose"] =>
  (slot, options) => {
    const first = options.indexOf(m.choose(slot, options));
    return options[(first + at) % options.length] ?? m.choose(slot, options);
  };

const greeting = (m: Material, tongue: Tongue): string =>
  `${say(m, "greeting", tongue.script.greetings)} ${m.choose("tone", tongue.tones[m.manner])}`;

export function writeAudioScript(m: Material, tongue: Tongue): string {
  const { script } = tongue;
  const host = (text: string) => `**${script.host}:** ${text}`;
  return paragraphs(
    `# ${m.title}`,
    `## ${script.intro}`,
    `*(${m.choose("cue", script.cue)})*`,
    host(greeting(m, tongue)),
    host(tongue.article.answer(m).replaceAll("**", "")),
    ...m.topics.map((topic, at) => paragraphs(`## ${startCapital(topic)}`, host(spoken(m, tongue, topic, at)))),
    `## ${script.outro}`,
    host(say(m, "action", tongue.callToAction[m.funnel])),
  );
}

export function writeVideoScript(m: Material, tongue: Tongue): string {
  const { script } = tongue;
  const scene = (n: number, name: string, shot: string, voice: string, caption: string) =>
    paragraphs(
      `## ${script.scene(n, name)}`,
      `**${script.onScreen}:** ${shot}`,
      `**${script.voiceOver}:** ${voice}`,
      `**${script.caption}:** ${caption}`,
    );
  const last = m.topics.length + 2;
  return paragraphs(
    `# ${m.title}`,
    scene(1, script.intro, say(m, "openingShot", script.openingShot), greeting(m, tongue), m.title),
    ...m.topics.map((topic, at) =>
      scene(
        at + 2,
        startCapital(topic),
        sayOf({ ...m, choose: nth(m, at) }, "shot", topic, script.shots),
        spoken(m, tongue, topic, at),
        startCapital(topic),
      ),
    ),
    scene(last, script.outro, say(m, "closingShot", script.closingShot), say(m, "action", tongue.callToAction[m.funnel]), m.brand),
  );
}
