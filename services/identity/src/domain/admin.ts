import type { Admin } from "../graphql/generated/schema.ts";
import type { User } from "./user.ts";

/** An admin as other admins see them. */
export const adminOf = ({ _id, username, email, role, firstName, lastName, image, phoneCode, phoneNumber, createdAt }: User): Admin => ({
  id: _id,
  username,
  email,
  role,
  firstName,
  lastName,
  image,
  phoneCode,
  phoneNumber,
  mobileNumber: phoneCode && phoneNumber && `${phoneCode}${phoneNumber}`,
  dateJoined: createdAt,
});
