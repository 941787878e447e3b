import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Company as StoredCompany } from '../../domain/company.ts';
import type { Project as StoredProject } from '../../domain/project.ts';
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

export type BrandVoice = {
  goals: Array<Scalars['String']['output']>;
  language?: Maybe<Scalars['String']['output']>;
  personality: Array<Scalars['String']['output']>;
  rules: Array<VoiceRule>;
  tags: Array<Scalars['String']['output']>;
};

export type BrandVoiceInput = {
  goals?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Scalars['String']['input']>;
  personality?: InputMaybe<Array<Scalars['String']['input']>>;
  rules?: InputMaybe<Array<VoiceRuleInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type BusinessActivity = {
  businessActivityAr: Scalars['String']['output'];
  businessActivityEn: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type Company = {
  brandName: Scalars['String']['output'];
  brandVoice: BrandVoice;
  businessActivity?: Maybe<BusinessActivity>;
  character?: Maybe<Scalars['String']['output']>;
  companyName: Scalars['String']['output'];
  competitors: Array<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  goal?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  language?: Maybe<Scalars['String']['output']>;
  mission?: Maybe<Scalars['String']['output']>;
  owner: User;
  persona?: Maybe<Persona>;
  projects: Array<Project>;
  /** Whether its people are warned when a content whose text has errors is to move on. */
  proofBeforeReview: Scalars['Boolean']['output'];
  scopeOfImpact?: Maybe<Scalars['String']['output']>;
  slogan?: Maybe<Scalars['String']['output']>;
  targetMarket?: Maybe<Scalars['String']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  values: Array<Scalars['String']['output']>;
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
  vision?: Maybe<Scalars['String']['output']>;
  voiceToneFile?: Maybe<Media>;
  /** Those that it writes its own way, which proofreading passes over. */
  words: Array<Scalars['String']['output']>;
};

export type CompanyInput = {
  brandName?: InputMaybe<Scalars['String']['input']>;
  brandVoice?: InputMaybe<BrandVoiceInput>;
  businessActivityId?: InputMaybe<Scalars['ID']['input']>;
  character?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  competitors?: InputMaybe<Array<Scalars['String']['input']>>;
  goal?: InputMaybe<Scalars['String']['input']>;
  language?: InputMaybe<Scalars['String']['input']>;
  mission?: InputMaybe<Scalars['String']['input']>;
  persona?: InputMaybe<PersonaInput>;
  scopeOfImpact?: InputMaybe<Scalars['String']['input']>;
  slogan?: InputMaybe<Scalars['String']['input']>;
  targetMarket?: InputMaybe<Scalars['String']['input']>;
  values?: InputMaybe<Array<Scalars['String']['input']>>;
  vision?: InputMaybe<Scalars['String']['input']>;
  /** A document that the caller has uploaded. */
  voiceToneFileId?: InputMaybe<Scalars['ID']['input']>;
};

export type CompanyPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Company>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type CompanyPayload = {
  company: Company;
};

export type CompanyWordsPayload = {
  words: Array<Scalars['String']['output']>;
};

export type Locale =
  | 'ar'
  | 'en';

export type Media = {
  id: Scalars['ID']['output'];
};

export type Mutation = {
  createCompany: CompanyPayload;
  createProject: ProjectPayload;
  /** Its projects and contents go with it. */
  deleteCompany: SuccessPayload;
  /** Its contents stay with the company. */
  deleteProject: SuccessPayload;
  /** Words that a company writes its own way; its owner. Returns all of them. */
  setCompanyWords: CompanyWordsPayload;
  /** Whether its people are warned when a content whose text has errors is to move on; its owner. */
  setProofBeforeReview: CompanyPayload;
  /** Only the fields given change; null clears one. */
  updateCompany: CompanyPayload;
  /** Only the fields given change; null clears one. */
  updateProject: ProjectPayload;
};


export type MutationCreateCompanyArgs = {
  input: CompanyInput;
};


export type MutationCreateProjectArgs = {
  companyId: Scalars['ID']['input'];
  input: ProjectInput;
};


export type MutationDeleteCompanyArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDeleteProjectArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationSetCompanyWordsArgs = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  companyId: Scalars['ID']['input'];
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationSetProofBeforeReviewArgs = {
  companyId: Scalars['ID']['input'];
  proofBeforeReview: Scalars['Boolean']['input'];
};


export type MutationUpdateCompanyArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: CompanyInput;
};


export type MutationUpdateProjectArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: ProjectInput;
};

export type Persona = {
  ageRange?: Maybe<Scalars['String']['output']>;
  channels: Array<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  needs: Array<Scalars['String']['output']>;
  pains: Array<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
};

export type PersonaInput = {
  ageRange?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  needs?: InputMaybe<Array<Scalars['String']['input']>>;
  pains?: InputMaybe<Array<Scalars['String']['input']>>;
  role?: InputMaybe<Scalars['String']['input']>;
};

export type Project = {
  affiliatedProject?: Maybe<Project>;
  company: Company;
  createdAt: Scalars['DateTime']['output'];
  date?: Maybe<Scalars['DateTime']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  externalBudget?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** Budgets are in SAR. */
  internalBudget?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  owner: User;
  tags: Array<Scalars['String']['output']>;
  /** The sum of both. */
  totalBudget?: Maybe<Scalars['Float']['output']>;
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
};

export type ProjectInput = {
  affiliatedProjectId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['DateTime']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  externalBudget?: InputMaybe<Scalars['Float']['input']>;
  /** The address of a picture that the caller has uploaded, `/media/<id>`. */
  image?: InputMaybe<Scalars['String']['input']>;
  internalBudget?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ProjectPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Project>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type ProjectPayload = {
  project: Project;
};

export type ProofFinding = {
  /** Exclusive. */
  end: Scalars['Int']['output'];
  kind: ProofKind;
  /** With its rule, in the request's language. */
  reason: Scalars['String']['output'];
  severity: ProofSeverity;
  /** In UTF-16 units of the text as sent. */
  start: Scalars['Int']['output'];
  /** The best first. */
  suggestions: Array<Scalars['String']['output']>;
};

export type ProofKind =
  | 'ALEF_MAQSURA'
  | 'DAD_ZAH'
  | 'DIGITS'
  | 'HAMZA'
  | 'INNA'
  | 'NUMBER'
  | 'PUNCTUATION'
  | 'REPEATED'
  | 'SPACING'
  | 'TANWEEN'
  | 'TA_MARBUTA'
  | 'UNKNOWN'
  | 'VOICE';

export type ProofResult = {
  findings: Array<ProofFinding>;
  readability: Readability;
  words: Scalars['Int']['output'];
};

export type ProofSeverity =
  | 'ERROR'
  | 'LIKELY'
  | 'NOTE';

export type Query = {
  businessActivities: Array<BusinessActivity>;
  companies: CompanyPage;
  company: Company;
  project: Project;
  projects: ProjectPage;
  /**
   * Findings in a text, in its order; any signed-in person. A company's own words and voice are respected when its id is given. Up to 50,000
   * characters, else BAD_USER_INPUT at text.
   */
  proofread: ProofResult;
};


export type QueryCompaniesArgs = {
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


export type QueryProjectsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProofreadArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  locale: Locale;
  text: Scalars['String']['input'];
};

export type Readability = {
  /** In the request's language. */
  level: Scalars['String']['output'];
  /** 0 hard, 100 easy. */
  score: Scalars['Int']['output'];
  wordsPerSentence: Scalars['Float']['output'];
};

export type SuccessPayload = {
  success: Scalars['Boolean']['output'];
};

export type User = {
  id: Scalars['ID']['output'];
};

export type UserProfileDetail = {
  /** The user's own, newest first. */
  companies: Array<Company>;
  id: Scalars['ID']['output'];
};

export type VoiceRule = {
  kind: VoiceRuleKind;
  locale: Locale;
  note?: Maybe<Scalars['String']['output']>;
  replacement?: Maybe<Scalars['String']['output']>;
  term: Scalars['String']['output'];
};

export type VoiceRuleInput = {
  kind: VoiceRuleKind;
  locale: Locale;
  note?: InputMaybe<Scalars['String']['input']>;
  replacement?: InputMaybe<Scalars['String']['input']>;
  term: Scalars['String']['input'];
};

export type VoiceRuleKind =
  | 'BAN'
  | 'GLOSSARY'
  | 'PREFER'
  | 'STYLE';



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
  Company: Company;
  Project: Project;
  UserProfileDetail: UserProfileDetail;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Company:
    ( { __typename: 'Company' }
    & GraphQLRecursivePick<FederationTypes['Company'], {"id":true}> );
  Project:
    ( { __typename: 'Project' }
    & GraphQLRecursivePick<FederationTypes['Project'], {"id":true}> );
  UserProfileDetail:
    ( { __typename: 'UserProfileDetail' }
    & GraphQLRecursivePick<FederationTypes['UserProfileDetail'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  BrandVoice: ResolverTypeWrapper<BrandVoice>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  BrandVoiceInput: BrandVoiceInput;
  BusinessActivity: ResolverTypeWrapper<BusinessActivity>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Company: ResolverTypeWrapper<StoredCompany>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CompanyInput: CompanyInput;
  CompanyPage: ResolverTypeWrapper<Omit<CompanyPage, 'results'> & { results: Array<ResolversTypes['Company']> }>;
  CompanyPayload: ResolverTypeWrapper<Omit<CompanyPayload, 'company'> & { company: ResolversTypes['Company'] }>;
  CompanyWordsPayload: ResolverTypeWrapper<CompanyWordsPayload>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Locale: Locale;
  Media: ResolverTypeWrapper<Media>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Persona: ResolverTypeWrapper<Persona>;
  PersonaInput: PersonaInput;
  Project: ResolverTypeWrapper<StoredProject>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ProjectInput: ProjectInput;
  ProjectPage: ResolverTypeWrapper<Omit<ProjectPage, 'results'> & { results: Array<ResolversTypes['Project']> }>;
  ProjectPayload: ResolverTypeWrapper<Omit<ProjectPayload, 'project'> & { project: ResolversTypes['Project'] }>;
  ProofFinding: ResolverTypeWrapper<ProofFinding>;
  ProofKind: ProofKind;
  ProofResult: ResolverTypeWrapper<ProofResult>;
  ProofSeverity: ProofSeverity;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Readability: ResolverTypeWrapper<Readability>;
  SuccessPayload: ResolverTypeWrapper<SuccessPayload>;
  User: ResolverTypeWrapper<User>;
  UserProfileDetail: ResolverTypeWrapper<{ id: string }>;
  VoiceRule: ResolverTypeWrapper<VoiceRule>;
  VoiceRuleInput: VoiceRuleInput;
  VoiceRuleKind: VoiceRuleKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BrandVoice: BrandVoice;
  String: Scalars['String']['output'];
  BrandVoiceInput: BrandVoiceInput;
  BusinessActivity: BusinessActivity;
  ID: Scalars['ID']['output'];
  Company: StoredCompany;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  CompanyInput: CompanyInput;
  CompanyPage: Omit<CompanyPage, 'results'> & { results: Array<ResolversParentTypes['Company']> };
  CompanyPayload: Omit<CompanyPayload, 'company'> & { company: ResolversParentTypes['Company'] };
  CompanyWordsPayload: CompanyWordsPayload;
  DateTime: Scalars['DateTime']['output'];
  Media: Media;
  Mutation: Record<PropertyKey, never>;
  Persona: Persona;
  PersonaInput: PersonaInput;
  Project: StoredProject;
  Float: Scalars['Float']['output'];
  ProjectInput: ProjectInput;
  ProjectPage: Omit<ProjectPage, 'results'> & { results: Array<ResolversParentTypes['Project']> };
  ProjectPayload: Omit<ProjectPayload, 'project'> & { project: ResolversParentTypes['Project'] };
  ProofFinding: ProofFinding;
  ProofResult: ProofResult;
  Query: Record<PropertyKey, never>;
  Readability: Readability;
  SuccessPayload: SuccessPayload;
  User: User;
  UserProfileDetail: { id: string };
  VoiceRule: VoiceRule;
  VoiceRuleInput: VoiceRuleInput;
};

export type BrandVoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandVoice'] = ResolversParentTypes['BrandVoice']> = {
  goals?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personality?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rules?: Resolver<Array<ResolversTypes['VoiceRule']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BusinessActivityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BusinessActivity'] = ResolversParentTypes['BusinessActivity']> = {
  businessActivityAr?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  businessActivityEn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company'], FederationReferenceType extends FederationReferenceTypes['Company'] = FederationReferenceTypes['Company']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Company']> | FederationReferenceType, FederationReferenceType, ContextType>;
  brandName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandVoice?: Resolver<ResolversTypes['BrandVoice'], ParentType, ContextType>;
  businessActivity?: Resolver<Maybe<ResolversTypes['BusinessActivity']>, ParentType, ContextType>;
  character?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  competitors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  goal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  persona?: Resolver<Maybe<ResolversTypes['Persona']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  proofBeforeReview?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  scopeOfImpact?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slogan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetMarket?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  voiceToneFile?: Resolver<Maybe<ResolversTypes['Media']>, ParentType, ContextType>;
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyPage'] = ResolversParentTypes['CompanyPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyPayload'] = ResolversParentTypes['CompanyPayload']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
};

export type CompanyWordsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CompanyWordsPayload'] = ResolversParentTypes['CompanyWordsPayload']> = {
  words?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type MediaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createCompany?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationCreateCompanyArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'companyId' | 'input'>>;
  deleteCompany?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteCompanyArgs, 'id'>>;
  deleteProject?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'id'>>;
  setCompanyWords?: Resolver<ResolversTypes['CompanyWordsPayload'], ParentType, ContextType, RequireFields<MutationSetCompanyWordsArgs, 'companyId'>>;
  setProofBeforeReview?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationSetProofBeforeReviewArgs, 'companyId' | 'proofBeforeReview'>>;
  updateCompany?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'id' | 'input'>>;
  updateProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>;
};

export type PersonaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Persona'] = ResolversParentTypes['Persona']> = {
  ageRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  needs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pains?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project'], FederationReferenceType extends FederationReferenceTypes['Project'] = FederationReferenceTypes['Project']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Project']> | FederationReferenceType, FederationReferenceType, ContextType>;
  affiliatedProject?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internalBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  totalBudget?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProjectPayload'] = ResolversParentTypes['ProjectPayload']> = {
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType>;
};

export type ProofFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProofFinding'] = ResolversParentTypes['ProofFinding']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProofKind'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['ProofSeverity'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suggestions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProofResultResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProofResult'] = ResolversParentTypes['ProofResult']> = {
  findings?: Resolver<Array<ResolversTypes['ProofFinding']>, ParentType, ContextType>;
  readability?: Resolver<ResolversTypes['Readability'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  businessActivities?: Resolver<Array<ResolversTypes['BusinessActivity']>, ParentType, ContextType>;
  companies?: Resolver<ResolversTypes['CompanyPage'], ParentType, ContextType, RequireFields<QueryCompaniesArgs, 'page' | 'pageSize'>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType, RequireFields<QueryCompanyArgs, 'id'>>;
  project?: Resolver<ResolversTypes['Project'], ParentType, ContextType, RequireFields<QueryProjectArgs, 'id'>>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<QueryProjectsArgs, 'page' | 'pageSize'>>;
  proofread?: Resolver<ResolversTypes['ProofResult'], ParentType, ContextType, RequireFields<QueryProofreadArgs, 'locale' | 'text'>>;
};

export type ReadabilityResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Readability'] = ResolversParentTypes['Readability']> = {
  level?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wordsPerSentence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SuccessPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessPayload'] = ResolversParentTypes['SuccessPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserProfileDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserProfileDetail'] = ResolversParentTypes['UserProfileDetail'], FederationReferenceType extends FederationReferenceTypes['UserProfileDetail'] = FederationReferenceTypes['UserProfileDetail']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['UserProfileDetail']> | FederationReferenceType, FederationReferenceType, ContextType>;
  companies?: Resolver<Array<ResolversTypes['Company']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VoiceRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoiceRule'] = ResolversParentTypes['VoiceRule']> = {
  kind?: Resolver<ResolversTypes['VoiceRuleKind'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  BrandVoice?: BrandVoiceResolvers<ContextType>;
  BusinessActivity?: BusinessActivityResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyPage?: CompanyPageResolvers<ContextType>;
  CompanyPayload?: CompanyPayloadResolvers<ContextType>;
  CompanyWordsPayload?: CompanyWordsPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Media?: MediaResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Persona?: PersonaResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  ProjectPayload?: ProjectPayloadResolvers<ContextType>;
  ProofFinding?: ProofFindingResolvers<ContextType>;
  ProofResult?: ProofResultResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Readability?: ReadabilityResolvers<ContextType>;
  SuccessPayload?: SuccessPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserProfileDetail?: UserProfileDetailResolvers<ContextType>;
  VoiceRule?: VoiceRuleResolvers<ContextType>;
};

