import { readFileSync } from "node:fs";
import { ensureLexicons } from "@muhtawa/arabic-lexicon/files";
import { TOKEN_LIFETIME } from "@muhtawa/contracts";
import {
  ensureIndexes,
  EventFollower,
  ExclusiveTurn,
  FactTrail,
  limiterOf,
  MediaOwners,
  periodically,
  serveSubgraph,
  startService,
  tokenVerifier,
} from "@muhtawa/service-kit";
import { FirstStartMark, readFirstStart, serveFirstUsers } from "@muhtawa/service-kit/first-start";
import { EmailConfirmations } from "./access/email-confirmations.ts";
import { EndedTokens } from "./access/ended-tokens.ts";
import { Invitations } from "./access/invitations.ts";
import { KnownDevices } from "./access/known-devices.ts";
import { livingTokenVerifier } from "./access/living-tokens.ts";
import { PasswordResets } from "./access/password-resets.ts";
import { RecoveryLimits } from "./access/recovery-limits.ts";
import { RegistrationLimit } from "./access/registration-limit.ts";
import { Sessions } from "./access/sessions.ts";
import { SignInLimits } from "./access/sign-in-limits.ts";
import { SigningKeys } from "./access/signing-keys.ts";
import { createFirstAdmin } from "./commands/create-first-admin.ts";
import { createFirstUsers } from "./commands/create-first-users.ts";
import { endReusedSession } from "./commands/end-reused-session.ts";
import { env } from "./env.ts";
import { events } from "./events.ts";
import { resolversOf } from "./graphql/resolvers.ts";
import { TOKEN_ACCESS } from "./graphql/token-access.ts";
import { jwksRoute } from "./http/jwks-route.ts";
import { ownData } from "./http/own-data.ts";
import { refreshRoute } from "./http/refresh-route.ts";
import { tokenExchangeRoute } from "./http/token-exchange-route.ts";
import type { Identity } from "./identity.ts";
import { deliveryOf } from "./mail/delivery-of.ts";
import { OwnerNotices } from "./mail/owner-notices.ts";
import { PostOffice } from "./mail/post-office.ts";
import { migrationsOf } from "./migrations.ts";
import { firstUsers } from "./queries/first-users.ts";
import { OwnedThings } from "./read-models/owned-things.ts";
import { PasswordResetStore } from "./store/password-reset-store.ts";
import { PersonalTokenStore } from "./store/personal-token-store.ts";
import { SessionStore } from "./store/session-store.ts";
import { SigningKeyStore } from "./store/signing-key-store.ts";
import { UserStore } from "./store/user-store.ts";

/** Milliseconds. */
const MINUTE = 60_000;

const firstStart = readFirstStart(env);
const service = await startService({ name: "identity", env, streams: ["IDENTITY"] });
const { app, connection, logger, nats, relay } = service;

const follower = new EventFollower(service, events, { firstFill: env.FIRST_FILL_MS });
const users = new UserStore(connection, relay);
const ownedThings = new OwnedThings(connection);
const mediaOwners = new MediaOwners(connection);
const sessionStore = new SessionStore(connection);
const recoveryLimits = new RecoveryLimits(connection);
const passwordResets = new PasswordResets(new PasswordResetStore(connection), recoveryLimits, env.KEY_SECRET);
const personalTokens = new PersonalTokenStore(connection);
const endedTokens = new EndedTokens({ users, sessions: sessionStore, personalTokens, nats, logger });
const superAdminTurn = new ExclusiveTurn(connection, "super admins", logger);
const trail = new FactTrail(connection, service);
const signingKeyStore = new SigningKeyStore(connection);
const firstStartMark = new FirstStartMark(connection);
await ensureIndexes(connection);

const keyTimes = { rotation: env.KEY_ROTATION_MS, announce: env.KEY_ANNOUNCE_MS, keep: env.KEY_KEEP_MS };
const signingKeys = await SigningKeys.load(signingKeyStore, env.KEY_SECRET, keyTimes).catch((error: unknown) => {
  logger.fatal(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
if (keyTimes.keep < TOKEN_LIFETIME * 1000) logger.warn("KEY_KEEP_MS is less than a token's lifetime: some will end before their time");
periodically(service, "signing keys", Math.min(MINUTE, keyTimes.announce / 4), () => signingKeys.rotate());
await ensureLexicons();
await relay.start();
await endedTokens.start();
await createFirstAdmin(users, env.ADMIN_EMAIL, env.ADMIN_PASSWORD, logger);
await follower.start({ endedTokens });

const postOffice = new PostOffice(deliveryOf(env, logger), logger);
service.beforeClose(() => postOffice.close());
const ownerNotices = new OwnerNotices({ connection, users, postOffice, logger });
const sessions = new Sessions(sessionStore, env.KEY_SECRET, (session) =>
  endReusedSession({ users, endedTokens, ownerNotices, trail, logger }, session),
);

const identity: Identity = {
  users,
  ownedThings,
  mediaOwners,
  sessions,
  signingKeys,
  signInLimits: new SignInLimits(connection, (emailKey) => ownerNotices.attempted(emailKey, "signIns")),
  knownDevices: new KnownDevices(env.KEY_SECRET, env.COOKIE_SECURE),
  registrationLimit: new RegistrationLimit(connection),
  policy: { invitedOnly: env.REGISTRATION === "invited", confirmsEmail: env.CONFIRM_EMAIL },
  invitations: new Invitations(env.KEY_SECRET),
  emailConfirmations: new EmailConfirmations(connection, env.KEY_SECRET),
  publicUrl: env.PUBLIC_URL ?? "http://localhost:4000",
  passwordResets,
  personalTokens,
  // Below the number of sessions that one revocation can name: revoking all tokens of an hour loses none.
  personalTokenLimit: limiterOf(connection, { name: "personal-tokens", points: 20, duration: 3_600 }),
  endedTokens,
  recoveryLimits,
  postOffice,
  ownerNotices,
  ownDataLimit: limiterOf(connection, { name: "own-data", points: env.OWN_DATA_PER_DAY, duration: 86_400 }),
  trail,
  superAdminTurn,
  nats,
  backupMark: env.BACKUP_MARK,
  logger,
  secureCookies: env.COOKIE_SECURE,
};
if (firstStart && !(await firstStartMark.isSet())) {
  await createFirstUsers(identity, firstStart.users);
  await firstStartMark.set();
}
serveFirstUsers(app, env.INTERNAL_SECRET, firstStart && (() => firstUsers(users, firstStart.users)));
jwksRoute(app, signingKeys);
await refreshRoute(app, identity, env.INTERNAL_SECRET);
tokenExchangeRoute(app, identity, env.INTERNAL_SECRET);
const verifyToken = livingTokenVerifier(tokenVerifier(signingKeys), { users, sessions: sessionStore, personalTokens });
ownData(identity, { app, verifyToken, internalSecret: env.INTERNAL_SECRET });
await serveSubgraph({
  app,
  logger,
  typeDefs: readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"),
  resolvers: resolversOf(identity),
  verifyToken,
  internalSecret: env.INTERNAL_SECRET,
  tokenAccess: TOKEN_ACCESS,
  writesPerMinute: env.WRITES_PER_MINUTE,
});
await service.listen();
service.migrate(migrationsOf(connection, users));
