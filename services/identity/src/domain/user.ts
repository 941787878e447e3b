import { endsToken, type Role, type UserCard } from "@muhtawa/contracts";
import type { Loaded } from "@muhtawa/service-kit";
import { searchKeys } from "@muhtawa/text-analysis/search";

export const SOCIAL_NETWORKS = ["instagram", "snapchat", "tiktok", "youtube", "facebook", "x"] as const;
export type SocialLinks = Partial<Record<(typeof SOCIAL_NETWORKS)[number], string>>;

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
  /** What admins find the account by; absent in one that was made before it was kept. */
  searchKeys?: string[];
  passwordHash: string;
  role: Role;
  /** Tokens and sessions carry it; raising it is how older ones are told from newer. */
  epoch: number;
  /** When the epoch was last raised. */
  revokedAt?: Date;
  /** The session that did it and goes on, however old its epoch. */
  keptSession?: string;
  firstName?: string;
  lastName?: string;
  image?: string;
  phoneCode?: string;
  phoneNumber?: string;
  organization?: string;
  website?: string;
  about?: string;
  /** As typed, without spaces: a number of the own dial code, or an international one. */
  whatsapp?: string;
  jobTitle?: string;
  socialLinks?: SocialLinks;
  address?: PostalAddress;
  /** Whether the owner has proved that mail to the address reaches them. */
  emailConfirmed?: boolean;
  /** The account's version at which its profile last changed; absent while it is as it was at first. */
  profileVersion?: number;
}

export type User = Loaded<UserState>;

/** What somebody who edits a profile has seen of it: passwords and sessions are no part of that. */
export const profileVersionOf = ({ profileVersion = 1 }: Pick<User, "profileVersion">) => profileVersion;

export const emailKeyOf = (email: string) => email.trim().normalize("NFKC").toLowerCase();
/** Tatweel only stretches an Arabic word. */
export const usernameKeyOf = (username: string) => username.normalize("NFKC").replaceAll("\u0640", "").toLowerCase();

/** Of the names and the address. */
export const userSearchKeys = ({
  username,
  email,
  firstName,
  lastName,
}: Pick<UserState, "username" | "email" | "firstName" | "lastName">) =>
  searchKeys([username, email, firstName ?? "", lastName ?? ""].join("\n"));

/** Whether a new password has ended the session: it began at an older epoch and isn't the one that was kept. */
export const hasEnded = (session: { epoch?: number; sessionId: string }, { epoch, keptSession }: Pick<User, "epoch" | "keptSession">) =>
  endsToken({ deleted: false, epoch, keptSession }, session);

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
  whatsapp: user.whatsapp,
  image: user.image,
  emailConfirmed: user.emailConfirmed,
  dateJoined: user.createdAt.toISOString(),
});
