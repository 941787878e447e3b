import { expect } from "@jest/globals";
import type { Person, World } from "./world.ts";

type Asked = readonly [query: string, variables?: object];

const PAGE = "totalCount results { id }";
const YEAR = { from: "2026-01-01T00:00:00Z", to: "2027-01-01T00:00:00Z" };

/** Every query of the API, with each of the arguments that make another question to a database of it. */
const asked = ({ companyId, projectId, contentId, generationId, userId }: Record<string, string>): readonly Asked[] => [
  ["{ countries { id } registrationPolicy { __typename } currentUser { id } aiModels { __typename } businessActivities { id } }"],
  ["query ($id: ID!) { citiesByCountry(countryId: $id) { id } }", { id: "SA" }],
  ["query ($id: ID!) { userProfileDetail(id: $id) { profile { id } companies { id projects { id } } } }", { id: userId }],
  [`{ companies { ${PAGE} } }`],
  [`{ companies(search: "rutab") { ${PAGE} } }`],
  [`query ($id: ID!) { companies(ownerId: $id) { ${PAGE} } }`, { id: userId }],
  ["query ($id: ID!) { company(id: $id) { id owner { username } projects { id } } }", { id: companyId }],
  [`{ projects { ${PAGE} } }`],
  [`{ projects(search: "harvest") { ${PAGE} } }`],
  [`query ($id: ID!) { projects(companyId: $id) { ${PAGE} } }`, { id: companyId }],
  ["query ($id: ID!) { project(id: $id) { id company { id } } }", { id: projectId }],
  [`{ contents { totalCount results { id title body company { id } project { id } score { __typename } } } }`],
  [`{ contents(search: "dates") { ${PAGE} } }`],
  [`{ contents(completed: true) { ${PAGE} } }`],
  [`{ contents(status: DRAFT) { ${PAGE} } }`],
  [`{ contents(type: ARTICLE) { ${PAGE} } }`],
  [`{ contents(undated: true) { ${PAGE} } }`],
  [`query ($id: ID!) { contents(assigneeId: $id) { ${PAGE} } }`, { id: userId }],
  [`{ contents(dueFrom: "2026-01-01", dueBefore: "2027-01-01") { ${PAGE} } }`],
  [`{ contents { results { id openThreads approvableByMe } } }`],
  ["query ($id: ID!) { commentThreads(contentId: $id) { id } content(id: $id) { people { id } } }", { id: contentId }],
  [`{ contents(orderBy: LOWEST_SCORE) { ${PAGE} } }`],
  [`{ contents(minScore: 10, maxScore: 90) { ${PAGE} } }`],
  [`query ($from: DateTime, $to: DateTime) { contents(appearsFrom: $from, appearsBefore: $to) { ${PAGE} } }`, YEAR],
  [`query ($id: ID!) { contents(companyId: $id) { ${PAGE} } }`, { id: companyId }],
  [`query ($id: ID!) { contents(projectId: $id) { ${PAGE} } }`, { id: projectId }],
  ["query ($id: ID!) { content(id: $id) { id body bodyText pictures { id } score { __typename } } }", { id: contentId }],
  ["query ($id: ID!) { contentTemplates(companyId: $id) { id } }", { id: companyId }],
  ["query ($id: ID!) { contentVersions(contentId: $id) { results { id } } }", { id: contentId }],
  ['{ search(term: "dates") { __typename } }'],
  ["query ($id: ID!) { generation(id: $id) { id } }", { id: generationId }],
  [`{ generations { ${PAGE} } }`],
  [`query ($id: ID!) { generations(companyId: $id) { ${PAGE} } }`, { id: companyId }],
  [`query ($id: ID!) { generations(contentId: $id) { ${PAGE} } }`, { id: contentId }],
  ["query ($from: DateTime, $to: DateTime) { aiUsage(from: $from, to: $to) { __typename } }", YEAR],
  ["{ partners { id } branches { id } siteSettings { logo } dashboard { companies } basicDataCategories { __typename } }"],
  [`{ basicDataList { ${PAGE} } }`],
  [`{ basicDataList(search: "made") { ${PAGE} } }`],
  [`{ basicDataList(category: "packaging") { ${PAGE} } }`],
  [`{ notifications { ${PAGE} } }`],
  [`{ notifications(unread: true) { ${PAGE} } }`],
  ["{ webhooks { id } }"],
  ["mutation { markNotificationsRead { success } }"],
];

const askedByAdmins = ({ userId }: Record<string, string>): readonly Asked[] => [
  [`{ usersList { ${PAGE} } adminsList { ${PAGE} } }`],
  [`{ usersList(search: "noura") { ${PAGE} } adminsList(search: "admin") { ${PAGE} } }`],
  ['{ search(term: "dates", ofEverybody: true) { __typename } }'],
  [
    "query ($from: DateTime, $to: DateTime) { aiUsageOfEveryone(from: $from, to: $to) { __typename } aiQuotasNearEnd { __typename } }",
    YEAR,
  ],
  ["{ modelConnection { model } aiModels { id } }"],
  ["{ duplicateContacts { first { id } second { id } } }"],
  [`{ contacts { ${PAGE} } contactStages { __typename } }`],
  [`{ contacts(search: "layla", kind: "FORM", stage: NEW) { ${PAGE} } contactStages(search: "layla", kind: "FORM") { __typename } }`],
  [`{ contacts(kind: "CLIENT") { ${PAGE} } }`],
  [`{ contacts(stage: NEW) { ${PAGE} } }`],
  ["query ($id: ID!) { contact(id: $id) { id timeline { results { id } } } }", { id: userId }],
  [`{ auditLog { ${PAGE} } }`],
  [`{ auditLog(search: "dates") { ${PAGE} } }`],
  [`{ auditLog(action: "company") { ${PAGE} } }`],
  [`{ auditLog(action: "company.created") { ${PAGE} } }`],
  [`query ($id: ID!) { auditLog(actorId: $id) { ${PAGE} } }`, { id: userId }],
  [`query ($from: DateTime, $to: DateTime) { auditLog(from: $from, to: $to) { ${PAGE} } }`, YEAR],
];

const askAll = async ({ api }: Person, queries: readonly Asked[]) => {
  for (const [query, variables] of queries) await api(query, { ...variables });
};

/** What was refused would have asked the database nothing. */
async function answered(world: World, person: Person, path: string): Promise<void> {
  const answer = await world.fetch(person, path);
  expect([path, answer.status]).toEqual([path, 200]);
  await answer.arrayBuffer();
}

/** Asks everything that the API answers, as a client who has some of each and as an admin. */
export async function askEverything(world: World): Promise<void> {
  const { admin, client } = world;
  const companyId = await world.company(client);
  const projectId = await world.project(client, companyId);
  const contentId = await world.content(client, companyId, { projectId });
  const generationId = await world.generation(client, { kind: "FIELD", field: "idea", companyId, contentId });
  const ids = { companyId, projectId, contentId, generationId, userId: client.id };
  await askAll(client, asked(ids));
  await askAll(admin, [...asked(ids).filter(([query]) => !query.includes("userProfileDetail")), ...askedByAdmins(ids)]);
  for (const path of ["/me/export", "/site/partners", "/site/branches", `/contents/${contentId}/export?format=html`])
    await answered(world, client, path);
  await answered(world, admin, "/site/audit.csv?search=dates");
}
