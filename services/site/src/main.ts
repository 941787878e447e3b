import { readFileSync } from "node:fs";
import { ensureIndexes, remoteTokenVerifier, serveSubgraph, startService } from "@muhtawa/service-kit";
import { env } from "./env.ts";
import { resolversOf } from "./graphql/resolvers.ts";
import { servePublicList } from "./http/public-list.ts";
import { demoBranches } from "./seeds/branches.ts";
import { demoPartners } from "./seeds/partners.ts";
import { branchStore } from "./store/branch-store.ts";
import { partnerStore } from "./store/partner-store.ts";

const service = await startService({ name: "site", env, streams: [] });
const { app, connection, logger } = service;

const partners = partnerStore(connection);
const branches = branchStore(connection);
await ensureIndexes(connection);
await partners.seed(demoPartners);
await branches.seed(demoBranches);

servePublicList(app, "/site/partners", partners.all);
servePublicList(app, "/site/branches", branches.all);
await serveSubgraph({
  app,
  logger,
  typeDefs: readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"),
  resolvers: resolversOf(partners, branches),
  verifyToken: remoteTokenVerifier(env.IDENTITY_URL),
  internalSecret: env.INTERNAL_SECRET,
});
await service.listen();
