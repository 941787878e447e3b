import {
  badInput,
  DomainError,
  MESSAGES,
  type RequestContext,
  requireActor,
  verifyContext,
  rateLimited,
  versionConflict,
} from "@muhtawa/service-kit";
import { startTestIdentity, type TestIdentity } from "@muhtawa/testkit";
import { SECRET } from "./gateway-process.ts";
import { type FixtureService, startFixture } from "./fixture-service.ts";

export interface FixtureGraph {
  readonly tokens: TestIdentity;
  readonly identity: FixtureService;
  readonly catalog: FixtureService;
  readonly content: FixtureService;
  readonly site: FixtureService;
  readonly urls: Record<"identity" | "catalog" | "content" | "site", string>;
  stop(): Promise<void>;
}

const at = "2026-01-01T00:00:00.000Z";
const user = (id: string) => ({
  __typename: "User",
  id,
  username: `user-${id}`,
  email: `${id}@example.com`,
  role: "CLIENT",
  dateJoined: at,
});
const company = (id: string, ownerId: string) => ({
  __typename: "Company",
  id,
  companyName: `company ${id}`,
  brandName: `brand ${id}`,
  values: [],
  competitors: [],
  brandVoice: { personality: [], goals: [], tags: [], rules: [] },
  projects: [],
  owner: { __typename: "User", id: ownerId },
  createdAt: at,
  updatedAt: at,
});
const companyPage = (rows: number) => ({
  hasNextPage: false,
  hasPreviousPage: false,
  totalCount: rows,
  totalPages: 1,
  results: Array.from({ length: rows }, (_, at) => company(`c${at}`, `u${at}`)),
});
const page = (results: unknown[]) => ({ hasNextPage: false, hasPreviousPage: false, totalCount: results.length, totalPages: 1, results });

/** Real subgraphs with the services' schemas; the user "gone" is one that identity doesn't know. */
export async function startFixtureGraph(): Promise<FixtureGraph> {
  const tokens = await startTestIdentity();
  const identityUrl = tokens.url;
  const [identity, catalog, content, site] = await Promise.all([
    startFixture({
      name: "identity",
      identityUrl,
      resolvers: {
        Query: {
          countries: (_: unknown, __: unknown, { locale }: RequestContext) => [
            { id: "sa", name: locale === "ar" ? "السعودية" : "Saudi Arabia", phone: "966" },
          ],
          currentUser: (_: unknown, __: unknown, context: RequestContext) => user(requireActor(context).id),
        },
        Mutation: {
          login: (_: unknown, { email }: { email: string }, context: RequestContext) => {
            context.setHeader("set-cookie", "refresh=half; HttpOnly; Path=/auth/refresh; SameSite=Lax");
            if (email === "") throw badInput({ field: "email", message: MESSAGES.required });
            if (email === "often@example.com") throw rateLimited(30);
            if (email === "broken@example.com") throw new Error("connection string mongodb://secret");
            return { user: user("u0"), token: "token", sessionKey: "key" };
          },
        },
        User: { __resolveReference: ({ id }: { id: string }) => (id === "gone" ? null : user(id)) },
      },
    }),
    startFixture({
      name: "catalog",
      identityUrl,
      resolvers: {
        Query: {
          companies: (_: unknown, { pageSize }: { pageSize: number }) => companyPage(Math.min(pageSize, 3)),
          company: (_: unknown, { id }: { id: string }) => {
            if (id === "gone") return company(id, "gone");
            // "large-<n>" is one with a name of n letters.
            if (id.startsWith("large-")) return { ...company(id, "u1"), companyName: "x".repeat(Number(id.slice("large-".length))) };
            throw new DomainError("NOT_FOUND", MESSAGES.notFound);
          },
          projects: () => {
            throw new DomainError("FORBIDDEN", MESSAGES.forbidden);
          },
          businessActivities: () => {
            throw new DomainError("QUOTA_EXCEEDED", MESSAGES.quotaExceeded);
          },
        },
        Mutation: {
          createCompany: () => {
            throw versionConflict(7);
          },
        },
        Company: { __resolveReference: ({ id }: { id: string }) => company(id, "u1") },
        Project: {
          __resolveReference: ({ id }: { id: string }) => ({
            id,
            name: `project ${id}`,
            tags: [],
            createdAt: at,
            updatedAt: at,
            company: company("c1", "u1"),
          }),
        },
      },
    }),
    startFixture({
      name: "content",
      identityUrl,
      resolvers: {
        Query: {
          contents: () =>
            page(
              ["1", "2"].map((id) => ({
                id,
                title: `content ${id}`,
                company: { __typename: "Company", id: "c1" },
                project: { __typename: "Project", id: "p1" },
                owner: { __typename: "User", id: "u1" },
              })),
            ),
        },
      },
    }),
    startFixture({
      name: "site",
      identityUrl,
      resolvers: { Query: { partners: () => [{ id: "p", name: "Partner", order: 1 }], branches: () => [] } },
      routes: (app) => {
        app.get("/site/partners", (request, reply) => {
          const context = verifyContext(request.headers, SECRET);
          if (request.headers["if-none-match"] === '"v1"') return reply.code(304).header("etag", '"v1"').send();
          return reply
            .header("etag", '"v1"')
            .header("x-inner", "secret")
            .send({ data: [{ id: "p", locale: context?.locale, correlationId: context?.correlationId }] });
        });
      },
    }),
  ]);
  return {
    tokens,
    identity,
    catalog,
    content,
    site,
    urls: { identity: identity.url, catalog: catalog.url, content: content.url, site: site.url },
    async stop() {
      await Promise.all([identity, catalog, content, site, tokens].map((part) => part.stop()));
    },
  };
}
