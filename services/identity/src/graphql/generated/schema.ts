import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Profile, ProfileAddress } from '../../domain/profile.ts';
import type { PersonalToken as StoredPersonalToken } from '../../domain/personal-token.ts';
import type { Country as ListedCountry } from '../../places/countries.ts';
import type { City as ListedCity } from '../../places/cities.ts';
import type { RequestContext } from '@muhtawa/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601, UTC. */
  DateTime: { input: string; output: Date | string; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** Where a person is to be found. */
export type Address = {
  /** The city, of that country. */
  city?: Maybe<City>;
  /** The country. */
  country?: Maybe<Country>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The postal code. */
  postalCode?: Maybe<Scalars['String']['output']>;
  /** Street and number. */
  street?: Maybe<Scalars['String']['output']>;
};

/** A person who manages the installation. */
export type Admin = {
  /** When the account was made. */
  dateJoined: Scalars['DateTime']['output'];
  /** The email address. */
  email: Scalars['String']['output'];
  /** The first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The address of a picture: `/media/<id>`. */
  image?: Maybe<Scalars['String']['output']>;
  /** The last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Dial code and number together. */
  mobileNumber?: Maybe<Scalars['String']['output']>;
  /** The dial code. */
  phoneCode?: Maybe<Scalars['String']['output']>;
  /** As dialled after the code, without a leading zero. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** What they may do. */
  role: Role;
  /** What the person is called in the application; no two people share one. */
  username: Scalars['String']['output'];
  /** As a user's. */
  version: Scalars['Int']['output'];
};

/** A page of admins. */
export type AdminPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Admin>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** Somebody who has just signed in. */
export type AuthPayload = {
  /** The half of the refresh secret that the client keeps; the other half is an httpOnly cookie. */
  sessionKey: Scalars['String']['output'];
  /** The access token, for the header `Authorization: Bearer …`; good for thirty minutes. */
  token: Scalars['String']['output'];
  /** Who has signed in. */
  user: User;
};

/** A city of a country. */
export type City = {
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** In the request's language. */
  name: Scalars['String']['output'];
};

/** A country, with its dial code. */
export type Country = {
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** In the request's language. */
  name: Scalars['String']['output'];
  /** The dial code. */
  phone: Scalars['String']['output'];
};

/** An event that a consumer has given up after its retries. */
export type DeadLetter = {
  /** When it was given up. */
  at: Scalars['DateTime']['output'];
  /** The consumer that has given it up. */
  consumer: Scalars['String']['output'];
  /** What went wrong the last time. */
  error: Scalars['String']['output'];
  /** Its place in the stream of those. */
  id: Scalars['ID']['output'];
  /** Where it was published. */
  subject: Scalars['String']['output'];
};

/** What can be changed. Those named in one operation run one after the other. */
export type Mutation = {
  /** Changes the caller's own password, and ends every other session. */
  changePassword: SuccessPayload;
  /** Confirms the caller's address with the code that was mailed. */
  confirmEmail: UserPayload;
  /** Makes an admin's account; for admins. */
  createAdmin: UserPayload;
  /** Makes a token by which programs call in the caller's name, as `Authorization: Bearer muh_…`. Needs a session, as all about tokens does. */
  createPersonalToken: PersonalTokenPayload;
  /** Deletes an account and all that is theirs; for admins, and never one's own. */
  deleteUser: SuccessPayload;
  /** Mails a link by which somebody may register with this address, within seven days. */
  inviteUser: SuccessPayload;
  /** Signs somebody in; sets the cookie with the other half of the refresh secret. */
  login: AuthPayload;
  /** Makes a client's account and signs them in. */
  registerUser: AuthPayload;
  /**
   * Publishes the events again that consumers have given up: those that have had them recognise them, and what fails anew is given up anew.
   * For super admins.
   */
  replayDeadLetters: ReplayPayload;
  /** Mails a code to the caller's address. */
  requestEmailConfirmation: SuccessPayload;
  /** Always succeeds: never tells whether the account exists. */
  requestPasswordReset: SuccessPayload;
  /** Ends every session of the account's. */
  resetPassword: SuccessPayload;
  /** Ends one of the caller's, everywhere within two seconds. */
  revokePersonalToken: SuccessPayload;
  /** Changes an admin; for admins. What isn't given stays. */
  updateAdmin: UserPayload;
  /** Oneself or, for admins, another. What isn't given stays, null clears it. */
  updateUser: UserPayload;
  /** Exchanges a code for what a new password is set with. */
  verifyPasswordResetCode: PasswordResetPayload;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationChangePasswordArgs = {
  confirmPassword: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationConfirmEmailArgs = {
  code: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateAdminArgs = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  image?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
  phoneCode: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  username: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreatePersonalTokenArgs = {
  companyIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  days: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scopes: Array<TokenScope>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteUserArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationInviteUserArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRegisterUserArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  cityId?: InputMaybe<Scalars['ID']['input']>;
  confirmPassword: Scalars['String']['input'];
  countryId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  invitation?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  phoneCode: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  postalCode?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationResetPasswordArgs = {
  confirmPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRevokePersonalTokenArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateAdminArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  image?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateUserArgs = {
  about?: InputMaybe<Scalars['String']['input']>;
  cityId?: InputMaybe<Scalars['ID']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  image?: InputMaybe<Scalars['String']['input']>;
  jobTitle?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  organization?: InputMaybe<Scalars['String']['input']>;
  phoneCode?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  socialLinks?: InputMaybe<SocialLinksInput>;
  street?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationVerifyPasswordResetCodeArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
};

/** What a right code is exchanged for. */
export type PasswordResetPayload = {
  /** Lets one new password be set, within 15 minutes. */
  resetToken: Scalars['String']['output'];
};

/** A secret that programs call with in a person's name. A new password ends all of them. */
export type PersonalToken = {
  /** The companies that it is for; null where it is for all of its owner's. */
  companyIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** When it was last used, to within five minutes; null where it never was. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its owner knows it by. */
  name: Scalars['String']['output'];
  /** How its secret begins. */
  prefix: Scalars['String']['output'];
  /** What it may do. */
  scopes: Array<TokenScope>;
};

/** A personal token that has just been made. */
export type PersonalTokenPayload = {
  /** What is kept of it. */
  personalToken: PersonalToken;
  /** The token itself: it is told this once. */
  secret: Scalars['String']['output'];
};

/** What can be read. */
export type Query = {
  /** One admin; for admins. */
  adminProfileDetail: Admin;
  /** All admins, the newest first; for admins. */
  adminsList: AdminPage;
  /** A country's cities, to choose from. */
  citiesByCountry: Array<City>;
  /** All countries, to choose from; by name in the request's language. */
  countries: Array<Country>;
  /** Who is signed in. */
  currentUser: User;
  /** The caller's own, the newest first; their secrets are never told again. */
  personalTokens: Array<PersonalToken>;
  /** What this installation asks of who registers. */
  registrationPolicy: RegistrationPolicy;
  /** How the installation is, as its services say themselves; for super admins. Takes some seconds where one doesn't answer. */
  systemStatus: SystemStatus;
  /** For admins, and for oneself. */
  userProfileDetail: UserProfileDetail;
  /** All clients, the newest first; for admins. */
  usersList: UserPage;
};


/** What can be read. */
export type QueryAdminProfileDetailArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryAdminsListArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryCitiesByCountryArgs = {
  countryId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryUserProfileDetailArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryUsersListArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};

/** What this installation asks of who registers. */
export type RegistrationPolicy = {
  /** Whether an address has to be confirmed before the AI writes for its owner. */
  confirmsEmail: Scalars['Boolean']['output'];
  /** Whether only who was invited may register. */
  invitedOnly: Scalars['Boolean']['output'];
};

/** What came of publishing again what was given up. */
export type ReplayPayload = {
  /** Services that didn't do so: what is theirs still lies there. */
  away: Array<Scalars['String']['output']>;
  /** How many were published again. */
  replayed: Scalars['Int']['output'];
};

/** What a person may do. */
export type Role =
  /** Reads everybody's companies, and manages clients and the site. */
  | 'ADMIN'
  /** Works on their own companies. */
  | 'CLIENT'
  /** Manages admins, too, and the model. */
  | 'SUPER_ADMIN';

/** A person's pages on social networks. */
export type SocialLinks = {
  /** The page on Facebook. */
  facebook?: Maybe<Scalars['String']['output']>;
  /** The page on Instagram. */
  instagram?: Maybe<Scalars['String']['output']>;
  /** The page on Snapchat. */
  snapchat?: Maybe<Scalars['String']['output']>;
  /** The page on TikTok. */
  tiktok?: Maybe<Scalars['String']['output']>;
  /** The page on X. */
  x?: Maybe<Scalars['String']['output']>;
  /** The channel on YouTube. */
  youtube?: Maybe<Scalars['String']['output']>;
};

/** A person's pages on social networks; null clears one. */
export type SocialLinksInput = {
  /** The page on Facebook. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** The page on Instagram. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** The page on Snapchat. */
  snapchat?: InputMaybe<Scalars['String']['input']>;
  /** The page on TikTok. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** The page on X. */
  x?: InputMaybe<Scalars['String']['input']>;
  /** The channel on YouTube. */
  youtube?: InputMaybe<Scalars['String']['input']>;
};

/** It was done. */
export type SuccessPayload = {
  /** True; what fails has an error instead. */
  success: Scalars['Boolean']['output'];
};

/** How often something named was counted. */
export type SystemCount = {
  /** How often. */
  count: Scalars['Int']['output'];
  /** What was counted. */
  name: Scalars['String']['output'];
};

/** A process of the gateway or of a service. */
export type SystemInstance = {
  /** Whether it says how it is; false where it only says that it is there, and all that follows is null or empty. */
  answers: Scalars['Boolean']['output'];
  /** What it needs and doesn't have. */
  failing: Array<Scalars['String']['output']>;
  /** The machine (a pod's or a container's name) and the number of the process there. */
  id: Scalars['ID']['output'];
  /** What it takes of the memory, in bytes. */
  memoryBytes?: Maybe<Scalars['Float']['output']>;
  /** What it does: the service's own name or, of ai, ai-worker. */
  process: Scalars['String']['output'];
  /** When it was started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The release that it is of. */
  version?: Maybe<Scalars['String']['output']>;
};

/** A change of stored data that isn't done yet. */
export type SystemMigration = {
  /** How many documents it has looked at. */
  done: Scalars['Int']['output'];
  /** Why it couldn't go on, the last time that was tried; it is tried again by itself. */
  failure?: Maybe<Scalars['String']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** How many there are, roughly. */
  total: Scalars['Int']['output'];
};

/** How the gateway or a service is, by what all its processes say; what they can't tell is null. */
export type SystemService = {
  /** Whether a process of it answers; all that follows but `instances` is null or empty where none does. */
  answers: Scalars['Boolean']['output'];
  /** Of content, where files are on a disk: what that holds, in bytes. */
  diskBytes?: Maybe<Scalars['Float']['output']>;
  /** What is free of that disk, in bytes. */
  diskFreeBytes?: Maybe<Scalars['Float']['output']>;
  /** What a process of it needs and doesn't have: database, broker, revocations, events, or a service. */
  failing: Array<Scalars['String']['output']>;
  /** Of ai: requests of workers for the next generation; 0 where no worker runs, or all are busy. */
  freeWorkers?: Maybe<Scalars['Int']['output']>;
  /** Of ai: generations that wait or are under way. */
  generationsWaiting?: Maybe<Scalars['Int']['output']>;
  /** Its processes, each for itself, by what they do and by their names. */
  instances: Array<SystemInstance>;
  /** Events that it hasn't been done with, by consumer. */
  lag: Array<SystemCount>;
  /** What its processes take of the memory together, in bytes. */
  memoryBytes?: Maybe<Scalars['Float']['output']>;
  /** What its data is still to be brought to this release by, in the order in which that is done. */
  migrations: Array<SystemMigration>;
  /** Why a read model isn't complete yet, by read model. */
  missing: Array<SystemCount>;
  /** What it is called: gateway, identity, catalog, content, ai or site. */
  name: Scalars['ID']['output'];
  /** For how long the oldest of them has waited, in seconds. */
  outboxAgeSeconds?: Maybe<Scalars['Float']['output']>;
  /** How many things have events that wait to be published. */
  outboxPending?: Maybe<Scalars['Int']['output']>;
  /** When the oldest of its processes was started. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its events take on the broker's disk, in bytes. */
  streamBytes?: Maybe<Scalars['Float']['output']>;
  /** The release that it is of; the oldest where its processes are of several. */
  version?: Maybe<Scalars['String']['output']>;
};

/** How the installation is. */
export type SystemStatus = {
  /** How many events have been given up in all. */
  deadLetterCount: Scalars['Int']['output'];
  /** Up to 50 of the events that consumers have given up, the oldest first. */
  deadLetters: Array<DeadLetter>;
  /** When the last backup was made; null where none is known of. */
  lastBackupAt?: Maybe<Scalars['DateTime']['output']>;
  /** The gateway and each service, whether it answers or not. */
  services: Array<SystemService>;
};

/** What a personal token may do. */
export type TokenScope =
  /** Have the AI write, at its owner's cost. */
  | 'GENERATE'
  /** Read what its owner may read. */
  | 'READ'
  /** Change what its owner may change, accounts and tokens left out. */
  | 'WRITE';

/** A person with an account. To other clients only id and username are told: what may be null is null, the email address is empty. */
export type User = {
  /** What they say of themselves. */
  about?: Maybe<Scalars['String']['output']>;
  /** The address. */
  address?: Maybe<Address>;
  /** When the account was made. */
  dateJoined: Scalars['DateTime']['output'];
  /** The email address. */
  email: Scalars['String']['output'];
  /** Null where it is nobody's business, and where this installation doesn't ask for it. */
  emailConfirmed?: Maybe<Scalars['Boolean']['output']>;
  /** The first name. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The address of a picture: `/media/<id>`. */
  image?: Maybe<Scalars['String']['output']>;
  /** What they work as. */
  jobTitle?: Maybe<Scalars['String']['output']>;
  /** The last name. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** The organisation they belong to. */
  organization?: Maybe<Scalars['String']['output']>;
  /** The dial code. */
  phoneCode?: Maybe<Scalars['String']['output']>;
  /** As dialled after the code, without a leading zero. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  /** What they may do. */
  role: Role;
  /** Their pages on social networks. */
  socialLinks?: Maybe<SocialLinks>;
  /** What the person is called in the application; no two people share one. */
  username: Scalars['String']['output'];
  /** Grows when something of the profile changes, not with passwords or sessions. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
  /** The address of the website. */
  website?: Maybe<Scalars['String']['output']>;
  /** The WhatsApp number. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** A page of clients. */
export type UserPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<UserRow>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** The account as it is stored now. */
export type UserPayload = {
  /** The account. */
  user: User;
};

/** A client's account with what belongs to it. */
export type UserProfileDetail = {
  /** The address. */
  address?: Maybe<Address>;
  /** The user's. */
  id: Scalars['ID']['output'];
  /** The account. */
  profile: User;
};

/** A client in a list, with how much is theirs. */
export type UserRow = {
  /** The counts arrive by events. */
  companies: Scalars['Int']['output'];
  /** How many contents are theirs. */
  contents: Scalars['Int']['output'];
  /** When the account was made. */
  dateJoined: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** How many projects are theirs. */
  projects: Scalars['Int']['output'];
  /** What the person is called in the application; no two people share one. */
  username: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  User: User;
  UserProfileDetail: UserProfileDetail;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
  UserProfileDetail:
    ( { __typename: 'UserProfileDetail' }
    & GraphQLRecursivePick<FederationTypes['UserProfileDetail'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Address: ResolverTypeWrapper<ProfileAddress>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Admin: ResolverTypeWrapper<Admin>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AdminPage: ResolverTypeWrapper<AdminPage>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AuthPayload: ResolverTypeWrapper<Omit<AuthPayload, 'user'> & { user: ResolversTypes['User'] }>;
  City: ResolverTypeWrapper<ListedCity>;
  Country: ResolverTypeWrapper<ListedCountry>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeadLetter: ResolverTypeWrapper<DeadLetter>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayload>;
  PersonalToken: ResolverTypeWrapper<StoredPersonalToken>;
  PersonalTokenPayload: ResolverTypeWrapper<Omit<PersonalTokenPayload, 'personalToken'> & { personalToken: ResolversTypes['PersonalToken'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationPolicy: ResolverTypeWrapper<RegistrationPolicy>;
  ReplayPayload: ResolverTypeWrapper<ReplayPayload>;
  Role: Role;
  SocialLinks: ResolverTypeWrapper<SocialLinks>;
  SocialLinksInput: SocialLinksInput;
  SuccessPayload: ResolverTypeWrapper<SuccessPayload>;
  SystemCount: ResolverTypeWrapper<SystemCount>;
  SystemInstance: ResolverTypeWrapper<SystemInstance>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  SystemMigration: ResolverTypeWrapper<SystemMigration>;
  SystemService: ResolverTypeWrapper<SystemService>;
  SystemStatus: ResolverTypeWrapper<SystemStatus>;
  TokenScope: TokenScope;
  User: ResolverTypeWrapper<Profile>;
  UserPage: ResolverTypeWrapper<UserPage>;
  UserPayload: ResolverTypeWrapper<Omit<UserPayload, 'user'> & { user: ResolversTypes['User'] }>;
  UserProfileDetail: ResolverTypeWrapper<Omit<UserProfileDetail, 'address' | 'profile'> & { address?: Maybe<ResolversTypes['Address']>, profile: ResolversTypes['User'] }>;
  UserRow: ResolverTypeWrapper<UserRow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Address: ProfileAddress;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Admin: Admin;
  Int: Scalars['Int']['output'];
  AdminPage: AdminPage;
  Boolean: Scalars['Boolean']['output'];
  AuthPayload: Omit<AuthPayload, 'user'> & { user: ResolversParentTypes['User'] };
  City: ListedCity;
  Country: ListedCountry;
  DateTime: Scalars['DateTime']['output'];
  DeadLetter: DeadLetter;
  Mutation: Record<PropertyKey, never>;
  PasswordResetPayload: PasswordResetPayload;
  PersonalToken: StoredPersonalToken;
  PersonalTokenPayload: Omit<PersonalTokenPayload, 'personalToken'> & { personalToken: ResolversParentTypes['PersonalToken'] };
  Query: Record<PropertyKey, never>;
  RegistrationPolicy: RegistrationPolicy;
  ReplayPayload: ReplayPayload;
  SocialLinks: SocialLinks;
  SocialLinksInput: SocialLinksInput;
  SuccessPayload: SuccessPayload;
  SystemCount: SystemCount;
  SystemInstance: SystemInstance;
  Float: Scalars['Float']['output'];
  SystemMigration: SystemMigration;
  SystemService: SystemService;
  SystemStatus: SystemStatus;
  User: Profile;
  UserPage: UserPage;
  UserPayload: Omit<UserPayload, 'user'> & { user: ResolversParentTypes['User'] };
  UserProfileDetail: Omit<UserProfileDetail, 'address' | 'profile'> & { address?: Maybe<ResolversParentTypes['Address']>, profile: ResolversParentTypes['User'] } | FederationReferenceTypes['UserProfileDetail'];
  UserRow: UserRow;
};

export type AddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['Country']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Admin'] = ResolversParentTypes['Admin']> = {
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AdminPage'] = ResolversParentTypes['AdminPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Admin']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuthPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthPayload'] = ResolversParentTypes['AuthPayload']> = {
  sessionKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeadLetterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DeadLetter'] = ResolversParentTypes['DeadLetter']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  consumer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changePassword?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'confirmPassword' | 'id' | 'newPassword' | 'oldPassword'>>;
  confirmEmail?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'code'>>;
  createAdmin?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationCreateAdminArgs, 'email' | 'firstName' | 'lastName' | 'password' | 'phoneCode' | 'phoneNumber' | 'username'>>;
  createPersonalToken?: Resolver<ResolversTypes['PersonalTokenPayload'], ParentType, ContextType, RequireFields<MutationCreatePersonalTokenArgs, 'days' | 'name' | 'scopes'>>;
  deleteUser?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'id'>>;
  inviteUser?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'email'>>;
  login?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  registerUser?: Resolver<ResolversTypes['AuthPayload'], ParentType, ContextType, RequireFields<MutationRegisterUserArgs, 'confirmPassword' | 'countryId' | 'email' | 'password' | 'phoneCode' | 'phoneNumber' | 'username'>>;
  replayDeadLetters?: Resolver<ResolversTypes['ReplayPayload'], ParentType, ContextType>;
  requestEmailConfirmation?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType>;
  requestPasswordReset?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  resetPassword?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'confirmPassword' | 'newPassword' | 'resetToken'>>;
  revokePersonalToken?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationRevokePersonalTokenArgs, 'id'>>;
  updateAdmin?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateAdminArgs, 'id'>>;
  updateUser?: Resolver<ResolversTypes['UserPayload'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'id'>>;
  verifyPasswordResetCode?: Resolver<ResolversTypes['PasswordResetPayload'], ParentType, ContextType, RequireFields<MutationVerifyPasswordResetCodeArgs, 'code' | 'email'>>;
};

export type PasswordResetPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  resetToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PersonalTokenResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalToken'] = ResolversParentTypes['PersonalToken']> = {
  companyIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['TokenScope']>, ParentType, ContextType>;
};

export type PersonalTokenPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PersonalTokenPayload'] = ResolversParentTypes['PersonalTokenPayload']> = {
  personalToken?: Resolver<ResolversTypes['PersonalToken'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  adminProfileDetail?: Resolver<ResolversTypes['Admin'], ParentType, ContextType, RequireFields<QueryAdminProfileDetailArgs, 'id'>>;
  adminsList?: Resolver<ResolversTypes['AdminPage'], ParentType, ContextType, RequireFields<QueryAdminsListArgs, 'page' | 'pageSize'>>;
  citiesByCountry?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCitiesByCountryArgs, 'countryId'>>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType>;
  currentUser?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  personalTokens?: Resolver<Array<ResolversTypes['PersonalToken']>, ParentType, ContextType>;
  registrationPolicy?: Resolver<ResolversTypes['RegistrationPolicy'], ParentType, ContextType>;
  systemStatus?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
  userProfileDetail?: Resolver<ResolversTypes['UserProfileDetail'], ParentType, ContextType, RequireFields<QueryUserProfileDetailArgs, 'id'>>;
  usersList?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersListArgs, 'page' | 'pageSize'>>;
};

export type RegistrationPolicyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RegistrationPolicy'] = ResolversParentTypes['RegistrationPolicy']> = {
  confirmsEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invitedOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReplayPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReplayPayload'] = ResolversParentTypes['ReplayPayload']> = {
  away?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  replayed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SocialLinksResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SocialLinks'] = ResolversParentTypes['SocialLinks']> = {
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  instagram?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snapchat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tiktok?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SuccessPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessPayload'] = ResolversParentTypes['SuccessPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SystemCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemCount'] = ResolversParentTypes['SystemCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SystemInstanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemInstance'] = ResolversParentTypes['SystemInstance']> = {
  answers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  failing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memoryBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  process?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SystemMigrationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemMigration'] = ResolversParentTypes['SystemMigration']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SystemServiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemService'] = ResolversParentTypes['SystemService']> = {
  answers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  diskBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  diskFreeBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  failing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  freeWorkers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  generationsWaiting?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  instances?: Resolver<Array<ResolversTypes['SystemInstance']>, ParentType, ContextType>;
  lag?: Resolver<Array<ResolversTypes['SystemCount']>, ParentType, ContextType>;
  memoryBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  migrations?: Resolver<Array<ResolversTypes['SystemMigration']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['SystemCount']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outboxAgeSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  outboxPending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  streamBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  deadLetterCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadLetters?: Resolver<Array<ResolversTypes['DeadLetter']>, ParentType, ContextType>;
  lastBackupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['SystemService']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailConfirmed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  socialLinks?: Resolver<Maybe<ResolversTypes['SocialLinks']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['UserRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserPayload'] = ResolversParentTypes['UserPayload']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserProfileDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserProfileDetail'] = ResolversParentTypes['UserProfileDetail'], FederationReferenceType extends FederationReferenceTypes['UserProfileDetail'] = FederationReferenceTypes['UserProfileDetail']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['UserProfileDetail']> | FederationReferenceType, FederationReferenceType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['Address']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  profile?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserRow'] = ResolversParentTypes['UserRow']> = {
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dateJoined?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Address?: AddressResolvers<ContextType>;
  Admin?: AdminResolvers<ContextType>;
  AdminPage?: AdminPageResolvers<ContextType>;
  AuthPayload?: AuthPayloadResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeadLetter?: DeadLetterResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PersonalToken?: PersonalTokenResolvers<ContextType>;
  PersonalTokenPayload?: PersonalTokenPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegistrationPolicy?: RegistrationPolicyResolvers<ContextType>;
  ReplayPayload?: ReplayPayloadResolvers<ContextType>;
  SocialLinks?: SocialLinksResolvers<ContextType>;
  SuccessPayload?: SuccessPayloadResolvers<ContextType>;
  SystemCount?: SystemCountResolvers<ContextType>;
  SystemInstance?: SystemInstanceResolvers<ContextType>;
  SystemMigration?: SystemMigrationResolvers<ContextType>;
  SystemService?: SystemServiceResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
  UserPayload?: UserPayloadResolvers<ContextType>;
  UserProfileDetail?: UserProfileDetailResolvers<ContextType>;
  UserRow?: UserRowResolvers<ContextType>;
};

