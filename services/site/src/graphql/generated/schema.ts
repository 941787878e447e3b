import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListedBasicData } from '../../queries/basic-data.ts';
import type { ListedContact } from '../../queries/contacts.ts';
import type { ActivityEntry, ActivityEntry as AuditedEntry } from '../../activity/activity-log.ts';
import type { ShownWebhook } from '../../domain/webhook.ts';
import type { Delivery } from '../../webhooks/delivery-log.ts';
import type { WaitingContent as ContentWaiting } from '../../read-models/things.ts';
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

/** Something that somebody did. */
export type Activity = {
  /** What was done: `company.created`. */
  action: Scalars['String']['output'];
  /** Who did it, by name. */
  actor: Scalars['String']['output'];
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The id of what it was about. */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** What kind of thing it was about: `company`. */
  targetType: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** A page of activities. */
export type ActivityPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Activity>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** What waits for somebody. */
export type Attention = {
  /** How many contents are in review. */
  inReview: Scalars['Int']['output'];
  /** The newest five of those in review. */
  inReviewContents: Array<WaitingContent>;
  /** How many contents have unfinished briefs. */
  incomplete: Scalars['Int']['output'];
  /** How many contents wait for the time of their publication. */
  scheduled: Scalars['Int']['output'];
  /** With fields that an AI filled and whose basis has changed since. */
  stale: Scalars['Int']['output'];
  /** The newest five of those with stale fields. */
  staleContents: Array<WaitingContent>;
};

/** One line of the audit log: who did what, to what, and when. */
export type AuditEntry = {
  /** What was done: `company.created`. */
  action: Scalars['String']['output'];
  /** Who did it, by name. */
  actor: Scalars['String']['output'];
  /** The id of who did it; null where nobody was signed in. */
  actorId?: Maybe<Scalars['ID']['output']>;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The network address that it came from. */
  ip?: Maybe<Scalars['String']['output']>;
  /** The id of what it was about. */
  targetId: Scalars['ID']['output'];
  /** What kind of thing it was about: `company`. */
  targetType: Scalars['String']['output'];
  /** What it is called. */
  title?: Maybe<Scalars['String']['output']>;
};

/** A page of the audit log. */
export type AuditPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<AuditEntry>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** A choice that forms offer, kept by admins: a tone, a framework, a tool. */
export type BasicData = {
  /** The category. */
  category: Scalars['String']['output'];
  /** What it is for. */
  description?: Maybe<Scalars['String']['output']>;
  /** What people see, in English. */
  displayName: Scalars['String']['output'];
  /** What people see, in Arabic. */
  displayNameAr?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** Whether forms offer it. */
  isActive: Scalars['Boolean']['output'];
  /** Names it within its category, in an address. */
  slug: Scalars['String']['output'];
  /** What is stored where it is chosen. */
  value: Scalars['String']['output'];
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
};

/** A category of basic data. */
export type BasicDataCategory = {
  /** The category. */
  category: Scalars['String']['output'];
  /** How many records it has that the caller may see. */
  records: Scalars['Int']['output'];
};

/** What a record of basic data says. */
export type BasicDataInput = {
  /** The category; needed for a new record, and kept. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What it is for. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What people see, in English. */
  displayName?: InputMaybe<Scalars['String']['input']>;
  /** What people see, in Arabic. */
  displayNameAr?: InputMaybe<Scalars['String']['input']>;
  /** Whether forms offer it. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Names it within its category, in an address. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** What is stored where it is chosen. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A page of basic data. */
export type BasicDataPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<BasicData>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** The record as it is stored now. */
export type BasicDataPayload = {
  /** The record. */
  basicData: BasicData;
};

/** An office of the operator's, shown on the public site. */
export type Branch = {
  /** The address. */
  address?: Maybe<Scalars['String']['output']>;
  /** The address in Arabic. */
  addressAr?: Maybe<Scalars['String']['output']>;
  /** The email address. */
  email?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** Degrees north. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** The address of a map. */
  mapUrl?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The name in Arabic. */
  nameAr?: Maybe<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
  /** The WhatsApp number. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** What a branch says. */
export type BranchInput = {
  /** The address. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The address in Arabic. */
  addressAr?: InputMaybe<Scalars['String']['input']>;
  /** The email address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Degrees north. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees east. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** The address of a map. */
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The name in Arabic. */
  nameAr?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** The WhatsApp number. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** The branch as it is stored now. */
export type BranchPayload = {
  /** The branch. */
  branch: Branch;
};

/** Somebody whom the operator knows: by the contact form, by a registration, or written down by an admin. */
export type Contact = {
  /** How many companies are theirs. */
  companies: Scalars['Int']['output'];
  /** How many contents are theirs. */
  contents: Scalars['Int']['output'];
  /** The email address; empty where somebody was written down by a number alone. */
  email: Scalars['String']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** FORM, CLIENT or MANUAL: who wrote by the contact form, who has registered, whom an admin has written down. */
  kind: Scalars['String']['output'];
  /** When they last did something. */
  lastActivityAt: Scalars['DateTime']['output'];
  /** What they wrote last. */
  message?: Maybe<Scalars['String']['output']>;
  /** What they wrote by the contact form, the newest first; the last twenty. */
  messages: Array<ContactMessage>;
  /** The name. */
  name: Scalars['String']['output'];
  /** What admins have noted. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The organisation they belong to. */
  organization?: Maybe<Scalars['String']['output']>;
  /** Of contacts that were merged into this one. */
  otherEmails: Array<Scalars['String']['output']>;
  /** The phone number. */
  phone?: Maybe<Scalars['String']['output']>;
  /** How far the operator is with them. */
  stage: ContactStage;
  /** What they did and what was done about them, the newest first. */
  timeline: ActivityPage;
  /** The id of their account, if they have registered. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** The WhatsApp number. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};


/** Somebody whom the operator knows: by the contact form, by a registration, or written down by an admin. */
export type ContactTimelineArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** What is known of a new contact. */
export type ContactInput = {
  /** The email address. It or a number, `phone` or `whatsapp`, has to be there. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name: Scalars['String']['input'];
  /** What admins have noted. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** The organisation they belong to. */
  organization?: InputMaybe<Scalars['String']['input']>;
  /** The phone number. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** NEW unless said. */
  stage?: InputMaybe<ContactStage>;
  /** The WhatsApp number. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** In what two contacts are alike. */
export type ContactLikeness =
  /** The same email address. */
  | 'EMAIL'
  /** Names that may be one. */
  | 'NAME'
  /** The same phone number. */
  | 'PHONE';

/** A message that came by the contact form. */
export type ContactMessage = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What they wrote. */
  message: Scalars['String']['output'];
  /** What the writer called themselves, where that isn't the contact's name: nobody has checked that it is the same person. */
  name?: Maybe<Scalars['String']['output']>;
  /** The phone number they left, where that isn't the contact's. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** A page of contacts. */
export type ContactPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Contact>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** The contact as it is stored now. */
export type ContactPayload = {
  /** The contact. */
  contact: Contact;
};

/** How far the operator is with a contact. */
export type ContactStage =
  /** Somebody has got in touch. */
  | 'CONTACTED'
  /** They have become a customer. */
  | 'CUSTOMER'
  /** Nothing has come of it. */
  | 'LOST'
  /** Nobody has answered yet. */
  | 'NEW'
  /** There is a need that the operator can meet. */
  | 'QUALIFIED';

/** How many contacts stand at a stage. */
export type ContactStageCount = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** The stage. */
  stage: ContactStage;
};

/** Figures of the caller's own; an admin's are everybody's. */
export type Dashboard = {
  /** What waits for somebody. */
  attention: Attention;
  /** How many companies. */
  companies: Scalars['Int']['output'];
  /** How many contents are complete. */
  completedContents: Scalars['Int']['output'];
  /** How many contents. */
  contents: Scalars['Int']['output'];
  /** The last 30 days, the oldest first, days without contents included. */
  contentsByDay: Array<DayCount>;
  /** How many contents there are of each type. */
  contentsByType: Array<KeyCount>;
  /** How many generations. */
  generations: Scalars['Int']['output'];
  /** How many projects. */
  projects: Scalars['Int']['output'];
  /** What was done last, the newest first. */
  recent: Array<Activity>;
  /** Admins only. */
  users?: Maybe<Scalars['Int']['output']>;
};

/** How many on one day. */
export type DayCount = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** YYYY-MM-DD, UTC. */
  day: Scalars['String']['output'];
};

/** Two contacts that may be one person. */
export type DuplicateContacts = {
  /** The one. */
  first: Contact;
  /** In what they are alike, the surest first. */
  likenesses: Array<ContactLikeness>;
  /** The other. */
  second: Contact;
};

/** How many of one kind. */
export type KeyCount = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** What kind. */
  key: Scalars['String']['output'];
};

/** What can be changed. Those named in one operation run one after the other. */
export type Mutation = {
  /** Makes a record; for admins. Needs category, slug, value and displayName. */
  createBasicData: BasicDataPayload;
  /** Adds a branch; for admins. Needs a name. */
  createBranch: BranchPayload;
  /** Somebody who neither wrote nor registered, reached by an address or a number; for admins. An address that a contact without an account has already is a CONFLICT at email. */
  createContact: ContactPayload;
  /** Adds a partner; for admins. Needs a name. */
  createPartner: PartnerPayload;
  /** Has events of the caller's own sent to an address. Needs name, url and events. Answers with the secret that signs, this once. */
  createWebhook: WebhookSecretPayload;
  /** Deletes a record; for admins. */
  deleteBasicData: SuccessPayload;
  /** Takes a branch away; for admins. */
  deleteBranch: SuccessPayload;
  /** Takes a partner away; for admins. */
  deletePartner: SuccessPayload;
  /** Deletes one of the caller's webhooks, with its deliveries. */
  deleteWebhook: SuccessPayload;
  /** Without ids all of the caller's. */
  markNotificationsRead: SuccessPayload;
  /**
   * Puts the contact `otherId` into the contact `id`, which keeps what it says and takes the rest with messages, notes and history; the other one is
   * deleted. A registered client's contact can be kept only. For admins; there is no way back.
   */
  mergeContacts: ContactPayload;
  /** Sends a delivery again: the same body under the same id, signed anew. */
  replayDelivery: WebhookDeliveryPayload;
  /** Gives a webhook another secret, which is told this once; the one before signs beside it for a day. */
  rotateWebhookSecret: WebhookSecretPayload;
  /** A message to the operator; nobody has to be signed in. */
  submitContactForm: SuccessPayload;
  /** Sends a `ping` to one of the caller's webhooks, once, also to one that is switched off. */
  testWebhook: WebhookDeliveryPayload;
  /** Only the fields given change; null clears one. A record keeps its category. */
  updateBasicData: BasicDataPayload;
  /** Only the fields given change; null clears one. For admins. */
  updateBranch: BranchPayload;
  /** `expectedNotes`: the notes that were changed, as the writer had them; where others stand by now, CONFLICT. */
  updateContact: ContactPayload;
  /** Only the fields given change; null clears one. For admins. */
  updatePartner: PartnerPayload;
  /** Only the fields given change; null clears one. */
  updateSiteSettings: SiteSettingsPayload;
  /** Only the fields given change; a companyId of null makes it for all companies. */
  updateWebhook: WebhookPayload;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateBasicDataArgs = {
  input: BasicDataInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateBranchArgs = {
  input: BranchInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateContactArgs = {
  input: ContactInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreatePartnerArgs = {
  input: PartnerInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateWebhookArgs = {
  input: WebhookInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteBasicDataArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteBranchArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeletePartnerArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteWebhookArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationMergeContactsArgs = {
  id: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationReplayDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRotateWebhookSecretArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSubmitContactFormArgs = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateBasicDataArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: BasicDataInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateBranchArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: BranchInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateContactArgs = {
  expectedNotes?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<ContactStage>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdatePartnerArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: PartnerInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateSiteSettingsArgs = {
  input: SiteSettingsInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateWebhookArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: WebhookInput;
};

/** Something that somebody is told of. */
export type Notification = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** What it tells of. */
  kind: NotificationKind;
  /** Whether its reader has seen it. */
  read: Scalars['Boolean']['output'];
  /** COMPLETED, STOPPED or FAILED, of a generation that has ended. */
  status?: Maybe<Scalars['String']['output']>;
  /** The id of what it was about. */
  targetId: Scalars['ID']['output'];
  /** What kind of thing it was about: `company`. */
  targetType: Scalars['String']['output'];
  /** What it is about: a content's title, a contact's name. */
  title: Scalars['String']['output'];
};

/** What a notification tells of. */
export type NotificationKind =
  /** A content is the reader's to work on, or is due on another day. */
  | 'ASSIGNED'
  /** Somebody has said something of a content of the reader's, or in a discussion that they take part in. */
  | 'COMMENTED'
  /** Somebody has written by the contact form; to admins. */
  | 'CONTACT_FORM'
  /** A content of the reader's was published. */
  | 'CONTENT_PUBLISHED'
  /** A generation of the reader's has ended. */
  | 'GENERATION_FINISHED'
  /** Somebody speaks to the reader in a comment. */
  | 'MENTIONED'
  /** A content is to be reviewed; to admins. */
  | 'REVIEW_REQUESTED'
  /** A webhook of the reader's was switched off, since nothing had reached it for days. */
  | 'WEBHOOK_OFF';

/** A page of the caller's notifications. */
export type NotificationPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Notification>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
  /** How many the reader hasn't seen. */
  unreadCount: Scalars['Int']['output'];
};

/** A partner of the operator's, shown on the public site. */
export type Partner = {
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The address of a picture: `/media/<id>`. */
  image?: Maybe<Scalars['String']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** The name in Arabic. */
  nameAr?: Maybe<Scalars['String']['output']>;
  /** Its place among the partners, the lowest first. */
  order: Scalars['Int']['output'];
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
  /** The address of the website. */
  website?: Maybe<Scalars['String']['output']>;
};

/** What a partner says. */
export type PartnerInput = {
  /** The address of a picture: `/media/<id>`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The name in Arabic. */
  nameAr?: InputMaybe<Scalars['String']['input']>;
  /** Left out: after the last one. */
  order?: InputMaybe<Scalars['Int']['input']>;
  /** The address of the website. */
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The partner as it is stored now. */
export type PartnerPayload = {
  /** The partner. */
  partner: Partner;
};

/** What can be read. */
export type Query = {
  /** `action` is one action (company.created) or all of a target's (company). */
  auditLog: AuditPage;
  /** One record; who isn't an admin sees the active ones. */
  basicData: BasicData;
  /** The categories that have records the caller may see. */
  basicDataCategories: Array<BasicDataCategory>;
  /** Admins see all records, everybody else who is signed in the active ones. */
  basicDataList: BasicDataPage;
  /** The operator's branches, for the public site. */
  branches: Array<Branch>;
  /** One contact; for admins. */
  contact: Contact;
  /** How many contacts stand at each stage, for the board's columns. */
  contactStages: Array<ContactStageCount>;
  /** All contacts, those who were active last first; for admins. */
  contacts: ContactPage;
  /** Figures of the caller's own; an admin's are everybody's. */
  dashboard: Dashboard;
  /** Pairs of contacts that may be one person, at most fifty, found among the newest two thousand; for admins. */
  duplicateContacts: Array<DuplicateContacts>;
  /** The caller's own, the newest first. */
  notifications: NotificationPage;
  /** The operator's partners, for the public site. */
  partners: Array<Partner>;
  /** What admins have set for the whole installation; for everybody. */
  siteSettings: SiteSettings;
  /** What is to be sent to one of the caller's webhooks and what was within 30 days, the newest first. */
  webhookDeliveries: WebhookDeliveryPage;
  /** The caller's own webhooks, the newest first; at most ten. */
  webhooks: Array<Webhook>;
};


/** What can be read. */
export type QueryAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. */
export type QueryBasicDataArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryBasicDataListArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryContactStagesArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryContactsArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<ContactStage>;
};


/** What can be read. */
export type QueryNotificationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QueryWebhookDeliveriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  webhookId: Scalars['ID']['input'];
};

/** What admins have set for the whole installation. */
export type SiteSettings = {
  /** A media address; null where the product's own mark stands. */
  logo?: Maybe<Scalars['String']['output']>;
};

/** What admins set for the whole installation. */
export type SiteSettingsInput = {
  /** The address of a picture that the caller has uploaded, `/media/<id>`. */
  logo?: InputMaybe<Scalars['String']['input']>;
};

/** The settings as they are stored now. */
export type SiteSettingsPayload = {
  /** The settings. */
  settings: SiteSettings;
};

/** It was done. */
export type SuccessPayload = {
  /** True; what fails has an error instead. */
  success: Scalars['Boolean']['output'];
};

/** A content that waits for somebody. */
export type WaitingContent = {
  /** Whether its brief and its text are complete. */
  completed: Scalars['Boolean']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** Whose it is. */
  owner: Scalars['String']['output'];
  /** The fields that are stale. */
  staleFields: Array<Scalars['String']['output']>;
  /** What it is called. */
  title: Scalars['String']['output'];
};

/** Where events of its owner's are sent. */
export type Webhook = {
  /** Whether anything is sent. */
  active: Scalars['Boolean']['output'];
  /** The company that they are of; null where it is for all of its owner's. */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Until when the secret before the last change signs, too; null where none does. */
  earlierSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Which of them. */
  events: Array<WebhookEvent>;
  /** Since when nothing has reached it; null where the last delivery did. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** What its owner calls it. */
  name: Scalars['String']['output'];
  /** When it was switched off because nothing had reached it for days; null where it wasn't. */
  switchedOffAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where they are sent. */
  url: Scalars['String']['output'];
  /** Grows with each change, for `expectedVersion`. */
  version: Scalars['Int']['output'];
};

/** One time that a delivery was sent. */
export type WebhookAttempt = {
  /** When. */
  at: Scalars['DateTime']['output'];
  /** How long it took. */
  milliseconds: Scalars['Int']['output'];
  /** Why nothing was answered; null where something was. */
  problem?: Maybe<WebhookProblem>;
  /** The HTTP status that was answered; null where nothing was. */
  statusCode?: Maybe<Scalars['Int']['output']>;
};

/** An event on its way to a webhook. */
export type WebhookDelivery = {
  /** The last twenty times that it was sent, the newest first. */
  attempts: Array<WebhookAttempt>;
  /** The JSON that is sent. */
  body: Scalars['String']['output'];
  /** When it was queued. */
  createdAt: Scalars['DateTime']['output'];
  /** The same however often it is sent: the header `Muhtawa-Delivery`. */
  id: Scalars['ID']['output'];
  /** When it is tried next; null where it isn't. */
  nextAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it stands. */
  status: WebhookDeliveryStatus;
  /** What it tells of, as the body says it: `content.created`, or `ping` for a trial. */
  type: Scalars['String']['output'];
};

/** A page of a webhook's deliveries. */
export type WebhookDeliveryPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are some before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<WebhookDelivery>;
  /** How many there are in all. */
  totalCount: Scalars['Int']['output'];
  /** How many pages that makes. */
  totalPages: Scalars['Int']['output'];
};

/** The delivery that was queued. */
export type WebhookDeliveryPayload = {
  /** As it is now. */
  delivery: WebhookDelivery;
};

/** Where a delivery stands. */
export type WebhookDeliveryStatus =
  /** The receiver has answered with a code of 200 to 299. */
  | 'DELIVERED'
  /** It isn't tried any more. */
  | 'GIVEN_UP'
  /** It is to be sent, now or again. */
  | 'PENDING';

/** What may be sent to a webhook. */
export type WebhookEvent =
  /** A company was registered. */
  | 'COMPANY_CREATED'
  /** A company is gone. */
  | 'COMPANY_DELETED'
  /** A company was changed. */
  | 'COMPANY_UPDATED'
  /** A content was begun. */
  | 'CONTENT_CREATED'
  /** A content is gone. */
  | 'CONTENT_DELETED'
  /** A content is out, by hand or by schedule. */
  | 'CONTENT_PUBLISHED'
  /** A content has gone from one status to another. */
  | 'CONTENT_STATUS_CHANGED'
  /** What the AI was asked for is there. */
  | 'GENERATION_COMPLETED'
  /** What the AI was asked for failed. */
  | 'GENERATION_FAILED';

/** What a webhook is to be. */
export type WebhookInput = {
  /** Whether anything is sent; a new one sends unless told otherwise. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** The company that they are of; without it all of the caller's. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** Which of them; at least one. */
  events?: InputMaybe<Array<WebhookEvent>>;
  /** What its owner calls it; at most 60 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Where events are sent: an https address that the internet reaches. */
  url?: InputMaybe<Scalars['String']['input']>;
};

/** The webhook after the change. */
export type WebhookPayload = {
  /** As it is now. */
  webhook: Webhook;
};

/** Why a receiver has answered nothing. */
export type WebhookProblem =
  /** Its name leads into a private network. */
  | 'PRIVATE_ADDRESS'
  /** The webhook's secret can't be read any more: it needs a new one. */
  | 'SECRET'
  /** It took too long. */
  | 'TIMEOUT'
  /** There is no connection to it, or it broke. */
  | 'UNREACHABLE';

/** A webhook and its new secret. */
export type WebhookSecretPayload = {
  /** What deliveries are signed with: it is told this once. */
  secret: Scalars['String']['output'];
  /** What is kept of it. */
  webhook: Webhook;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Activity: ResolverTypeWrapper<ActivityEntry>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ActivityPage: ResolverTypeWrapper<Omit<ActivityPage, 'results'> & { results: Array<ResolversTypes['Activity']> }>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Attention: ResolverTypeWrapper<Omit<Attention, 'inReviewContents' | 'staleContents'> & { inReviewContents: Array<ResolversTypes['WaitingContent']>, staleContents: Array<ResolversTypes['WaitingContent']> }>;
  AuditEntry: ResolverTypeWrapper<AuditedEntry>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'results'> & { results: Array<ResolversTypes['AuditEntry']> }>;
  BasicData: ResolverTypeWrapper<ListedBasicData>;
  BasicDataCategory: ResolverTypeWrapper<BasicDataCategory>;
  BasicDataInput: BasicDataInput;
  BasicDataPage: ResolverTypeWrapper<Omit<BasicDataPage, 'results'> & { results: Array<ResolversTypes['BasicData']> }>;
  BasicDataPayload: ResolverTypeWrapper<Omit<BasicDataPayload, 'basicData'> & { basicData: ResolversTypes['BasicData'] }>;
  Branch: ResolverTypeWrapper<Branch>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  BranchInput: BranchInput;
  BranchPayload: ResolverTypeWrapper<BranchPayload>;
  Contact: ResolverTypeWrapper<ListedContact>;
  ContactInput: ContactInput;
  ContactLikeness: ContactLikeness;
  ContactMessage: ResolverTypeWrapper<ContactMessage>;
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'results'> & { results: Array<ResolversTypes['Contact']> }>;
  ContactPayload: ResolverTypeWrapper<Omit<ContactPayload, 'contact'> & { contact: ResolversTypes['Contact'] }>;
  ContactStage: ContactStage;
  ContactStageCount: ResolverTypeWrapper<ContactStageCount>;
  Dashboard: ResolverTypeWrapper<Omit<Dashboard, 'attention' | 'recent'> & { attention: ResolversTypes['Attention'], recent: Array<ResolversTypes['Activity']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayCount: ResolverTypeWrapper<DayCount>;
  DuplicateContacts: ResolverTypeWrapper<Omit<DuplicateContacts, 'first' | 'second'> & { first: ResolversTypes['Contact'], second: ResolversTypes['Contact'] }>;
  KeyCount: ResolverTypeWrapper<KeyCount>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  Partner: ResolverTypeWrapper<Partner>;
  PartnerInput: PartnerInput;
  PartnerPayload: ResolverTypeWrapper<PartnerPayload>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SiteSettings: ResolverTypeWrapper<SiteSettings>;
  SiteSettingsInput: SiteSettingsInput;
  SiteSettingsPayload: ResolverTypeWrapper<SiteSettingsPayload>;
  SuccessPayload: ResolverTypeWrapper<SuccessPayload>;
  WaitingContent: ResolverTypeWrapper<ContentWaiting>;
  Webhook: ResolverTypeWrapper<ShownWebhook>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookDelivery: ResolverTypeWrapper<Delivery>;
  WebhookDeliveryPage: ResolverTypeWrapper<Omit<WebhookDeliveryPage, 'results'> & { results: Array<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Omit<WebhookDeliveryPayload, 'delivery'> & { delivery: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookEvent: WebhookEvent;
  WebhookInput: WebhookInput;
  WebhookPayload: ResolverTypeWrapper<Omit<WebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
  WebhookProblem: WebhookProblem;
  WebhookSecretPayload: ResolverTypeWrapper<Omit<WebhookSecretPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Activity: ActivityEntry;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  ActivityPage: Omit<ActivityPage, 'results'> & { results: Array<ResolversParentTypes['Activity']> };
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  Attention: Omit<Attention, 'inReviewContents' | 'staleContents'> & { inReviewContents: Array<ResolversParentTypes['WaitingContent']>, staleContents: Array<ResolversParentTypes['WaitingContent']> };
  AuditEntry: AuditedEntry;
  AuditPage: Omit<AuditPage, 'results'> & { results: Array<ResolversParentTypes['AuditEntry']> };
  BasicData: ListedBasicData;
  BasicDataCategory: BasicDataCategory;
  BasicDataInput: BasicDataInput;
  BasicDataPage: Omit<BasicDataPage, 'results'> & { results: Array<ResolversParentTypes['BasicData']> };
  BasicDataPayload: Omit<BasicDataPayload, 'basicData'> & { basicData: ResolversParentTypes['BasicData'] };
  Branch: Branch;
  Float: Scalars['Float']['output'];
  BranchInput: BranchInput;
  BranchPayload: BranchPayload;
  Contact: ListedContact;
  ContactInput: ContactInput;
  ContactMessage: ContactMessage;
  ContactPage: Omit<ContactPage, 'results'> & { results: Array<ResolversParentTypes['Contact']> };
  ContactPayload: Omit<ContactPayload, 'contact'> & { contact: ResolversParentTypes['Contact'] };
  ContactStageCount: ContactStageCount;
  Dashboard: Omit<Dashboard, 'attention' | 'recent'> & { attention: ResolversParentTypes['Attention'], recent: Array<ResolversParentTypes['Activity']> };
  DateTime: Scalars['DateTime']['output'];
  DayCount: DayCount;
  DuplicateContacts: Omit<DuplicateContacts, 'first' | 'second'> & { first: ResolversParentTypes['Contact'], second: ResolversParentTypes['Contact'] };
  KeyCount: KeyCount;
  Mutation: Record<PropertyKey, never>;
  Notification: Notification;
  NotificationPage: NotificationPage;
  Partner: Partner;
  PartnerInput: PartnerInput;
  PartnerPayload: PartnerPayload;
  Query: Record<PropertyKey, never>;
  SiteSettings: SiteSettings;
  SiteSettingsInput: SiteSettingsInput;
  SiteSettingsPayload: SiteSettingsPayload;
  SuccessPayload: SuccessPayload;
  WaitingContent: ContentWaiting;
  Webhook: ShownWebhook;
  WebhookAttempt: WebhookAttempt;
  WebhookDelivery: Delivery;
  WebhookDeliveryPage: Omit<WebhookDeliveryPage, 'results'> & { results: Array<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryPayload: Omit<WebhookDeliveryPayload, 'delivery'> & { delivery: ResolversParentTypes['WebhookDelivery'] };
  WebhookInput: WebhookInput;
  WebhookPayload: Omit<WebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  WebhookSecretPayload: Omit<WebhookSecretPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
};

export type ActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Activity'] = ResolversParentTypes['Activity']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActivityPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ActivityPage'] = ResolversParentTypes['ActivityPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttentionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Attention'] = ResolversParentTypes['Attention']> = {
  inReview?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inReviewContents?: Resolver<Array<ResolversTypes['WaitingContent']>, ParentType, ContextType>;
  incomplete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  staleContents?: Resolver<Array<ResolversTypes['WaitingContent']>, ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasicDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BasicData'] = ResolversParentTypes['BasicData']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayNameAr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasicDataCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BasicDataCategory'] = ResolversParentTypes['BasicDataCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  records?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasicDataPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BasicDataPage'] = ResolversParentTypes['BasicDataPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['BasicData']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasicDataPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BasicDataPayload'] = ResolversParentTypes['BasicDataPayload']> = {
  basicData?: Resolver<ResolversTypes['BasicData'], ParentType, ContextType>;
};

export type BranchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addressAr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mapUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameAr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BranchPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BranchPayload'] = ResolversParentTypes['BranchPayload']> = {
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType>;
};

export type ContactResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastActivityAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherEmails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ContactStage'], ParentType, ContextType>;
  timeline?: Resolver<ResolversTypes['ActivityPage'], ParentType, ContextType, RequireFields<ContactTimelineArgs, 'page' | 'pageSize'>>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  whatsapp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactPayload'] = ResolversParentTypes['ContactPayload']> = {
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
};

export type ContactStageCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContactStageCount'] = ResolversParentTypes['ContactStageCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ContactStage'], ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  attention?: Resolver<ResolversTypes['Attention'], ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completedContents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contentsByDay?: Resolver<Array<ResolversTypes['DayCount']>, ParentType, ContextType>;
  contentsByType?: Resolver<Array<ResolversTypes['KeyCount']>, ParentType, ContextType>;
  generations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recent?: Resolver<Array<ResolversTypes['Activity']>, ParentType, ContextType>;
  users?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DayCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DuplicateContactsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DuplicateContacts'] = ResolversParentTypes['DuplicateContacts']> = {
  first?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
  likenesses?: Resolver<Array<ResolversTypes['ContactLikeness']>, ParentType, ContextType>;
  second?: Resolver<ResolversTypes['Contact'], ParentType, ContextType>;
};

export type KeyCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeyCount'] = ResolversParentTypes['KeyCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createBasicData?: Resolver<ResolversTypes['BasicDataPayload'], ParentType, ContextType, RequireFields<MutationCreateBasicDataArgs, 'input'>>;
  createBranch?: Resolver<ResolversTypes['BranchPayload'], ParentType, ContextType, RequireFields<MutationCreateBranchArgs, 'input'>>;
  createContact?: Resolver<ResolversTypes['ContactPayload'], ParentType, ContextType, RequireFields<MutationCreateContactArgs, 'input'>>;
  createPartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationCreatePartnerArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  deleteBasicData?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteBasicDataArgs, 'id'>>;
  deleteBranch?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteBranchArgs, 'id'>>;
  deletePartner?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeletePartnerArgs, 'id'>>;
  deleteWebhook?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  markNotificationsRead?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  mergeContacts?: Resolver<ResolversTypes['ContactPayload'], ParentType, ContextType, RequireFields<MutationMergeContactsArgs, 'id' | 'otherId'>>;
  replayDelivery?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationReplayDeliveryArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  submitContactForm?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationSubmitContactFormArgs, 'email' | 'message' | 'name'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  updateBasicData?: Resolver<ResolversTypes['BasicDataPayload'], ParentType, ContextType, RequireFields<MutationUpdateBasicDataArgs, 'id' | 'input'>>;
  updateBranch?: Resolver<ResolversTypes['BranchPayload'], ParentType, ContextType, RequireFields<MutationUpdateBranchArgs, 'id' | 'input'>>;
  updateContact?: Resolver<ResolversTypes['ContactPayload'], ParentType, ContextType, RequireFields<MutationUpdateContactArgs, 'id'>>;
  updatePartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationUpdatePartnerArgs, 'id' | 'input'>>;
  updateSiteSettings?: Resolver<ResolversTypes['SiteSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSettingsArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  read?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PartnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Partner'] = ResolversParentTypes['Partner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nameAr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartnerPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PartnerPayload'] = ResolversParentTypes['PartnerPayload']> = {
  partner?: Resolver<ResolversTypes['Partner'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  auditLog?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'page' | 'pageSize'>>;
  basicData?: Resolver<ResolversTypes['BasicData'], ParentType, ContextType, RequireFields<QueryBasicDataArgs, 'id'>>;
  basicDataCategories?: Resolver<Array<ResolversTypes['BasicDataCategory']>, ParentType, ContextType>;
  basicDataList?: Resolver<ResolversTypes['BasicDataPage'], ParentType, ContextType, RequireFields<QueryBasicDataListArgs, 'page' | 'pageSize'>>;
  branches?: Resolver<Array<ResolversTypes['Branch']>, ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Contact'], ParentType, ContextType, RequireFields<QueryContactArgs, 'id'>>;
  contactStages?: Resolver<Array<ResolversTypes['ContactStageCount']>, ParentType, ContextType, Partial<QueryContactStagesArgs>>;
  contacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryContactsArgs, 'page' | 'pageSize'>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType>;
  duplicateContacts?: Resolver<Array<ResolversTypes['DuplicateContacts']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'pageSize'>>;
  partners?: Resolver<Array<ResolversTypes['Partner']>, ParentType, ContextType>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryPage'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'page' | 'pageSize' | 'webhookId'>>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type SiteSettingsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteSettings'] = ResolversParentTypes['SiteSettings']> = {
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SiteSettingsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SiteSettingsPayload'] = ResolversParentTypes['SiteSettingsPayload']> = {
  settings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
};

export type SuccessPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessPayload'] = ResolversParentTypes['SuccessPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WaitingContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WaitingContent'] = ResolversParentTypes['WaitingContent']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staleFields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  active?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  earlierSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  switchedOffAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['WebhookProblem']>, ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  attempts?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryPage'] = ResolversParentTypes['WebhookDeliveryPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Activity?: ActivityResolvers<ContextType>;
  ActivityPage?: ActivityPageResolvers<ContextType>;
  Attention?: AttentionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  BasicData?: BasicDataResolvers<ContextType>;
  BasicDataCategory?: BasicDataCategoryResolvers<ContextType>;
  BasicDataPage?: BasicDataPageResolvers<ContextType>;
  BasicDataPayload?: BasicDataPayloadResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BranchPayload?: BranchPayloadResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  ContactPayload?: ContactPayloadResolvers<ContextType>;
  ContactStageCount?: ContactStageCountResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DayCount?: DayCountResolvers<ContextType>;
  DuplicateContacts?: DuplicateContactsResolvers<ContextType>;
  KeyCount?: KeyCountResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  Partner?: PartnerResolvers<ContextType>;
  PartnerPayload?: PartnerPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  SiteSettings?: SiteSettingsResolvers<ContextType>;
  SiteSettingsPayload?: SiteSettingsPayloadResolvers<ContextType>;
  SuccessPayload?: SuccessPayloadResolvers<ContextType>;
  WaitingContent?: WaitingContentResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryPage?: WebhookDeliveryPageResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
};

