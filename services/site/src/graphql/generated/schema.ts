import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListedBasicData } from '../../queries/basic-data.ts';
import type { ListedContact } from '../../queries/contacts.ts';
import type { ActivityEntry, ActivityEntry as AuditedEntry } from '../../activity/activity-log.ts';
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

export type Activity = {
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  targetId?: Maybe<Scalars['ID']['output']>;
  targetType: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type ActivityPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Activity>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** What waits for somebody. */
export type Attention = {
  inReview: Scalars['Int']['output'];
  /** The newest five of those in review. */
  inReviewContents: Array<WaitingContent>;
  incomplete: Scalars['Int']['output'];
  scheduled: Scalars['Int']['output'];
  /** With fields that an AI filled and whose basis has changed since. */
  stale: Scalars['Int']['output'];
  /** The newest five of those with stale fields. */
  staleContents: Array<WaitingContent>;
};

export type AuditEntry = {
  action: Scalars['String']['output'];
  actor: Scalars['String']['output'];
  actorId?: Maybe<Scalars['ID']['output']>;
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  ip?: Maybe<Scalars['String']['output']>;
  targetId: Scalars['ID']['output'];
  targetType: Scalars['String']['output'];
  title?: Maybe<Scalars['String']['output']>;
};

export type AuditPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<AuditEntry>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type BasicData = {
  category: Scalars['String']['output'];
  description?: Maybe<Scalars['String']['output']>;
  displayName: Scalars['String']['output'];
  displayNameAr?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  slug: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type BasicDataCategory = {
  category: Scalars['String']['output'];
  records: Scalars['Int']['output'];
};

export type BasicDataInput = {
  category?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  displayName?: InputMaybe<Scalars['String']['input']>;
  displayNameAr?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

export type BasicDataPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<BasicData>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type BasicDataPayload = {
  basicData: BasicData;
};

export type Branch = {
  address?: Maybe<Scalars['String']['output']>;
  addressAr?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  mapUrl?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nameAr?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  whatsapp?: Maybe<Scalars['String']['output']>;
};

export type BranchInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  addressAr?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  mapUrl?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameAr?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

export type BranchPayload = {
  branch: Branch;
};

export type Contact = {
  companies: Scalars['Int']['output'];
  contents: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: Scalars['String']['output'];
  lastActivityAt: Scalars['DateTime']['output'];
  /** What they wrote last. */
  message?: Maybe<Scalars['String']['output']>;
  /** What they wrote by the contact form, the newest first; the last twenty. */
  messages: Array<ContactMessage>;
  name: Scalars['String']['output'];
  notes?: Maybe<Scalars['String']['output']>;
  organization?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  stage: ContactStage;
  /** What they did and what was done about them, the newest first. */
  timeline: ActivityPage;
  userId?: Maybe<Scalars['ID']['output']>;
  whatsapp?: Maybe<Scalars['String']['output']>;
};


export type ContactTimelineArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type ContactMessage = {
  at: Scalars['DateTime']['output'];
  message: Scalars['String']['output'];
  /** What the writer called themselves, where that isn't the contact's name: nobody has checked that it is the same person. */
  name?: Maybe<Scalars['String']['output']>;
  /** The phone number they left, where that isn't the contact's. */
  phone?: Maybe<Scalars['String']['output']>;
};

export type ContactPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Contact>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ContactPayload = {
  contact: Contact;
};

export type ContactStage =
  | 'CONTACTED'
  | 'CUSTOMER'
  | 'LOST'
  | 'NEW'
  | 'QUALIFIED';

export type ContactStageCount = {
  count: Scalars['Int']['output'];
  stage: ContactStage;
};

export type Dashboard = {
  attention: Attention;
  companies: Scalars['Int']['output'];
  completedContents: Scalars['Int']['output'];
  contents: Scalars['Int']['output'];
  /** The last 30 days, the oldest first, days without contents included. */
  contentsByDay: Array<DayCount>;
  contentsByType: Array<KeyCount>;
  generations: Scalars['Int']['output'];
  projects: Scalars['Int']['output'];
  recent: Array<Activity>;
  /** Admins only. */
  users?: Maybe<Scalars['Int']['output']>;
};

export type DayCount = {
  count: Scalars['Int']['output'];
  /** YYYY-MM-DD, UTC. */
  day: Scalars['String']['output'];
};

export type KeyCount = {
  count: Scalars['Int']['output'];
  key: Scalars['String']['output'];
};

export type Mutation = {
  createBasicData: BasicDataPayload;
  createBranch: BranchPayload;
  createPartner: PartnerPayload;
  deleteBasicData: SuccessPayload;
  deleteBranch: SuccessPayload;
  deletePartner: SuccessPayload;
  /** Without ids all of the caller's. */
  markNotificationsRead: SuccessPayload;
  submitContactForm: SuccessPayload;
  /** Only the fields given change; null clears one. A record keeps its category. */
  updateBasicData: BasicDataPayload;
  updateBranch: BranchPayload;
  /** `expectedNotes`: the notes that were changed, as the writer had them; where others stand by now, CONFLICT. */
  updateContact: ContactPayload;
  updatePartner: PartnerPayload;
  /** Only the fields given change; null clears one. */
  updateSiteSettings: SiteSettingsPayload;
};


export type MutationCreateBasicDataArgs = {
  input: BasicDataInput;
};


export type MutationCreateBranchArgs = {
  input: BranchInput;
};


export type MutationCreatePartnerArgs = {
  input: PartnerInput;
};


export type MutationDeleteBasicDataArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteBranchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePartnerArgs = {
  id: Scalars['ID']['input'];
};


export type MutationMarkNotificationsReadArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationSubmitContactFormArgs = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateBasicDataArgs = {
  id: Scalars['ID']['input'];
  input: BasicDataInput;
};


export type MutationUpdateBranchArgs = {
  id: Scalars['ID']['input'];
  input: BranchInput;
};


export type MutationUpdateContactArgs = {
  expectedNotes?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  notes?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<ContactStage>;
};


export type MutationUpdatePartnerArgs = {
  id: Scalars['ID']['input'];
  input: PartnerInput;
};


export type MutationUpdateSiteSettingsArgs = {
  input: SiteSettingsInput;
};

export type Notification = {
  at: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  kind: NotificationKind;
  read: Scalars['Boolean']['output'];
  /** COMPLETED, STOPPED or FAILED, of a generation that has ended. */
  status?: Maybe<Scalars['String']['output']>;
  targetId: Scalars['ID']['output'];
  targetType: Scalars['String']['output'];
  /** What it is about: a content's title, a contact's name. */
  title: Scalars['String']['output'];
};

export type NotificationKind =
  | 'CONTACT_FORM'
  | 'CONTENT_PUBLISHED'
  | 'GENERATION_FINISHED'
  | 'REVIEW_REQUESTED';

export type NotificationPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Notification>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
  unreadCount: Scalars['Int']['output'];
};

export type Partner = {
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  nameAr?: Maybe<Scalars['String']['output']>;
  order: Scalars['Int']['output'];
  website?: Maybe<Scalars['String']['output']>;
};

export type PartnerInput = {
  image?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  nameAr?: InputMaybe<Scalars['String']['input']>;
  /** Left out: after the last one. */
  order?: InputMaybe<Scalars['Int']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
};

export type PartnerPayload = {
  partner: Partner;
};

export type Query = {
  /** `action` is one action (company.created) or all of a target's (company). */
  auditLog: AuditPage;
  basicData: BasicData;
  /** The categories that have records the caller may see. */
  basicDataCategories: Array<BasicDataCategory>;
  /** Admins see all records, everybody else who is signed in the active ones. */
  basicDataList: BasicDataPage;
  branches: Array<Branch>;
  contact: Contact;
  /** How many contacts stand at each stage, for the board's columns. */
  contactStages: Array<ContactStageCount>;
  contacts: ContactPage;
  dashboard: Dashboard;
  notifications: NotificationPage;
  partners: Array<Partner>;
  siteSettings: SiteSettings;
};


export type QueryAuditLogArgs = {
  action?: InputMaybe<Scalars['String']['input']>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryBasicDataArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBasicDataListArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContactArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContactStagesArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryContactsArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<ContactStage>;
};


export type QueryNotificationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  unread?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What admins have set for the whole installation. */
export type SiteSettings = {
  /** A media address; null where the product's own mark stands. */
  logo?: Maybe<Scalars['String']['output']>;
};

export type SiteSettingsInput = {
  logo?: InputMaybe<Scalars['String']['input']>;
};

export type SiteSettingsPayload = {
  settings: SiteSettings;
};

export type SuccessPayload = {
  success: Scalars['Boolean']['output'];
};

export type WaitingContent = {
  completed: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Whose it is. */
  owner: Scalars['String']['output'];
  staleFields: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
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
  ContactMessage: ResolverTypeWrapper<ContactMessage>;
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'results'> & { results: Array<ResolversTypes['Contact']> }>;
  ContactPayload: ResolverTypeWrapper<Omit<ContactPayload, 'contact'> & { contact: ResolversTypes['Contact'] }>;
  ContactStage: ContactStage;
  ContactStageCount: ResolverTypeWrapper<ContactStageCount>;
  Dashboard: ResolverTypeWrapper<Omit<Dashboard, 'attention' | 'recent'> & { attention: ResolversTypes['Attention'], recent: Array<ResolversTypes['Activity']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DayCount: ResolverTypeWrapper<DayCount>;
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
  ContactMessage: ContactMessage;
  ContactPage: Omit<ContactPage, 'results'> & { results: Array<ResolversParentTypes['Contact']> };
  ContactPayload: Omit<ContactPayload, 'contact'> & { contact: ResolversParentTypes['Contact'] };
  ContactStageCount: ContactStageCount;
  Dashboard: Omit<Dashboard, 'attention' | 'recent'> & { attention: ResolversParentTypes['Attention'], recent: Array<ResolversParentTypes['Activity']> };
  DateTime: Scalars['DateTime']['output'];
  DayCount: DayCount;
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

export type KeyCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['KeyCount'] = ResolversParentTypes['KeyCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createBasicData?: Resolver<ResolversTypes['BasicDataPayload'], ParentType, ContextType, RequireFields<MutationCreateBasicDataArgs, 'input'>>;
  createBranch?: Resolver<ResolversTypes['BranchPayload'], ParentType, ContextType, RequireFields<MutationCreateBranchArgs, 'input'>>;
  createPartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationCreatePartnerArgs, 'input'>>;
  deleteBasicData?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteBasicDataArgs, 'id'>>;
  deleteBranch?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteBranchArgs, 'id'>>;
  deletePartner?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeletePartnerArgs, 'id'>>;
  markNotificationsRead?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, Partial<MutationMarkNotificationsReadArgs>>;
  submitContactForm?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationSubmitContactFormArgs, 'email' | 'message' | 'name'>>;
  updateBasicData?: Resolver<ResolversTypes['BasicDataPayload'], ParentType, ContextType, RequireFields<MutationUpdateBasicDataArgs, 'id' | 'input'>>;
  updateBranch?: Resolver<ResolversTypes['BranchPayload'], ParentType, ContextType, RequireFields<MutationUpdateBranchArgs, 'id' | 'input'>>;
  updateContact?: Resolver<ResolversTypes['ContactPayload'], ParentType, ContextType, RequireFields<MutationUpdateContactArgs, 'id'>>;
  updatePartner?: Resolver<ResolversTypes['PartnerPayload'], ParentType, ContextType, RequireFields<MutationUpdatePartnerArgs, 'id' | 'input'>>;
  updateSiteSettings?: Resolver<ResolversTypes['SiteSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateSiteSettingsArgs, 'input'>>;
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
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'page' | 'pageSize'>>;
  partners?: Resolver<Array<ResolversTypes['Partner']>, ParentType, ContextType>;
  siteSettings?: Resolver<ResolversTypes['SiteSettings'], ParentType, ContextType>;
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
};

