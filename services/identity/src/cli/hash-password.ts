import { text } from "node:stream/consumers";
import { z } from "zod";
import { hashPassword } from "../access/password-hash.ts";
import { newPassword } from "../domain/password.ts";

/** Standard input, so that the password stands neither in the shell's history nor in a list of processes. */
if (process.stdin.isTTY) process.stderr.write("Type the password, then Enter and Ctrl-D:\n");
const password = (await text(process.stdin)).replace(/\r?\n$/, "");
if (z.safeParse(newPassword, password).success) {
  process.stdout.write(`${await hashPassword(password)}\n`);
} else {
  process.stderr.write("Eight characters or more, and none of the passwords that are tried first.\n");
  process.exitCode = 1;
}
