import type { Admin } from "../graphql/generated/schema.ts";
import { personOf } from "./profile.ts";
import type { User } from "./user.ts";

/** An admin as other admins see them. */
export const adminOf = (user: User): Admin => ({
  ...personOf(user),
  mobileNumber: user.phoneCode && user.phoneNumber && `${user.phoneCode}${user.phoneNumber}`,
});
