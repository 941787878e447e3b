import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '@muhtawa/service-kit';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AiModel = {
  id: Scalars['ID']['output'];
  images: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  offline: Scalars['Boolean']['output'];
  provider: Scalars['String']['output'];
  /** How it has been doing; for admins. */
  state?: Maybe<AiModelState>;
  text: Scalars['Boolean']['output'];
};

export type AiModelState = {
  /** What went wrong then, in the reader's language. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AiQuotaNearEnd = {
  quotaTokens: Scalars['Int']['output'];
  remainingTokens: Scalars['Int']['output'];
  user: User;
};

export type AiUsage = {
  byCompany: Array<AiUsageOfCompany>;
  byDay: Array<AiUsageDay>;
  byModel: Array<AiUsageOfModel>;
  costMicros: Scalars['Int']['output'];
  /** Of today, UTC. */
  dayQuotaTokens?: Maybe<Scalars['Int']['output']>;
  dayRemainingTokens?: Maybe<Scalars['Int']['output']>;
  generations: Scalars['Int']['output'];
  inputTokens: Scalars['Int']['output'];
  outputTokens: Scalars['Int']['output'];
  /** Of the running month; what is set aside for generations under way counts as used. */
  quotaTokens?: Maybe<Scalars['Int']['output']>;
  remainingTokens?: Maybe<Scalars['Int']['output']>;
  /** Of attempts that came to nothing; charged to nobody. */
  wastedTokens: Scalars['Int']['output'];
};

export type AiUsageDay = {
  costMicros: Scalars['Int']['output'];
  /** YYYY-MM-DD, UTC. */
  day: Scalars['String']['output'];
  generations: Scalars['Int']['output'];
  tokens: Scalars['Int']['output'];
};

export type AiUsageOfCompany = {
  company: Company;
  costMicros: Scalars['Int']['output'];
  generations: Scalars['Int']['output'];
  tokens: Scalars['Int']['output'];
};

export type AiUsageOfModel = {
  costMicros: Scalars['Int']['output'];
  generations: Scalars['Int']['output'];
  model: Scalars['String']['output'];
  tokens: Scalars['Int']['output'];
};

export type BrandVoiceInput = {
  goals?: InputMaybe<Array<Scalars['String']['input']>>;
  language?: InputMaybe<Scalars['String']['input']>;
  personality?: InputMaybe<Array<Scalars['String']['input']>>;
  rules?: InputMaybe<Array<VoiceRuleInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type Company = {
  id: Scalars['ID']['output'];
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
  voiceToneFileId?: InputMaybe<Scalars['ID']['input']>;
};

export type Content = {
  id: Scalars['ID']['output'];
};

export type Generation = {
  company?: Maybe<Company>;
  content?: Maybe<Content>;
  costMicros: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  error?: Maybe<Scalars['String']['output']>;
  /** The text's beginning, for lists: 200 characters at most. */
  excerpt?: Maybe<Scalars['String']['output']>;
  field?: Maybe<Scalars['String']['output']>;
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  firstTokenAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  images: Array<Media>;
  inputTokens: Scalars['Int']['output'];
  items?: Maybe<Scalars['JSON']['output']>;
  kind: GenerationKind;
  model: Scalars['String']['output'];
  offline: Scalars['Boolean']['output'];
  outputTokens: Scalars['Int']['output'];
  /** Who asked for it; nobody else may stop, repeat or rate it. */
  owner: User;
  /** What its owner thinks of it. */
  rating?: Maybe<GenerationRating>;
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  status: GenerationStatus;
  text?: Maybe<Scalars['String']['output']>;
  variants: Array<Scalars['String']['output']>;
  /** How the text stands to the voice's rules; null until there is a text. */
  voice?: Maybe<VoiceReport>;
  /** The company's rules that were applied. */
  voiceRules: Array<VoiceRule>;
};

export type GenerationInput = {
  /** For a company not saved yet, its form; exactly one of companyId and company. */
  company?: InputMaybe<CompanyInput>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  /** Which form field a FIELD generation fills. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same generation, charged once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  kind: GenerationKind;
  locale?: InputMaybe<Locale>;
  options?: InputMaybe<GenerationOptions>;
  prompt?: InputMaybe<Scalars['String']['input']>;
  /**
   * The text that a REWRITE, SHORTEN, EXPAND, TRANSLATE or SUMMARIZE works on. SEO_FIX mends it, or without it the content's own title and
   * idea; for ALT_TEXT it says what the picture shows, unless prompt or the content does.
   */
  selection?: InputMaybe<Scalars['String']['input']>;
};

export type GenerationKind =
  | 'ALT_TEXT'
  | 'ARTICLE'
  | 'EXPAND'
  | 'FIELD'
  | 'IDEAS'
  | 'IMAGE'
  | 'OBJECTIVES'
  | 'OUTLINE'
  | 'REWRITE'
  | 'SEO_FIX'
  | 'SHORTEN'
  | 'SUMMARIZE'
  | 'TRANSLATE';

export type GenerationOptions = {
  length?: InputMaybe<Level>;
  model?: InputMaybe<Scalars['String']['input']>;
  /** Of an image: landscape, square, portrait, story, or pixels such as 1200x630. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** Of an image: its manner, and for a poster its colour, such as #0A7F5A. */
  style?: InputMaybe<Scalars['String']['input']>;
  temperature?: InputMaybe<Scalars['Float']['input']>;
  tone?: InputMaybe<Scalars['String']['input']>;
  variants?: InputMaybe<Scalars['Int']['input']>;
  /** False writes as if the company had said nothing of how it speaks, to show beside a text with its voice. */
  voice?: InputMaybe<Scalars['Boolean']['input']>;
};

export type GenerationPage = {
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  results: Array<Generation>;
  totalCount: Scalars['Int']['output'];
  totalPages: Scalars['Int']['output'];
};

export type GenerationPayload = {
  generation: Generation;
};

export type GenerationRating = {
  note?: Maybe<Scalars['String']['output']>;
  useful: Scalars['Boolean']['output'];
};

export type GenerationStatus =
  | 'COMPLETED'
  | 'FAILED'
  | 'QUEUED'
  | 'RUNNING'
  | 'STOPPED';

export type Level =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type Locale =
  | 'ar'
  | 'en';

export type Media = {
  id: Scalars['ID']['output'];
};

export type Mutation = {
  /** Once it is finished; a second rating replaces the first. */
  rateGeneration: GenerationPayload;
  /** Queues; progress and text arrive on GET /ai/generations/{id}/stream. */
  requestGeneration: GenerationPayload;
  retryGeneration: GenerationPayload;
  stopGeneration: GenerationPayload;
};


export type MutationRateGenerationArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  useful: Scalars['Boolean']['input'];
};


export type MutationRequestGenerationArgs = {
  input: GenerationInput;
};


export type MutationRetryGenerationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStopGenerationArgs = {
  id: Scalars['ID']['input'];
};

export type PersonaInput = {
  ageRange?: InputMaybe<Scalars['String']['input']>;
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  needs?: InputMaybe<Array<Scalars['String']['input']>>;
  pains?: InputMaybe<Array<Scalars['String']['input']>>;
  role?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  /** What is configured, and whether it is the offline composer. */
  aiModels: Array<AiModel>;
  /** Who has used more than four fifths of their month's quota, the tightest first, twenty at most; for admins. */
  aiQuotasNearEnd: Array<AiQuotaNearEnd>;
  /** What the caller has used; from the beginning of the month unless said. */
  aiUsage: AiUsage;
  /** What everybody has used; for admins. */
  aiUsageOfEveryone: AiUsage;
  generation: Generation;
  /** A client's own, for an admin everybody's unless `mine`; newest first. */
  generations: GenerationPage;
};


export type QueryAiUsageArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryAiUsageOfEveryoneArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryGenerationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGenerationsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

export type User = {
  id: Scalars['ID']['output'];
};

export type VoiceChange = {
  /** Empty where the words were taken out. */
  after: Scalars['String']['output'];
  /** Where the new words begin in the text. */
  at: Scalars['Int']['output'];
  before: Scalars['String']['output'];
  rule: VoiceRule;
};

export type VoiceCheck = {
  /** Where it is broken, or may be. */
  against: Array<VoiceEvidence>;
  /** Whether it has anything to say of this text. */
  applies: Scalars['Boolean']['output'];
  /** Whether it is surely broken; never of a STYLE, which only a reader can judge. */
  broken: Scalars['Boolean']['output'];
  /** Where the wanted word stands. */
  kept: Array<VoiceEvidence>;
  rule: VoiceRule;
};

/** A place in the text, in UTF-16 code units; end is exclusive. */
export type VoiceEvidence = {
  /** False for a form that may be another word. */
  certain: Scalars['Boolean']['output'];
  end: Scalars['Int']['output'];
  start: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

export type VoiceReport = {
  /** What the rules have changed in words that were already written, in the text's order. */
  changes: Array<VoiceChange>;
  /** Every rule for the text's language, as it was when the text was written. */
  checks: Array<VoiceCheck>;
  /**
   * The first variant without the voice's rules: as the model wrote it before they were kept, or as the offline composer writes it without
   * them. Null where that is no other text.
   */
  plainText?: Maybe<Scalars['String']['output']>;
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
  Generation: Generation;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Generation:
    ( { __typename: 'Generation' }
    & GraphQLRecursivePick<FederationTypes['Generation'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AiModel: ResolverTypeWrapper<AiModel>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AiModelState: ResolverTypeWrapper<AiModelState>;
  AiQuotaNearEnd: ResolverTypeWrapper<AiQuotaNearEnd>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  AiUsage: ResolverTypeWrapper<AiUsage>;
  AiUsageDay: ResolverTypeWrapper<AiUsageDay>;
  AiUsageOfCompany: ResolverTypeWrapper<AiUsageOfCompany>;
  AiUsageOfModel: ResolverTypeWrapper<AiUsageOfModel>;
  BrandVoiceInput: BrandVoiceInput;
  Company: ResolverTypeWrapper<Company>;
  CompanyInput: CompanyInput;
  Content: ResolverTypeWrapper<Content>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Generation: ResolverTypeWrapper<Generation>;
  GenerationInput: GenerationInput;
  GenerationKind: GenerationKind;
  GenerationOptions: GenerationOptions;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  GenerationPage: ResolverTypeWrapper<GenerationPage>;
  GenerationPayload: ResolverTypeWrapper<GenerationPayload>;
  GenerationRating: ResolverTypeWrapper<GenerationRating>;
  GenerationStatus: GenerationStatus;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  Level: Level;
  Locale: Locale;
  Media: ResolverTypeWrapper<Media>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PersonaInput: PersonaInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  User: ResolverTypeWrapper<User>;
  VoiceChange: ResolverTypeWrapper<VoiceChange>;
  VoiceCheck: ResolverTypeWrapper<VoiceCheck>;
  VoiceEvidence: ResolverTypeWrapper<VoiceEvidence>;
  VoiceReport: ResolverTypeWrapper<VoiceReport>;
  VoiceRule: ResolverTypeWrapper<VoiceRule>;
  VoiceRuleInput: VoiceRuleInput;
  VoiceRuleKind: VoiceRuleKind;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AiModel: AiModel;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  AiModelState: AiModelState;
  AiQuotaNearEnd: AiQuotaNearEnd;
  Int: Scalars['Int']['output'];
  AiUsage: AiUsage;
  AiUsageDay: AiUsageDay;
  AiUsageOfCompany: AiUsageOfCompany;
  AiUsageOfModel: AiUsageOfModel;
  BrandVoiceInput: BrandVoiceInput;
  Company: Company;
  CompanyInput: CompanyInput;
  Content: Content;
  DateTime: Scalars['DateTime']['output'];
  Generation: Generation | FederationReferenceTypes['Generation'];
  GenerationInput: GenerationInput;
  GenerationOptions: GenerationOptions;
  Float: Scalars['Float']['output'];
  GenerationPage: GenerationPage;
  GenerationPayload: GenerationPayload;
  GenerationRating: GenerationRating;
  JSON: Scalars['JSON']['output'];
  Media: Media;
  Mutation: Record<PropertyKey, never>;
  PersonaInput: PersonaInput;
  Query: Record<PropertyKey, never>;
  User: User;
  VoiceChange: VoiceChange;
  VoiceCheck: VoiceCheck;
  VoiceEvidence: VoiceEvidence;
  VoiceReport: VoiceReport;
  VoiceRule: VoiceRule;
  VoiceRuleInput: VoiceRuleInput;
};

export type AiModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiModel'] = ResolversParentTypes['AiModel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['AiModelState']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AiModelStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiModelState'] = ResolversParentTypes['AiModelState']> = {
  lastFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastFailureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSuccessAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AiQuotaNearEndResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiQuotaNearEnd'] = ResolversParentTypes['AiQuotaNearEnd']> = {
  quotaTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AiUsageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiUsage'] = ResolversParentTypes['AiUsage']> = {
  byCompany?: Resolver<Array<ResolversTypes['AiUsageOfCompany']>, ParentType, ContextType>;
  byDay?: Resolver<Array<ResolversTypes['AiUsageDay']>, ParentType, ContextType>;
  byModel?: Resolver<Array<ResolversTypes['AiUsageOfModel']>, ParentType, ContextType>;
  costMicros?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dayQuotaTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dayRemainingTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  generations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quotaTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remainingTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wastedTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AiUsageDayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiUsageDay'] = ResolversParentTypes['AiUsageDay']> = {
  costMicros?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AiUsageOfCompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiUsageOfCompany'] = ResolversParentTypes['AiUsageOfCompany']> = {
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  costMicros?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AiUsageOfModelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AiUsageOfModel'] = ResolversParentTypes['AiUsageOfModel']> = {
  costMicros?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type GenerationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Generation'] = ResolversParentTypes['Generation'], FederationReferenceType extends FederationReferenceTypes['Generation'] = FederationReferenceTypes['Generation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Generation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  costMicros?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  excerpt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstTokenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GenerationKind'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['GenerationRating']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GenerationStatus'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  voice?: Resolver<Maybe<ResolversTypes['VoiceReport']>, ParentType, ContextType>;
  voiceRules?: Resolver<Array<ResolversTypes['VoiceRule']>, ParentType, ContextType>;
};

export type GenerationPageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GenerationPage'] = ResolversParentTypes['GenerationPage']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['Generation']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GenerationPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GenerationPayload'] = ResolversParentTypes['GenerationPayload']> = {
  generation?: Resolver<ResolversTypes['Generation'], ParentType, ContextType>;
};

export type GenerationRatingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['GenerationRating'] = ResolversParentTypes['GenerationRating']> = {
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  useful?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type MediaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Media'] = ResolversParentTypes['Media']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  rateGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationRateGenerationArgs, 'id' | 'useful'>>;
  requestGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationRequestGenerationArgs, 'input'>>;
  retryGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationRetryGenerationArgs, 'id'>>;
  stopGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationStopGenerationArgs, 'id'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aiModels?: Resolver<Array<ResolversTypes['AiModel']>, ParentType, ContextType>;
  aiQuotasNearEnd?: Resolver<Array<ResolversTypes['AiQuotaNearEnd']>, ParentType, ContextType>;
  aiUsage?: Resolver<ResolversTypes['AiUsage'], ParentType, ContextType, Partial<QueryAiUsageArgs>>;
  aiUsageOfEveryone?: Resolver<ResolversTypes['AiUsage'], ParentType, ContextType, Partial<QueryAiUsageOfEveryoneArgs>>;
  generation?: Resolver<ResolversTypes['Generation'], ParentType, ContextType, RequireFields<QueryGenerationArgs, 'id'>>;
  generations?: Resolver<ResolversTypes['GenerationPage'], ParentType, ContextType, RequireFields<QueryGenerationsArgs, 'page' | 'pageSize'>>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type VoiceChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoiceChange'] = ResolversParentTypes['VoiceChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['VoiceRule'], ParentType, ContextType>;
};

export type VoiceCheckResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoiceCheck'] = ResolversParentTypes['VoiceCheck']> = {
  against?: Resolver<Array<ResolversTypes['VoiceEvidence']>, ParentType, ContextType>;
  applies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  broken?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['VoiceEvidence']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['VoiceRule'], ParentType, ContextType>;
};

export type VoiceEvidenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoiceEvidence'] = ResolversParentTypes['VoiceEvidence']> = {
  certain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VoiceReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoiceReport'] = ResolversParentTypes['VoiceReport']> = {
  changes?: Resolver<Array<ResolversTypes['VoiceChange']>, ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['VoiceCheck']>, ParentType, ContextType>;
  plainText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VoiceRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VoiceRule'] = ResolversParentTypes['VoiceRule']> = {
  kind?: Resolver<ResolversTypes['VoiceRuleKind'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AiModel?: AiModelResolvers<ContextType>;
  AiModelState?: AiModelStateResolvers<ContextType>;
  AiQuotaNearEnd?: AiQuotaNearEndResolvers<ContextType>;
  AiUsage?: AiUsageResolvers<ContextType>;
  AiUsageDay?: AiUsageDayResolvers<ContextType>;
  AiUsageOfCompany?: AiUsageOfCompanyResolvers<ContextType>;
  AiUsageOfModel?: AiUsageOfModelResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Generation?: GenerationResolvers<ContextType>;
  GenerationPage?: GenerationPageResolvers<ContextType>;
  GenerationPayload?: GenerationPayloadResolvers<ContextType>;
  GenerationRating?: GenerationRatingResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Media?: MediaResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VoiceChange?: VoiceChangeResolvers<ContextType>;
  VoiceCheck?: VoiceCheckResolvers<ContextType>;
  VoiceEvidence?: VoiceEvidenceResolvers<ContextType>;
  VoiceReport?: VoiceReportResolvers<ContextType>;
  VoiceRule?: VoiceRuleResolvers<ContextType>;
};

