import { dataExported } from "@muhtawa/contracts";
import { fact, serveOwnData, type SubgraphOptions, take } from "@muhtawa/service-kit";
import type { PersonalToken } from "../domain/personal-token.ts";
import type { Identity } from "../identity.ts";

/** Secrets, and what sign-ins are checked by. */
export const LEFT_OUT = ["passwordHash", "usernameKey", "emailKey", "epoch", "revokedAt", "keptSession"] as const;

/** The account, its sessions and personal tokens. The archive begins with the account: here it is counted, and told to auditors. */
export function ownData(
  {
    users,
    sessions,
    personalTokens,
    trail,
    ownDataLimit,
  }: Pick<Identity, "users" | "sessions" | "personalTokens" | "trail" | "ownDataLimit">,
  options: Pick<SubgraphOptions, "app" | "verifyToken" | "internalSecret">,
): void {
  serveOwnData(options, "identity", {
    account: async (id) => {
      await take(ownDataLimit, id);
      await trail.tell(id, fact(dataExported, {}));
      return users.each({ _id: id }, { without: LEFT_OUT });
    },
    sessions: (id) => sessions.times(id),
    tokens: (id) => withoutSecrets(personalTokens.each(id)),
  });
}

/** Without what a token is checked by. */
async function* withoutSecrets(tokens: AsyncIterable<PersonalToken>): AsyncGenerator<object> {
  for await (const { hash: _hash, epoch: _epoch, userId: _userId, forgetAt: _forgetAt, ...token } of tokens) yield token;
}
