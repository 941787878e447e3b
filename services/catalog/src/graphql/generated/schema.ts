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

/** How a company speaks. */
export type BrandVoice = {
  /** What speaking this way is to achieve. */
  goals: Array<Scalars['String']['output']>;
  /** How its language is: formal, of the Gulf. */
  language?: Maybe<Scalars['String']['output']>;
  /** What the company is like, in words: warm, expert. */
  personality: Array<Scalars['String']['output']>;
  /** The rules that texts are kept to. */
  rules: Array<VoiceRule>;
  /** Words that describe the voice. */
  tags: Array<Scalars['String']['output']>;
};

/** How a company speaks. */
export type BrandVoiceInput = {
  /** What speaking this way is to achieve. */
  goals?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How its language is: formal, of the Gulf. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** What the company is like, in words: warm, expert. */
  personality?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The rules that texts are kept to. */
  rules?: InputMaybe<Array<VoiceRuleInput>>;
  /** Words that describe the voice. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A line of business. */
export type BusinessActivity = {
  /** What it is called in Arabic. */
  businessActivityAr: Scalars['String']['output'];
  /** What it is called in English. */
  businessActivityEn: Scalars['String']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
};

/** A company that contents are written for. */
export type Company = {
  /** Whether its contents are approved by another person than their owner, which is an admin then. */
  approvalByAnother: Scalars['Boolean']['output'];
  /** The name of its brand. */
  brandName: Scalars['String']['output'];
  /** How it speaks. */
  brandVoice: BrandVoice;
  /** Its line of business. */
  businessActivity?: Maybe<BusinessActivity>;
  /** What its brand is like. */
  character?: Maybe<Scalars['String']['output']>;
  /** The company's name. */
  companyName: Scalars['String']['output'];
  /** Whom it competes with. */
  competitors: Array<Scalars['String']['output']>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What it wants to achieve. */
  goal?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The language it speaks to its market in. */
  language?: Maybe<Scalars['String']['output']>;
  /** The address of its logo: `/media/<id>`. */
  logo?: Maybe<Scalars['String']['output']>;
  /** What it is there for. */
  mission?: Maybe<Scalars['String']['output']>;
  /** How it spells what can be spelt in more than one way; its texts are proofread by it. */
  orthography: Orthography;
  /** Whose it is. */
  owner: User;
  /** Whom it speaks to. */
  persona?: Maybe<Persona>;
  /** Its projects, the newest first. */
  projects: Array<Project>;
  /** Whether its people are warned when a content whose text has errors is to move on. */
  proofBeforeReview: Scalars['Boolean']['output'];
  /** How far it reaches. */
  scopeOfImpact?: Maybe<Scalars['String']['output']>;
  /** The brand's slogan. */
  slogan?: Maybe<Scalars['String']['output']>;
  /** Whom it sells to. */
  targetMarket?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** What it stands for. */
  values: Array<Scalars['String']['output']>;
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
  /** What it wants to become. */
  vision?: Maybe<Scalars['String']['output']>;
  /** A document that says how it speaks. */
  voiceToneFile?: Maybe<Media>;
  /** Those that it writes its own way, which proofreading passes over. */
  words: Array<Scalars['String']['output']>;
};

/** What a company's form says. */
export type CompanyInput = {
  /** The name of its brand. */
  brandName?: InputMaybe<Scalars['String']['input']>;
  /** How it speaks. */
  brandVoice?: InputMaybe<BrandVoiceInput>;
  /** One of `businessActivities`. */
  businessActivityId?: InputMaybe<Scalars['ID']['input']>;
  /** What its brand is like. */
  character?: InputMaybe<Scalars['String']['input']>;
  /** The company's name. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Whom it competes with. */
  competitors?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it wants to achieve. */
  goal?: InputMaybe<Scalars['String']['input']>;
  /** The language it speaks to its market in. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** The address of a picture that the caller has uploaded, `/media/<id>`. */
  logo?: InputMaybe<Scalars['String']['input']>;
  /** What it is there for. */
  mission?: InputMaybe<Scalars['String']['input']>;
  /** Whom it speaks to. */
  persona?: InputMaybe<PersonaInput>;
  /** How far it reaches. */
  scopeOfImpact?: InputMaybe<Scalars['String']['input']>;
  /** The brand's slogan. */
  slogan?: InputMaybe<Scalars['String']['input']>;
  /** Whom it sells to. */
  targetMarket?: InputMaybe<Scalars['String']['input']>;
  /** What it stands for. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it wants to become. */
  vision?: InputMaybe<Scalars['String']['input']>;
  /** A document that the caller has uploaded. */
  voiceToneFileId?: InputMaybe<Scalars['ID']['input']>;
};

/** A page of companies. */
export type CompanyPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Company>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** The company as it is stored now. */
export type CompanyPayload = {
  /** The company. */
  company: Company;
};

/** All words that the company writes its own way. */
export type CompanyWordsPayload = {
  /** All of them. */
  words: Array<Scalars['String']['output']>;
};

/** Which digits Arabic texts are written with. */
export type DigitSystem =
  /** ٠ ١ ٢ */
  | 'ARABIC_INDIC'
  /** 0 1 2 */
  | 'LATIN';

/** A language of the platform. */
export type Locale =
  /** Arabic. */
  | 'ar'
  /** English. */
  | 'en';

export type Media = {
  id: Scalars['ID']['output'];
};

/** What can be changed. Those named in one operation run one after the other. */
export type Mutation = {
  /** Makes a company of the caller's; needs companyName and brandName. */
  createCompany: CompanyPayload;
  /** Makes a project of a company of the caller's; needs a name. */
  createProject: ProjectPayload;
  /** Its projects and contents go with it. */
  deleteCompany: SuccessPayload;
  /** Its contents stay with the company. */
  deleteProject: SuccessPayload;
  /**
   * Whether contents of a company are approved by another person than their owner, which is an admin then; its owner. What is changed once it is
   * approved goes back into review.
   */
  setApprovalByAnother: CompanyPayload;
  /** Words that a company writes its own way; its owner. Returns all of them. */
  setCompanyWords: CompanyWordsPayload;
  /** How a company spells what can be spelt in more than one way; its owner. Only what is given changes; null clears the digits. */
  setOrthography: CompanyPayload;
  /** Whether its people are warned when a content whose text has errors is to move on; its owner. */
  setProofBeforeReview: CompanyPayload;
  /** Only the fields given change; null clears one. */
  updateCompany: CompanyPayload;
  /** Only the fields given change; null clears one. */
  updateProject: ProjectPayload;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateCompanyArgs = {
  input: CompanyInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateProjectArgs = {
  companyId: Scalars['ID']['input'];
  input: ProjectInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteCompanyArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteProjectArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSetApprovalByAnotherArgs = {
  approvalByAnother: Scalars['Boolean']['input'];
  companyId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSetCompanyWordsArgs = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  companyId: Scalars['ID']['input'];
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSetOrthographyArgs = {
  companyId: Scalars['ID']['input'];
  digits?: InputMaybe<DigitSystem>;
  yaConvention?: InputMaybe<YaConvention>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSetProofBeforeReviewArgs = {
  companyId: Scalars['ID']['input'];
  proofBeforeReview: Scalars['Boolean']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateCompanyArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: CompanyInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateProjectArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: ProjectInput;
};

/** How a company spells what can be spelt in more than one way. */
export type Orthography = {
  /** Null for those that each text has more of. */
  digits?: Maybe<DigitSystem>;
  /** How a final ya is written. */
  yaConvention: YaConvention;
};

/** Somebody whom a company speaks to. */
export type Persona = {
  /** How old they are: 25–34. */
  ageRange?: Maybe<Scalars['String']['output']>;
  /** Where they are to be reached. */
  channels: Array<Scalars['String']['output']>;
  /** The name. */
  name?: Maybe<Scalars['String']['output']>;
  /** What they need. */
  needs: Array<Scalars['String']['output']>;
  /** What troubles them. */
  pains: Array<Scalars['String']['output']>;
  /** What they do. */
  role?: Maybe<Scalars['String']['output']>;
};

/** Somebody whom a company speaks to. */
export type PersonaInput = {
  /** How old they are: 25–34. */
  ageRange?: InputMaybe<Scalars['String']['input']>;
  /** Where they are to be reached. */
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What they need. */
  needs?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What troubles them. */
  pains?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What they do. */
  role?: InputMaybe<Scalars['String']['input']>;
};

/** A project of a company's, which contents may belong to. */
export type Project = {
  /** Another project that it belongs to. */
  affiliatedProject?: Maybe<Project>;
  /** Whose project it is. */
  company: Company;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When it takes place. */
  date?: Maybe<Scalars['DateTime']['output']>;
  /** What the project is about. */
  description?: Maybe<Scalars['String']['output']>;
  /** What others are paid, in SAR. */
  externalBudget?: Maybe<Scalars['Float']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The address of a picture: `/media/<id>`. */
  image?: Maybe<Scalars['String']['output']>;
  /** Budgets are in SAR. */
  internalBudget?: Maybe<Scalars['Float']['output']>;
  /** The name. */
  name: Scalars['String']['output'];
  /** Whose it is. */
  owner: User;
  /** Words to find it by. */
  tags: Array<Scalars['String']['output']>;
  /** The sum of both. */
  totalBudget?: Maybe<Scalars['Float']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
};

/** What a project's form says. */
export type ProjectInput = {
  /** Another project of the company's that it belongs to. */
  affiliatedProjectId?: InputMaybe<Scalars['ID']['input']>;
  /** When it takes place. */
  date?: InputMaybe<Scalars['DateTime']['input']>;
  /** What the project is about. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What others are paid, in SAR. */
  externalBudget?: InputMaybe<Scalars['Float']['input']>;
  /** The address of a picture that the caller has uploaded, `/media/<id>`. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** What is spent in the house, in SAR. */
  internalBudget?: InputMaybe<Scalars['Float']['input']>;
  /** The name. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Words to find it by. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A page of projects. */
export type ProjectPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Project>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** The project as it is stored now. */
export type ProjectPayload = {
  /** The project. */
  project: Project;
};

/** A passage that may be wrong. */
export type ProofFinding = {
  /** Exclusive. */
  end: Scalars['Int']['output'];
  /** What may be wrong. */
  kind: ProofKind;
  /** With its rule, in the request's language. */
  reason: Scalars['String']['output'];
  /** How sure it is. */
  severity: ProofSeverity;
  /** In UTF-16 units of the text as sent. */
  start: Scalars['Int']['output'];
  /** The best first. */
  suggestions: Array<Scalars['String']['output']>;
};

/** What may be wrong with a passage. */
export type ProofKind =
  /** ى and ي in each other's place. */
  | 'ALEF_MAQSURA'
  /** ض and ظ in each other's place. */
  | 'DAD_ZAH'
  /** Digits of both systems. */
  | 'DIGITS'
  /** A hamza that is missing, too many or in the wrong place. */
  | 'HAMZA'
  /** إن and أن in each other's place. */
  | 'INNA'
  /** A number that doesn't agree with what is counted. */
  | 'NUMBER'
  /** Marks of another language, or in the wrong place. */
  | 'PUNCTUATION'
  /** A word that stands twice. */
  | 'REPEATED'
  /** Spaces that are missing or too many. */
  | 'SPACING'
  /** Tanween that is missing or in the wrong place. */
  | 'TANWEEN'
  /** ة and ه, or ت, in each other's place. */
  | 'TA_MARBUTA'
  /** A word that isn't known. */
  | 'UNKNOWN'
  /** Words that break a rule of the company's voice. */
  | 'VOICE';

/** What proofreading has found in a text. */
export type ProofResult = {
  /** In the text's order; of more than 1,000 the first. */
  findings: Array<ProofFinding>;
  /** How easily it is read. */
  readability: Readability;
  /** How many there are. */
  total: Scalars['Int']['output'];
  /** How many words the text has. */
  words: Scalars['Int']['output'];
};

/** How sure a finding is. */
export type ProofSeverity =
  /** It is surely wrong. */
  | 'ERROR'
  /** It is probably wrong. */
  | 'LIKELY'
  /** It may be meant so. */
  | 'NOTE';

/** What can be read. */
export type Query = {
  /** All lines of business, to choose from. */
  businessActivities: Array<BusinessActivity>;
  /** The caller's companies, for admins everybody's, the newest first. */
  companies: CompanyPage;
  /** One company, for its owner and admins. */
  company: Company;
  /** One project, for its owner and admins. */
  project: Project;
  /** A company's projects, or without a company all of the caller's own; the newest first. */
  projects: ProjectPage;
  /**
   * Findings in a text, in its order; any signed-in person. A company's own words and voice are respected when its id is given. Up to 50,000
   * characters, else BAD_USER_INPUT at text.
   */
  proofread: ProofResult;
};


/** What can be read. */
export type QueryCompaniesArgs = {
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryCompanyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryProjectArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryProjectsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. */
export type QueryProofreadArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  locale: Locale;
  text: Scalars['String']['input'];
};

/** How easily a text is read. */
export type Readability = {
  /** In the request's language. */
  level: Scalars['String']['output'];
  /** 0 hard, 100 easy. */
  score: Scalars['Int']['output'];
  /** How many words a sentence has on average. */
  wordsPerSentence: Scalars['Float']['output'];
};

/** It was done. */
export type SuccessPayload = {
  /** True; what fails has an error instead. */
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

/** A rule of a company's voice. */
export type VoiceRule = {
  /** What it asks for. */
  kind: VoiceRuleKind;
  /** The language whose texts it is for. */
  locale: Locale;
  /** What writers have to know about it. */
  note?: Maybe<Scalars['String']['output']>;
  /** What is to stand there instead. */
  replacement?: Maybe<Scalars['String']['output']>;
  /** The word that it is about. */
  term: Scalars['String']['output'];
};

/** A rule of a company's voice. */
export type VoiceRuleInput = {
  /** What it asks for. */
  kind: VoiceRuleKind;
  /** The language whose texts it is for. */
  locale: Locale;
  /** What writers have to know about it. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** What is to stand there instead. */
  replacement?: InputMaybe<Scalars['String']['input']>;
  /** The word that it is about. */
  term: Scalars['String']['input'];
};

/** What a rule asks for. */
export type VoiceRuleKind =
  /** Don't write it. */
  | 'BAN'
  /** Translate it so. */
  | 'GLOSSARY'
  /** Write the replacement instead. */
  | 'PREFER'
  /** A manner that only a reader can judge. */
  | 'STYLE';

/** How Arabic writes a final ya: with its two dots, or without them as in Egypt, where ى stands for both. */
export type YaConvention =
  /** With its two dots. */
  | 'DOTTED'
  /** Without them, as in Egypt. */
  | 'UNDOTTED';



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
  DigitSystem: DigitSystem;
  Locale: Locale;
  Media: ResolverTypeWrapper<Media>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Orthography: ResolverTypeWrapper<Orthography>;
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
  YaConvention: YaConvention;
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
  Orthography: Orthography;
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
  approvalByAnother?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
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
  logo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mission?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orthography?: Resolver<ResolversTypes['Orthography'], ParentType, ContextType>;
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
  setApprovalByAnother?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationSetApprovalByAnotherArgs, 'approvalByAnother' | 'companyId'>>;
  setCompanyWords?: Resolver<ResolversTypes['CompanyWordsPayload'], ParentType, ContextType, RequireFields<MutationSetCompanyWordsArgs, 'companyId'>>;
  setOrthography?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationSetOrthographyArgs, 'companyId'>>;
  setProofBeforeReview?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationSetProofBeforeReviewArgs, 'companyId' | 'proofBeforeReview'>>;
  updateCompany?: Resolver<ResolversTypes['CompanyPayload'], ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'id' | 'input'>>;
  updateProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'id' | 'input'>>;
};

export type OrthographyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Orthography'] = ResolversParentTypes['Orthography']> = {
  digits?: Resolver<Maybe<ResolversTypes['DigitSystem']>, ParentType, ContextType>;
  yaConvention?: Resolver<ResolversTypes['YaConvention'], ParentType, ContextType>;
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
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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
  Orthography?: OrthographyResolvers<ContextType>;
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

