import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentRow as StoredContent } from '../../domain/content.ts';
import type { Version as StoredVersion } from '../../store/version-store.ts';
import type { MediaView as StoredMedia } from '../../domain/media.ts';
import type { TextScore, ScoreCheck as TextCheck } from '@muhtawa/text-analysis/score';
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
  /** A Tiptap (ProseMirror) document where named so. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type Company = {
  id: Scalars['ID']['output'];
};

export type Content = {
  body?: Maybe<Scalars['JSON']['output']>;
  bodyText: Scalars['String']['output'];
  classification?: Maybe<ContentClassification>;
  company: Company;
  completed: Scalars['Boolean']['output'];
  conversionFunnel?: Maybe<ConversionFunnel>;
  createdAt: Scalars['DateTime']['output'];
  details?: Maybe<Scalars['String']['output']>;
  externalLinks: Array<Scalars['String']['output']>;
  framework?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  idea?: Maybe<Scalars['String']['output']>;
  ideaExplanation?: Maybe<Scalars['String']['output']>;
  intensity?: Maybe<Level>;
  interestArea?: Maybe<InterestArea>;
  internalLinks: Array<Scalars['String']['output']>;
  keywords: Array<Scalars['String']['output']>;
  level?: Maybe<ContentLevel>;
  locale: Locale;
  methodology?: Maybe<Methodology>;
  objective?: Maybe<Scalars['String']['output']>;
  owner: User;
  partVersions: ContentPartVersions;
  participation?: Maybe<Participation>;
  pictures: Array<Media>;
  project?: Maybe<Project>;
  /** Prompts for the writer that still stand in the body; exports and publishing leave them out. */
  promptsLeft: Scalars['Int']['output'];
  /** Which field a person wrote, which a generation filled, which is stale. */
  provenance: Array<FieldProvenance>;
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is to be published, or was by schedule; what isn't SCHEDULED is only planned for it. */
  scheduledFor?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it has no text. */
  score?: Maybe<ContentScore>;
  sharingStyle?: Maybe<Scalars['String']['output']>;
  socialChannels: Array<SocialChannel>;
  stage: ContentStage;
  status: ContentStatus;
  title: Scalars['String']['output'];
  tools: Array<Scalars['String']['output']>;
  topics: Array<Scalars['String']['output']>;
  type: ContentType;
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each write. What a status move or a deletion expects. */
  version: Scalars['Int']['output'];
  view: ContentView;
  writerRole?: Maybe<Scalars['String']['output']>;
};

export type ContentBodyInput = {
  body?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * False for a save while somebody is writing: it stores the text, and the next save that says what version it expects takes its place in the
   * history. True ends that: what a person has saved on purpose is never replaced. A move of the status, an export, a restore, another author,
   * another source and a minute without a save end it too. The search finds what the text says once it has ended.
   */
  checkpoint?: InputMaybe<Scalars['Boolean']['input']>;
  /** Compared with the parts that are given: body, pictures. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  generationId?: InputMaybe<Scalars['ID']['input']>;
  /** Pictures that its owner has uploaded; null takes all away. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  source?: InputMaybe<FieldSource>;
  sources?: InputMaybe<Array<FieldSourceInput>>;
};

export type ContentClassification =
  | 'COGNITIVE'
  | 'DIRECTIVE'
  | 'ENTERTAINMENT'
  | 'INSPIRING'
  | 'PROMOTIONAL'
  | 'SKILL'
  | 'SKILLFULLY';

export type ContentIdeaInput = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  idea?: InputMaybe<Scalars['String']['input']>;
  ideaExplanation?: InputMaybe<Scalars['String']['input']>;
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  sources?: InputMaybe<Array<FieldSourceInput>>;
};

export type ContentLevel =
  | 'ADVANCED'
  | 'BASIC'
  | 'INTERMEDIATE'
  | 'SPECIALIZED';

export type ContentNeedsInput = {
  classification?: InputMaybe<ContentClassification>;
  details?: InputMaybe<Scalars['String']['input']>;
  /** When given and this part has changed after it: CONFLICT, and nothing is written. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  framework?: InputMaybe<Scalars['String']['input']>;
  interestArea?: InputMaybe<InterestArea>;
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  level?: InputMaybe<ContentLevel>;
  locale?: InputMaybe<Locale>;
  methodology?: InputMaybe<Methodology>;
  sources?: InputMaybe<Array<FieldSourceInput>>;
  title: Scalars['String']['input'];
  type: ContentType;
  view?: InputMaybe<ContentView>;
};

export type ContentObjectivesInput = {
  conversionFunnel?: InputMaybe<ConversionFunnel>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  externalLinks?: InputMaybe<Array<Scalars['String']['input']>>;
  internalLinks?: InputMaybe<Array<Scalars['String']['input']>>;
  objective?: InputMaybe<Scalars['String']['input']>;
  sources?: InputMaybe<Array<FieldSourceInput>>;
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type ContentPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Content>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/**
 * The version at which each part last changed. A save of a part that expects a version is a CONFLICT if the part has changed after it, or if there
 * is no such version yet; what else has changed doesn't matter. Either a part's version or the content's may be expected.
 */
export type ContentPartVersions = {
  body: Scalars['Int']['output'];
  idea: Scalars['Int']['output'];
  needs: Scalars['Int']['output'];
  objectives: Scalars['Int']['output'];
  pictures: Scalars['Int']['output'];
  status: Scalars['Int']['output'];
  tools: Scalars['Int']['output'];
};

export type ContentPayload = {
  content: Content;
};

/** How good a text is to find by search engines, to quote for answering assistants, to read, and for its brand's voice: 0 to 100 each. */
export type ContentScore = {
  checks: Array<ScoreCheck>;
  geo: Scalars['Int']['output'];
  readability: Scalars['Int']['output'];
  seo: Scalars['Int']['output'];
  voice: Scalars['Int']['output'];
};

export type ContentStage =
  | 'COMPLETE'
  | 'GENERATION'
  | 'IDEA'
  | 'NEEDS'
  | 'OBJECTIVES'
  | 'TOOLS';

export type ContentStatus =
  | 'APPROVED'
  | 'ARCHIVED'
  | 'DRAFT'
  | 'IN_REVIEW'
  | 'PUBLISHED'
  | 'SCHEDULED';

export type ContentToolsInput = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  intensity?: InputMaybe<Level>;
  participation?: InputMaybe<Participation>;
  sharingStyle?: InputMaybe<Scalars['String']['input']>;
  socialChannels?: InputMaybe<Array<SocialChannel>>;
  sources?: InputMaybe<Array<FieldSourceInput>>;
  tools?: InputMaybe<Array<Scalars['String']['input']>>;
  writerRole?: InputMaybe<Scalars['String']['input']>;
};

export type ContentType =
  | 'ARTICLE'
  | 'AUDIO_SCRIPT'
  | 'DESCRIPTION'
  | 'POST'
  | 'TWEET'
  | 'VIDEO_SCRIPT';

/** A body as it was saved; numbers count from 1. The newest may still be written on. */
export type ContentVersion = {
  author: User;
  body: Scalars['JSON']['output'];
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  number: Scalars['Int']['output'];
  source: FieldSource;
};

export type ContentVersionPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<ContentVersion>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

/** A label of the brief (for inside use, for everyone); it widens nobody's access. */
export type ContentView =
  | 'GENERAL'
  | 'PRIVATE';

export type ConversionFunnel =
  | 'ACTION'
  | 'ATTENTION'
  | 'DESIRE'
  | 'INTEREST';

export type FieldProvenance = {
  field: Scalars['String']['output'];
  generationId?: Maybe<Scalars['ID']['output']>;
  source: FieldSource;
  stale: Scalars['Boolean']['output'];
  /** Of a list: which of its entries are the AI's; null where nobody has said. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

export type FieldSource =
  | 'AI'
  | 'AI_EDITED'
  | 'HUMAN'
  /** Made without a model: a skeleton of the brief with prompts for the writer. */
  | 'TEMPLATE';

/** Where a field of an input comes from. A changed field without an entry is HUMAN; an unchanged one keeps its provenance. */
export type FieldSourceInput = {
  field: Scalars['String']['input'];
  generationId?: InputMaybe<Scalars['ID']['input']>;
  source: FieldSource;
  /** Of a list: the entries that the AI wrote; the others are a person's. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type InterestArea =
  | 'IDEA'
  | 'OTHER'
  | 'PRODUCT'
  | 'SERVICES';

export type Level =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type Locale =
  | 'ar'
  | 'en';

/** An uploaded or generated file. Pictures are for whoever knows the id, documents for their owner and admins. */
export type Media = {
  alt?: Maybe<Scalars['String']['output']>;
  height?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  mimeType: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** `/media/<id>`; `?w=64`, 160, 320, 640 or 1280 serves a picture in that width. */
  url: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  /** Pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

export type MediaPayload = {
  media: Media;
};

export type Methodology =
  | 'EXPERT_OPINION'
  | 'PERSONAL_OPINION';

export type Mutation = {
  /** A draft may be planned for a time; that alone publishes nothing. */
  createContent: ContentPayload;
  /** Its versions go with it. */
  deleteContent: SuccessPayload;
  /** Makes a new version. `expectedVersion` is compared as by saveContentBody. */
  restoreContentVersion: ContentPayload;
  saveContentBody: ContentPayload;
  saveContentIdea: ContentPayload;
  saveContentNeeds: ContentPayload;
  saveContentObjectives: ContentPayload;
  saveContentTools: ContentPayload;
  /**
   * The owner and admins move it on. A time goes with SCHEDULED, which is then published at that time, or with the status that a draft, a content in
   * review or an approved one has already, which is then planned for it.
   */
  setContentStatus: ContentPayload;
  /** What a file of one's own shows, for whoever doesn't see it; null takes it away. */
  updateMedia: MediaPayload;
};


export type MutationCreateContentArgs = {
  companyId: Scalars['ID']['input'];
  input: ContentNeedsInput;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  scheduledFor?: InputMaybe<Scalars['DateTime']['input']>;
};


export type MutationDeleteContentArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationRestoreContentVersionArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
};


export type MutationSaveContentBodyArgs = {
  id: Scalars['ID']['input'];
  input: ContentBodyInput;
};


export type MutationSaveContentIdeaArgs = {
  id: Scalars['ID']['input'];
  input: ContentIdeaInput;
};


export type MutationSaveContentNeedsArgs = {
  id: Scalars['ID']['input'];
  input: ContentNeedsInput;
};


export type MutationSaveContentObjectivesArgs = {
  id: Scalars['ID']['input'];
  input: ContentObjectivesInput;
};


export type MutationSaveContentToolsArgs = {
  id: Scalars['ID']['input'];
  input: ContentToolsInput;
};


export type MutationSetContentStatusArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  scheduledFor?: InputMaybe<Scalars['DateTime']['input']>;
  status: ContentStatus;
};


export type MutationUpdateMediaArgs = {
  alt?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};

export type Participation =
  | 'DUO'
  | 'GROUP'
  | 'INDIVIDUAL';

export type Project = {
  id: Scalars['ID']['output'];
};

export type Query = {
  content: Content;
  /** Newest first. */
  contentVersions: ContentVersionPage;
  /**
   * Newest first; the search is Arabic-aware. `appearsFrom` and `appearsBefore` leave what is planned or scheduled for, or was published in, the
   * time between them; `undated` leaves what is being worked on and has no time.
   */
  contents: ContentPage;
  /**
   * Over the caller's companies, projects and contents; Arabic-aware, each word by its beginning.
   * `ofEverybody` looks through everybody's; for admins.
   */
  search: Array<SearchHit>;
};


export type QueryContentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContentVersionsArgs = {
  contentId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContentsArgs = {
  appearsBefore?: InputMaybe<Scalars['DateTime']['input']>;
  appearsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ContentStatus>;
  type?: InputMaybe<ContentType>;
  undated?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySearchArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  ofEverybody?: InputMaybe<Scalars['Boolean']['input']>;
  term: Scalars['String']['input'];
};

export type ScoreCheck = {
  /** SEO, GEO, READABILITY or VOICE. */
  area: Scalars['String']['output'];
  /** Passages that it rests on. */
  evidence: Array<Scalars['String']['output']>;
  /** Whether rewriting the text can mend it, without facts that only its owner has. */
  fixable: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** In the language of the request: what is so, or what to do about it. */
  message: Scalars['String']['output'];
  passed: Scalars['Boolean']['output'];
  severity: Level;
};

export type SearchHit = {
  id: Scalars['ID']['output'];
  owner: User;
  /** Escaped HTML, in which each match is a mark element. */
  snippet: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: SearchType;
};

export type SearchType =
  | 'COMPANY'
  | 'CONTENT'
  | 'PROJECT';

export type SocialChannel =
  | 'FACEBOOK'
  | 'INSTAGRAM'
  | 'SNAPCHAT'
  | 'TIKTOK'
  | 'YOUTUBE';

export type SuccessPayload = {
  success: Scalars['Boolean']['output'];
};

export type User = {
  id: Scalars['ID']['output'];
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
  Content: Content;
  Media: Media;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Content:
    ( { __typename: 'Content' }
    & GraphQLRecursivePick<FederationTypes['Content'], {"id":true}> );
  Media:
    ( { __typename: 'Media' }
    & GraphQLRecursivePick<FederationTypes['Media'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Company: ResolverTypeWrapper<Company>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Content: ResolverTypeWrapper<StoredContent>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ContentBodyInput: ContentBodyInput;
  ContentClassification: ContentClassification;
  ContentIdeaInput: ContentIdeaInput;
  ContentLevel: ContentLevel;
  ContentNeedsInput: ContentNeedsInput;
  ContentObjectivesInput: ContentObjectivesInput;
  ContentPage: ResolverTypeWrapper<Omit<ContentPage, 'results'> & { results: Array<ResolversTypes['Content']> }>;
  ContentPartVersions: ResolverTypeWrapper<ContentPartVersions>;
  ContentPayload: ResolverTypeWrapper<Omit<ContentPayload, 'content'> & { content: ResolversTypes['Content'] }>;
  ContentScore: ResolverTypeWrapper<TextScore>;
  ContentStage: ContentStage;
  ContentStatus: ContentStatus;
  ContentToolsInput: ContentToolsInput;
  ContentType: ContentType;
  ContentVersion: ResolverTypeWrapper<StoredVersion>;
  ContentVersionPage: ResolverTypeWrapper<Omit<ContentVersionPage, 'results'> & { results: Array<ResolversTypes['ContentVersion']> }>;
  ContentView: ContentView;
  ConversionFunnel: ConversionFunnel;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  FieldProvenance: ResolverTypeWrapper<FieldProvenance>;
  FieldSource: FieldSource;
  FieldSourceInput: FieldSourceInput;
  InterestArea: InterestArea;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Level: Level;
  Locale: Locale;
  Media: ResolverTypeWrapper<StoredMedia>;
  MediaPayload: ResolverTypeWrapper<Omit<MediaPayload, 'media'> & { media: ResolversTypes['Media'] }>;
  Methodology: Methodology;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Participation: Participation;
  Project: ResolverTypeWrapper<Project>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ScoreCheck: ResolverTypeWrapper<TextCheck>;
  SearchHit: ResolverTypeWrapper<SearchHit>;
  SearchType: SearchType;
  SocialChannel: SocialChannel;
  SuccessPayload: ResolverTypeWrapper<SuccessPayload>;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Company: Company;
  ID: Scalars['ID']['output'];
  Content: StoredContent;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  ContentBodyInput: ContentBodyInput;
  ContentIdeaInput: ContentIdeaInput;
  ContentNeedsInput: ContentNeedsInput;
  ContentObjectivesInput: ContentObjectivesInput;
  ContentPage: Omit<ContentPage, 'results'> & { results: Array<ResolversParentTypes['Content']> };
  ContentPartVersions: ContentPartVersions;
  ContentPayload: Omit<ContentPayload, 'content'> & { content: ResolversParentTypes['Content'] };
  ContentScore: TextScore;
  ContentToolsInput: ContentToolsInput;
  ContentVersion: StoredVersion;
  ContentVersionPage: Omit<ContentVersionPage, 'results'> & { results: Array<ResolversParentTypes['ContentVersion']> };
  DateTime: Scalars['DateTime']['output'];
  FieldProvenance: FieldProvenance;
  FieldSourceInput: FieldSourceInput;
  JSON: Scalars['JSON']['output'];
  Media: StoredMedia;
  MediaPayload: Omit<MediaPayload, 'media'> & { media: ResolversParentTypes['Media'] };
  Mutation: Record<PropertyKey, never>;
  Project: Project;
  Query: Record<PropertyKey, never>;
  ScoreCheck: TextCheck;
  SearchHit: SearchHit;
  SuccessPayload: SuccessPayload;
  User: User;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content'], FederationReferenceType extends FederationReferenceTypes['Content'] = FederationReferenceTypes['Content']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Content']> | FederationReferenceType, FederationReferenceType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  bodyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['ContentClassification']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conversionFunnel?: Resolver<Maybe<ResolversTypes['ConversionFunnel']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalLinks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  framework?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  idea?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ideaExplanation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intensity?: Resolver<Maybe<ResolversTypes['Level']>, ParentType, ContextType>;
  interestArea?: Resolver<Maybe<ResolversTypes['InterestArea']>, ParentType, ContextType>;
  internalLinks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  keywords?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  level?: Resolver<Maybe<ResolversTypes['ContentLevel']>, ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  methodology?: Resolver<Maybe<ResolversTypes['Methodology']>, ParentType, ContextType>;
  objective?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  partVersions?: Resolver<ResolversTypes['ContentPartVersions'], ParentType, ContextType>;
  participation?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  promptsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provenance?: Resolver<Array<ResolversTypes['FieldProvenance']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['ContentScore']>, ParentType, ContextType>;
  sharingStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialChannels?: Resolver<Array<ResolversTypes['SocialChannel']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ContentStage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['ContentView'], ParentType, ContextType>;
  writerRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentPage'] = ResolversParentTypes['ContentPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentPartVersionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentPartVersions'] = ResolversParentTypes['ContentPartVersions']> = {
  body?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  idea?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  needs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  objectives?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tools?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentPayload'] = ResolversParentTypes['ContentPayload']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
};

export type ContentScoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentScore'] = ResolversParentTypes['ContentScore']> = {
  checks?: Resolver<Array<ResolversTypes['ScoreCheck']>, ParentType, ContextType>;
  geo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readability?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seo?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['FieldSource'], ParentType, ContextType>;
};

export type ContentVersionPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentVersionPage'] = ResolversParentTypes['ContentVersionPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['ContentVersion']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type FieldProvenanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldProvenance'] = ResolversParentTypes['FieldProvenance']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['FieldSource'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MediaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media'], FederationReferenceType extends FederationReferenceTypes['Media'] = FederationReferenceTypes['Media']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Media']> | FederationReferenceType, FederationReferenceType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mimeType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MediaPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MediaPayload'] = ResolversParentTypes['MediaPayload']> = {
  media?: Resolver<ResolversTypes['Media'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationCreateContentArgs, 'companyId' | 'input'>>;
  deleteContent?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteContentArgs, 'id'>>;
  restoreContentVersion?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationRestoreContentVersionArgs, 'id' | 'versionId'>>;
  saveContentBody?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentBodyArgs, 'id' | 'input'>>;
  saveContentIdea?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentIdeaArgs, 'id' | 'input'>>;
  saveContentNeeds?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentNeedsArgs, 'id' | 'input'>>;
  saveContentObjectives?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentObjectivesArgs, 'id' | 'input'>>;
  saveContentTools?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentToolsArgs, 'id' | 'input'>>;
  setContentStatus?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSetContentStatusArgs, 'id' | 'status'>>;
  updateMedia?: Resolver<ResolversTypes['MediaPayload'], ParentType, ContextType, RequireFields<MutationUpdateMediaArgs, 'id'>>;
};

export type ProjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<QueryContentArgs, 'id'>>;
  contentVersions?: Resolver<ResolversTypes['ContentVersionPage'], ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'contentId' | 'page' | 'pageSize'>>;
  contents?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<QueryContentsArgs, 'page' | 'pageSize'>>;
  search?: Resolver<Array<ResolversTypes['SearchHit']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'limit' | 'ofEverybody' | 'term'>>;
};

export type ScoreCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ScoreCheck'] = ResolversParentTypes['ScoreCheck']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  evidence?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fixable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  passed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Level'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SearchType'], ParentType, ContextType>;
};

export type SuccessPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SuccessPayload'] = ResolversParentTypes['SuccessPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Company?: CompanyResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentPartVersions?: ContentPartVersionsResolvers<ContextType>;
  ContentPayload?: ContentPayloadResolvers<ContextType>;
  ContentScore?: ContentScoreResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  ContentVersionPage?: ContentVersionPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  FieldProvenance?: FieldProvenanceResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Media?: MediaResolvers<ContextType>;
  MediaPayload?: MediaPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ScoreCheck?: ScoreCheckResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SuccessPayload?: SuccessPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

