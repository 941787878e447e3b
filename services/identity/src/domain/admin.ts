import type { Admin } from "../graphql/generated/schema.ts";
import { profileVersionOf, type User } from "./user.ts";

/** An admin as other admins see them. */
export const adminOf = (user: User): Admin => ({
  id: user._id,
  username: user.username,
  email: user.email,
  role: user.role,
  firstName: user.firstName,
  lastName: user.lastName,
  image: user.image,
  phoneCode: user.phoneCode,
  phoneNumber: user.phoneNumber,
  mobileNumber: user.phoneCode && user.phoneNumber && `${user.phoneCode}${user.phoneNumber}`,
  dateJoined: user.createdAt,
  version: profileVersionOf(user),
});
