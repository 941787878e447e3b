// Fixed pseudo-random data set, the same for every system. No dependency, no clock, no Math.random.
export function rng(seed) {
  // mulberry32
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const WORDS = (
  "harbour lantern copper meadow signal orchard velvet granite ripple summit ember willow canyon " +
  "anchor marble thicket beacon saffron glacier cobalt prairie juniper mosaic falcon cedar quartz delta amber " +
  "horizon tundra lagoon crimson walnut breeze sterling pepper magnet violet timber compass"
).split(" ");
const CLASSIFICATIONS = ["ARTICLE", "IDEA", "CASE_STUDY", "NEWS"];
const STATUSES = ["DRAFT", "REVIEW", "PUBLISHED", "ARCHIVED"];
const EPOCH = Date.UTC(2025, 0, 1);

export function makeContent(r, n, projects) {
  const w = () => WORDS[(r() * WORDS.length) | 0];
  const cap = (s) => s[0].toUpperCase() + s.slice(1);
  const project = (r() * projects.length) | 0;
  let body = "";
  while (body.length < 2000) body += cap(`${w()} ${w()} ${w()} ${w()} ${w()} ${w()} ${w()}. `);
  return {
    title: `${cap(w())} ${w()} ${w()} ${n}`,
    classification: CLASSIFICATIONS[(r() * 4) | 0],
    status: STATUSES[(r() * 4) | 0],
    keywords: [w(), w(), w()],
    body: body.slice(0, 2048),
    project, // index in projects
    company: projects[project].company, // index in companies
    created: new Date(EPOCH + n * 3_600_000).toISOString(), // one an hour, so "newest first" has one answer
  };
}
/** { companies:[{brandName,slogan}], projects:[{name,company}], contents:[...] }; references are array indexes */
export function generate({ seed = 20250101, companies: C = 50, projects: P = 200, contents: N = 2000 } = {}) {
  const r = rng(seed);
  const w = () => WORDS[(r() * WORDS.length) | 0];
  const companies = Array.from({ length: C }, (_, i) => ({ brandName: `${w()}-${w()} ${i}`, slogan: `${w()} ${w()} ${w()} ${w()}` }));
  const projects = Array.from({ length: P }, (_, i) => ({ name: `${w()} ${w()} project ${i}`, company: (r() * C) | 0 }));
  const contents = Array.from({ length: N }, (_, i) => makeContent(r, i, projects));
  return { companies, projects, contents };
}
export const SEARCH_TERMS = WORDS.slice(0, 20); // each is a substring of roughly 150 of the 2,000 titles
/** newest first, as `list` must return them */
export const newest = (d, n = 20) => d.contents.slice(-n).toReversed();
export const titlesWith = (d, term) => d.contents.filter((c) => c.title.toLowerCase().includes(term)).length;
