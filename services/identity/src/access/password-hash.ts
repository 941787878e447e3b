import { hash, verify } from "@node-rs/argon2";
import { normalPassword } from "../domain/password.ts";

/** OWASP's recommendation for argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(normalPassword(password), COST);

const nobodysHash = hashPassword("nobody has this password");

/** Whether the password is the hashed one. Without a hash, of an account that doesn't exist, it takes as long to say no. */
export async function passwordMatches(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), normalPassword(password));
  return matches && passwordHash !== undefined;
}
