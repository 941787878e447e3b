import type { Locale, Role } from "@muhtawa/contracts";
import { type Actor, mayRead, text, timeOfId } from "@muhtawa/service-kit";
import { messages } from "../messages.ts";
import { type PostalAddress, profileVersionOf, type SocialLinks, type User } from "./user.ts";

/** A user as somebody may see them. */
export interface Profile {
  id: string;
  username: string;
  email: string;
  role: Role;
  firstName?: string;
  lastName?: string;
  image?: string;
  phoneCode?: string;
  phoneNumber?: string;
  organization?: string;
  website?: string;
  about?: string;
  whatsapp?: string;
  jobTitle?: string;
  socialLinks?: SocialLinks;
  address?: ProfileAddress;
  dateJoined: Date;
  emailConfirmed?: boolean;
  version: number;
}

export interface ProfileAddress extends PostalAddress {
  id: string;
}

/** Who it is and how they are reached, of a client or an admin. */
export const personOf = (user: User) => ({
  id: user._id,
  username: user.username,
  email: user.email,
  role: user.role,
  firstName: user.firstName,
  lastName: user.lastName,
  image: user.image,
  phoneCode: user.phoneCode,
  phoneNumber: user.phoneNumber,
  dateJoined: user.createdAt,
  version: profileVersionOf(user),
});

/** Everything, for the user and for admins. */
export const fullProfile = (user: User): Profile => ({
  ...personOf(user),
  organization: user.organization,
  website: user.website,
  about: user.about,
  whatsapp: user.whatsapp,
  jobTitle: user.jobTitle,
  socialLinks: user.socialLinks,
  address: user.address && { id: user._id, ...user.address },
  emailConfirmed: user.emailConfirmed === true,
});

/** For other clients: who it is, and nothing private. */
const publicProfile = ({ _id, username, role, createdAt, profileVersion }: User): Profile => ({
  id: _id,
  username,
  email: "",
  role,
  dateJoined: createdAt,
  version: profileVersionOf({ profileVersion }),
});

/** Stands for a user who has been deleted, and for an id that never was one's. */
export function deletedProfile(id: string, locale: Locale): Profile {
  return {
    id,
    username: text(messages.deletedUser, locale),
    email: "",
    role: "CLIENT",
    dateJoined: timeOfId(id) ?? new Date(0),
    version: 0,
  };
}

/** What the actor may see of a user. */
export const profileFor = (actor: Actor, user: User): Profile =>
  mayRead(actor, { ownerId: user._id }) ? fullProfile(user) : publicProfile(user);
