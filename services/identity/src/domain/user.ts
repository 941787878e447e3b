import type { Role, UserCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";

export interface PostalAddress {
  countryId?: string;
  cityId?: string;
  street?: string;
  postalCode?: string;
}

/** A person with an account: a client or an admin. */
export interface UserState {
  username: string;
  /** What makes the name unique, whatever its letter case. */
  usernameKey: string;
  email: string;
  emailKey: string;
  passwordHash: string;
  role: Role;
  /** Tokens carry it; raising it is how older ones are told from newer. */
  epoch: number;
  firstName?: string;
  lastName?: string;
  phoneCode?: string;
  phoneNumber?: string;
  organization?: string;
  website?: string;
  about?: string;
  address?: PostalAddress;
}

export type User = Loaded<UserState>;

export const emailKeyOf = (email: string) => email.trim().normalize("NFKC").toLowerCase();
export const usernameKeyOf = (username: string) => username.normalize("NFKC").toLowerCase();

/** What other services may know of a user. */
export const cardOf = (user: User): UserCard => ({
  username: user.username,
  email: user.email,
  role: user.role,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneCode: user.phoneCode,
  phoneNumber: user.phoneNumber,
  organization: user.organization,
  dateJoined: user.createdAt.toISOString(),
});
