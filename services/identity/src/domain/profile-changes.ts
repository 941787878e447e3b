import { isDeepStrictEqual } from "node:util";
import { badInput, type FieldProblem, MESSAGES, optionalUrl, parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { isCityOf } from "../places/cities.ts";
import { isProblem, readPhone, readWhatsapp } from "./phone.ts";
import { optionalField, requiredField } from "./profile-fields.ts";
import { type PostalAddress, SOCIAL_NETWORKS, type SocialLinks, type User, type UserState, usernameKeyOf, userSearchKeys } from "./user.ts";
import { username } from "./username.ts";

const socialLinks = z.object(Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, optionalUrl()]))).nullable();
const fields = { ...optionalField, username, phoneCode: requiredField.phoneCode, phoneNumber: requiredField.phoneNumber, socialLinks };

/** What a role has to have can't be cleared. */
const ofClient = z.object({ ...fields, countryId: requiredField.countryId }).partial();
const ofAdmin = z.object({ ...fields, firstName: requiredField.firstName, lastName: requiredField.lastName }).partial();

type ProfileChanges = z.infer<typeof ofClient> | z.infer<typeof ofAdmin>;

/** The account after the changes: what isn't given stays, null clears. Throws BAD_USER_INPUT naming every wrong field, and those known before. */
export function changedProfile(user: User, given: object, known: readonly FieldProblem[] = []): UserState {
  const { phoneCode, phoneNumber, countryId, cityId, street, postalCode, socialLinks: links, ...changes } = changesOf(user, given);
  const problems: FieldProblem[] = [...known];
  const accepted = <Read>(read: Read | FieldProblem): Read | undefined => {
    if (!isProblem(read)) return read;
    problems.push(read);
    return undefined;
  };

  const next: UserState = { ...user, ...changes, username: changes.username ?? user.username };
  next.usernameKey = usernameKeyOf(next.username);
  if (phoneCode !== undefined || phoneNumber !== undefined)
    Object.assign(next, accepted(phoneOf(phoneCode ?? user.phoneCode, phoneNumber ?? user.phoneNumber)));
  if (changes.whatsapp) next.whatsapp = accepted(readWhatsapp(changes.whatsapp, next.phoneCode));
  if (links !== undefined) next.socialLinks = filled({ ...(links && user.socialLinks), ...links });
  next.address = accepted(addressOf(user.address, { countryId, cityId, street, postalCode }, given));
  if (problems.length > 0) throw badInput(...problems);
  next.searchKeys = userSearchKeys(next);
  return next;
}

/** The names of the fields in which two states of an account differ. */
export function changedFields(before: User, after: UserState): string[] {
  const [old, next] = [before, after] as unknown as Record<string, unknown>[] as [Record<string, unknown>, Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) => field !== "usernameKey" && field !== "searchKeys" && !isDeepStrictEqual(old[field], next[field]),
  );
}

const changesOf = ({ role }: User, given: object): ProfileChanges => parseInput(role === "CLIENT" ? ofClient : ofAdmin, given);

function phoneOf(code: string | undefined, number: string | undefined) {
  if (!code || !number) return { field: code ? "phoneNumber" : "phoneCode", message: MESSAGES.required };
  return readPhone(code, number);
}

/** A city goes with its country: another country drops it unless one of its own cities is given. */
function addressOf(current: PostalAddress | undefined, changes: PostalAddress, given: object): PostalAddress | undefined | FieldProblem {
  const next: PostalAddress = { ...current };
  for (const field of ["countryId", "cityId", "street", "postalCode"] as const) if (field in given) next[field] = changes[field];
  if (next.cityId && !(next.countryId && isCityOf(next.countryId, next.cityId))) {
    if (changes.cityId) return { field: "cityId", message: messages.unknownCity };
    next.cityId = undefined;
  }
  return filled(next);
}

/** Without what is empty; undefined when nothing is left. */
function filled<Value extends PostalAddress | SocialLinks>(value: Value): Value | undefined {
  const entries = Object.entries(value).filter(([, entry]) => entry != null);
  return entries.length > 0 ? (Object.fromEntries(entries) as Value) : undefined;
}
