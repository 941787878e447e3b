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
  /** Any JSON. */
  JSON: { input: unknown; output: unknown; }
  _FieldSet: { input: unknown; output: unknown; }
};

/** A model that texts or pictures are made by. */
export type AiModel = {
  /** What the model is named by in a generation's options. */
  id: Scalars['ID']['output'];
  /** Whether it draws pictures. */
  images: Scalars['Boolean']['output'];
  /** What people see it called. */
  label: Scalars['String']['output'];
  /** Whether it is the composer that works without a model. */
  offline: Scalars['Boolean']['output'];
  /** Who serves it; super admins are told the host. */
  provider: Scalars['String']['output'];
  /** How it has been doing; for admins. */
  state?: Maybe<AiModelState>;
  /** Whether it writes texts. */
  text: Scalars['Boolean']['output'];
};

/** How a model has been doing. */
export type AiModelState = {
  /** What went wrong then, in the reader's language. */
  lastFailure?: Maybe<Scalars['String']['output']>;
  /** When it last failed. */
  lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it last answered. */
  lastSuccessAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Somebody who has nearly used up their month's quota. */
export type AiQuotaNearEnd = {
  /** What the month allows. */
  quotaTokens: Scalars['Int']['output'];
  /** What is left of it. */
  remainingTokens: Scalars['Int']['output'];
  /** Whose quota it is. */
  user: User;
};

/** What generations have used in a time. */
export type AiUsage = {
  /** The same, by company. */
  byCompany: Array<AiUsageOfCompany>;
  /** The same, day by day. */
  byDay: Array<AiUsageDay>;
  /** The same, by model. */
  byModel: Array<AiUsageOfModel>;
  /** What it cost, in millionths of a US dollar. */
  costMicros: Scalars['Int']['output'];
  /** Pictures of today, UTC; null where no model draws. */
  dayQuotaImages?: Maybe<Scalars['Int']['output']>;
  /** Of today, UTC. */
  dayQuotaTokens?: Maybe<Scalars['Int']['output']>;
  /** What is left of those; those that are being drawn count as drawn. */
  dayRemainingImages?: Maybe<Scalars['Int']['output']>;
  /** What is left of today's. */
  dayRemainingTokens?: Maybe<Scalars['Int']['output']>;
  /** How many generations. */
  generations: Scalars['Int']['output'];
  /** Tokens that the model was given. */
  inputTokens: Scalars['Int']['output'];
  /** Tokens that the model wrote. */
  outputTokens: Scalars['Int']['output'];
  /** Of the running month; what is set aside for generations under way counts as used. */
  quotaTokens?: Maybe<Scalars['Int']['output']>;
  /** What is left of it. */
  remainingTokens?: Maybe<Scalars['Int']['output']>;
  /** Of attempts that came to nothing; charged to nobody. */
  wastedTokens: Scalars['Int']['output'];
};

/** What generations have used on one day. */
export type AiUsageDay = {
  /** What it cost, in millionths of a US dollar. */
  costMicros: Scalars['Int']['output'];
  /** YYYY-MM-DD, UTC. */
  day: Scalars['String']['output'];
  /** How many generations. */
  generations: Scalars['Int']['output'];
  /** Tokens given and written. */
  tokens: Scalars['Int']['output'];
};

/** What generations have used for one company. */
export type AiUsageOfCompany = {
  /** The company. */
  company: Company;
  /** What it cost, in millionths of a US dollar. */
  costMicros: Scalars['Int']['output'];
  /** How many generations. */
  generations: Scalars['Int']['output'];
  /** Tokens given and written. */
  tokens: Scalars['Int']['output'];
};

/** What generations have used of one model. */
export type AiUsageOfModel = {
  /** What it cost, in millionths of a US dollar. */
  costMicros: Scalars['Int']['output'];
  /** How many generations. */
  generations: Scalars['Int']['output'];
  /** The model. */
  model: Scalars['String']['output'];
  /** Tokens given and written. */
  tokens: Scalars['Int']['output'];
};

/** What of a company's form is proposed. */
export type BrandField =
  /** A word that it doesn't use: a rule of kind BAN. */
  | 'BANNED_WORD'
  /** The name of its brand. */
  | 'BRAND_NAME'
  /** One of `businessActivities`. */
  | 'BUSINESS_ACTIVITY'
  /** The company's name. */
  | 'COMPANY_NAME'
  /** What it is there for. */
  | 'MISSION'
  /** A trait of the brand's personality. */
  | 'PERSONALITY'
  /** A word that it prefers: a rule of kind PREFER. */
  | 'PREFERRED_WORD'
  /** The brand's slogan. */
  | 'SLOGAN'
  /** Whom it sells to. */
  | 'TARGET_MARKET'
  /** One of the things it stands for. */
  | 'VALUE'
  /** What it wants to become. */
  | 'VISION'
  /** How its language is. */
  | 'VOICE_LANGUAGE';

/** What a passage was in its source. */
export type BrandPlace =
  /** The description of the page for search engines. */
  | 'DESCRIPTION'
  /** A heading. */
  | 'HEADING'
  /** Running text. */
  | 'TEXT'
  /** The title or name of the page. */
  | 'TITLE';

/** What is proposed for one field of a company's form, with where it was found. */
export type BrandProposal = {
  /** Of a BUSINESS_ACTIVITY which one it is. */
  businessActivityId?: Maybe<Scalars['ID']['output']>;
  /** The field; several proposals may be for one that holds a list. */
  field: BrandField;
  /** Whether the value stands in the quote word for word; if not, a model has put it into words. */
  isVerbatim: Scalars['Boolean']['output'];
  /** The language of the source. */
  locale: Locale;
  /** Where in the source they stand. */
  place: BrandPlace;
  /** The words of the source that say so; they stand there, whoever proposes. */
  quote: Scalars['String']['output'];
  /** Of a preferred word what it stands instead of, of a banned one what is written instead. */
  replacement?: Maybe<Scalars['String']['output']>;
  /** What is proposed. */
  value: Scalars['String']['output'];
};

/** What a brand is proposed from: exactly one of address, text and fileId. */
export type BrandSourceInput = {
  /** A page's address, by https or http; https where none is named. */
  address?: InputMaybe<Scalars['String']['input']>;
  /** The company that its form is open of, for which the AI's use counts. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** A document that the caller has uploaded. */
  fileId?: InputMaybe<Scalars['ID']['input']>;
  /** The same key gives the same generation, charged once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** The text itself. */
  text?: InputMaybe<Scalars['String']['input']>;
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

export type Company = {
  id: Scalars['ID']['output'];
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

export type Content = {
  id: Scalars['ID']['output'];
};

/** What a research has done and found. */
export type ContentResearch = {
  /** What is proposed; empty until it has ended. */
  findings: Array<ResearchFinding>;
  /** What ended it before its time; null where it ended by itself. */
  limit?: Maybe<ResearchLimit>;
  /** All that was done so far, in its order. */
  steps: Array<ResearchStep>;
  /** What it could use, once it has begun. Without SEARCH and READ_PAGE it went by the brief alone, and makes no claims. */
  tools: Array<ResearchTool>;
};

/** What a content is researched for. */
export type ContentResearchInput = {
  /** The content, whose brief says what it is about. */
  contentId: Scalars['ID']['input'];
  /** Its text so far, which the research may measure: 60,000 characters at most. */
  draft?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same generation, charged once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What is to be found out above all, in the person's words: 2,000 characters at most. */
  wish?: InputMaybe<Scalars['String']['input']>;
};

/** Something that a model was asked for, and what came of it. */
export type Generation = {
  /** Of `proposeBrand` what is proposed, in the order in which it was found; null for all others. */
  brandProposals?: Maybe<Array<BrandProposal>>;
  /** The company it was made for; null for one not saved yet. */
  company?: Maybe<Company>;
  /** The content it was made for. */
  content?: Maybe<Content>;
  /** What it cost, in millionths of a US dollar. */
  costMicros: Scalars['Int']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Why it failed, in the request's language. */
  error?: Maybe<Scalars['String']['output']>;
  /** The text's beginning, for lists: 200 characters at most. */
  excerpt?: Maybe<Scalars['String']['output']>;
  /** The form field that a FIELD generation fills. */
  field?: Maybe<Scalars['String']['output']>;
  /** When it ended. */
  finishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the first words came. */
  firstTokenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The pictures that were drawn. */
  images: Array<Media>;
  /** Tokens that the model was given. */
  inputTokens: Scalars['Int']['output'];
  /** What was generated as data: ideas, objectives, an outline. */
  items?: Maybe<Scalars['JSON']['output']>;
  /** What was asked for. */
  kind: GenerationKind;
  /** The model that was asked. */
  model: Scalars['String']['output'];
  /** Whether it was made by the composer that works without a model. */
  offline: Scalars['Boolean']['output'];
  /** Tokens that the model wrote. */
  outputTokens: Scalars['Int']['output'];
  /** Who asked for it; nobody else may stop, repeat or rate it. */
  owner: User;
  /** What its owner thinks of it. */
  rating?: Maybe<GenerationRating>;
  /** Of `researchContent` what was done so far, and in the end found; null for all others. */
  research?: Maybe<ContentResearch>;
  /** When a worker began it. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it stands. */
  status: GenerationStatus;
  /** What was written, as far as it has come. */
  text?: Maybe<Scalars['String']['output']>;
  /** The texts to choose from; the first one is `text`. */
  variants: Array<Scalars['String']['output']>;
  /** How the text stands to the voice's rules; null until there is a text. */
  voice?: Maybe<VoiceReport>;
  /** The company's rules that were applied. */
  voiceRules: Array<VoiceRule>;
};

/** What a model is asked for. */
export type GenerationInput = {
  /** For a company not saved yet, its form; exactly one of companyId and company. */
  company?: InputMaybe<CompanyInput>;
  /** The company it is for. */
  companyId?: InputMaybe<Scalars['ID']['input']>;
  /** The content it is for. */
  contentId?: InputMaybe<Scalars['ID']['input']>;
  /** Which form field a FIELD generation fills. */
  field?: InputMaybe<Scalars['String']['input']>;
  /** The same key gives the same generation, charged once. */
  idempotencyKey?: InputMaybe<Scalars['ID']['input']>;
  /** What is asked for. */
  kind: GenerationKind;
  /** The language to write in; the content's or the request's unless said. */
  locale?: InputMaybe<Locale>;
  /** How it is to be made. */
  options?: InputMaybe<GenerationOptions>;
  /** What else the model is to know, in the person's words. */
  prompt?: InputMaybe<Scalars['String']['input']>;
  /**
   * The text that a REWRITE, SHORTEN, EXPAND, TRANSLATE or SUMMARIZE works on. SEO_FIX mends it, or without it the content's own title and
   * idea; for ALT_TEXT it says what the picture shows, unless prompt or the content does.
   */
  selection?: InputMaybe<Scalars['String']['input']>;
};

/** What a model can be asked for. */
export type GenerationKind =
  /** What a picture shows, in words. */
  | 'ALT_TEXT'
  /** A content's text. */
  | 'ARTICLE'
  /** A passage in more words. */
  | 'EXPAND'
  /** A suggestion for a form's field. */
  | 'FIELD'
  /** Ideas for a content. */
  | 'IDEAS'
  /** A picture. */
  | 'IMAGE'
  /** Objectives and topics for an idea. */
  | 'OBJECTIVES'
  /** An outline for a content. */
  | 'OUTLINE'
  /** A passage in other words. */
  | 'REWRITE'
  /** A text or title that search engines find better. */
  | 'SEO_FIX'
  /** A passage in fewer words. */
  | 'SHORTEN'
  /** What a passage says, in brief. */
  | 'SUMMARIZE'
  /** A passage in the other language. */
  | 'TRANSLATE';

/** How it is to be made. */
export type GenerationOptions = {
  /** How long it is to be. */
  length?: InputMaybe<Level>;
  /** One of `aiModels`; the configured one unless said. */
  model?: InputMaybe<Scalars['String']['input']>;
  /** Of an image: landscape, square, portrait, story, or pixels such as 1200x630. */
  size?: InputMaybe<Scalars['String']['input']>;
  /** Of an image: its manner, and for a poster its colour, such as #0A7F5A. */
  style?: InputMaybe<Scalars['String']['input']>;
  /** How freely the model chooses its words: 0 to 2. */
  temperature?: InputMaybe<Scalars['Float']['input']>;
  /** How it is to sound. */
  tone?: InputMaybe<Scalars['String']['input']>;
  /** How many texts to choose from. */
  variants?: InputMaybe<Scalars['Int']['input']>;
  /** False writes as if the company had said nothing of how it speaks, to show beside a text with its voice. */
  voice?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A page of generations. */
export type GenerationPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Generation>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** The generation as it stands now. */
export type GenerationPayload = {
  /** The generation. */
  generation: Generation;
};

/** What somebody thinks of what was generated for them. */
export type GenerationRating = {
  /** Why. */
  note?: Maybe<Scalars['String']['output']>;
  /** Whether it was of use. */
  useful: Scalars['Boolean']['output'];
};

/** How a generation stands. */
export type GenerationStatus =
  /** It is finished. */
  | 'COMPLETED'
  /** It could not be made. */
  | 'FAILED'
  /** It waits for a worker. */
  | 'QUEUED'
  /** It is being written. */
  | 'RUNNING'
  /** Its owner has stopped it. */
  | 'STOPPED';

/** How much of something. */
export type Level =
  /** Much. */
  | 'HIGH'
  /** Little. */
  | 'LOW'
  /** Some. */
  | 'MEDIUM';

/** A language of the platform. */
export type Locale =
  /** Arabic. */
  | 'ar'
  /** English. */
  | 'en';

export type Media = {
  id: Scalars['ID']['output'];
};

/** How the model is reached that was connected in the application. */
export type ModelConnection = {
  /** Of an OpenAI-compatible endpoint, for super admins. */
  baseUrl?: Maybe<Scalars['String']['output']>;
  /** The environment of the ai service names the models; none can be connected beside them. */
  byEnvironment: Scalars['Boolean']['output'];
  /** When it was connected. */
  connectedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether a key is kept; it is never told. */
  hasKey: Scalars['Boolean']['output'];
  /** Null where none is connected. */
  model?: Maybe<Scalars['String']['output']>;
  /** Who serves it. */
  provider?: Maybe<ModelProvider>;
  /** What it is connected for. */
  purpose: ModelPurpose;
  /** Grows with each write. When a mutation expects another: CONFLICT, and nothing is written. */
  version: Scalars['Int']['output'];
};

/** How a model is reached. */
export type ModelConnectionInput = {
  /** Left out, the kept one. */
  apiKey?: InputMaybe<Scalars['String']['input']>;
  /** Of an OpenAI-compatible endpoint, such as http://localhost:11434/v1. */
  baseUrl?: InputMaybe<Scalars['String']['input']>;
  /** What the provider calls it. */
  model: Scalars['String']['input'];
  /** Who serves it. */
  provider: ModelProvider;
  /** What the model is wanted for. */
  purpose?: InputMaybe<ModelPurpose>;
};

/** Who serves a model. */
export type ModelProvider =
  /** Anthropic. */
  | 'ANTHROPIC'
  /** Google. */
  | 'GOOGLE'
  /** OpenAI. */
  | 'OPENAI'
  /** Any endpoint that speaks OpenAI's protocol: Ollama, vLLM, LM Studio, OpenRouter. */
  | 'OPENAI_COMPATIBLE';

/** What a model is connected for. */
export type ModelPurpose =
  /** Pictures. */
  | 'IMAGES'
  /** Texts. */
  | 'TEXT';

/** What came of asking a model for a sentence. */
export type ModelTrial = {
  /** Why it failed, in the reader's language. */
  failure?: Maybe<Scalars['String']['output']>;
  /** How long it took. */
  milliseconds: Scalars['Int']['output'];
  /** What the model said, or that it drew; null when it failed. */
  text?: Maybe<Scalars['String']['output']>;
};

/** What can be changed. Those named in one operation run one after the other. */
export type Mutation = {
  /** Connects a model that texts are written by, or pictures drawn, from now on; for super admins, and where the environment names none. */
  connectModel: ModelConnection;
  /** Forgets the connected model and its key; drafts are skeletons again, pictures posters. For super admins. */
  disconnectModel: ModelConnection;
  /**
   * Reads a web page, a text or a document and queues what a company's form can say by it: a generation of kind FIELD whose brandProposals
   * are the answer. Nothing of it is stored with a company. A page is read within 10 seconds and up to 2 MB, from public addresses only,
   * 30 an hour unless configured otherwise; 24,000 characters of a source are looked at.
   */
  proposeBrand: GenerationPayload;
  /** Once it is finished; a second rating replaces the first. */
  rateGeneration: GenerationPayload;
  /** Queues; progress and text arrive on GET /ai/generations/{id}/stream. */
  requestGeneration: GenerationPayload;
  /**
   * Queues a research for a content: what people search for and ask, and claims with the pages that make them. A generation of kind FIELD
   * whose `research` is the answer; nothing of it is stored with the content. Its owner, 20 an hour unless configured otherwise.
   */
  researchContent: GenerationPayload;
  /** Asks again for what failed or was stopped. Its owner. */
  retryGeneration: GenerationPayload;
  /** Ends a generation; what was written stays. Its owner. */
  stopGeneration: GenerationPayload;
  /** Asks a model for a sentence, or a picture, without connecting it; for super admins. A key that is left out is the kept one, for the same address only. */
  tryModel: ModelTrial;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationConnectModelArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: ModelConnectionInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDisconnectModelArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  purpose?: InputMaybe<ModelPurpose>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationProposeBrandArgs = {
  source: BrandSourceInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRateGenerationArgs = {
  id: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  useful: Scalars['Boolean']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRequestGenerationArgs = {
  input: GenerationInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationResearchContentArgs = {
  input: ContentResearchInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRetryGenerationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationStopGenerationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationTryModelArgs = {
  input: ModelConnectionInput;
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

/** What can be read. */
export type Query = {
  /** What is configured, and whether it is the offline composer. */
  aiModels: Array<AiModel>;
  /** Who has used more than four fifths of their month's quota, the tightest first, twenty at most; for admins. */
  aiQuotasNearEnd: Array<AiQuotaNearEnd>;
  /** What the caller has used; from the beginning of the month unless said. */
  aiUsage: AiUsage;
  /** What everybody has used; for admins. */
  aiUsageOfEveryone: AiUsage;
  /** One generation, for its owner and admins. */
  generation: Generation;
  /** A client's own, for an admin everybody's unless `mine`; newest first. */
  generations: GenerationPage;
  /** How the model of a purpose is reached that was connected in the application; for admins. */
  modelConnection: ModelConnection;
};


/** What can be read. */
export type QueryAiUsageArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. */
export type QueryAiUsageOfEveryoneArgs = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. */
export type QueryGenerationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryGenerationsArgs = {
  companyId?: InputMaybe<Scalars['ID']['input']>;
  contentId?: InputMaybe<Scalars['ID']['input']>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryModelConnectionArgs = {
  purpose?: InputMaybe<ModelPurpose>;
};

/** One thing that a research proposes for a content. */
export type ResearchFinding = {
  /** What it is. */
  kind: ResearchFindingKind;
  /** Of a claim the words of the page, which stand there as they were read. */
  quote?: Maybe<Scalars['String']['output']>;
  /** Of a claim the page. */
  source?: Maybe<ResearchSource>;
  /** What is proposed. */
  value: Scalars['String']['output'];
};

/** What a research proposes. */
export type ResearchFindingKind =
  /** What a page states. */
  | 'CLAIM'
  /** What the content is to be found by. */
  | 'KEYPHRASE'
  /** Another word that people search for. */
  | 'KEYWORD'
  /** What people ask. */
  | 'QUESTION'
  /** What the content should cover. */
  | 'TOPIC';

/** What ended a research before it came to its end by itself. */
export type ResearchLimit =
  /** So many uses of tools are allowed. */
  | 'STEPS'
  /** So long it may take. */
  | 'TIME'
  /** So many tokens were set aside. */
  | 'TOKENS';

/** Why a step of a research came to nothing. */
export type ResearchProblem =
  /** There was nothing. */
  | 'NOTHING_FOUND'
  /** A page that may not be read: of a private network, or of a host that is neither listed nor found. */
  | 'NOT_ALLOWED'
  /** An answer or a page that can't be read. */
  | 'NOT_READABLE'
  /** The installation hasn't what it takes. */
  | 'NOT_SET_UP'
  /** The model's answer could not be used. */
  | 'NOT_UNDERSTOOD'
  /** The search refused to answer, as one does that isn't set up for answers in JSON. */
  | 'SEARCH_REFUSED'
  /** More than is taken. */
  | 'TOO_LARGE'
  /** No answer in time. */
  | 'UNREACHABLE';

/** A page. */
export type ResearchSource = {
  /** Where it is. */
  address: Scalars['String']['output'];
  /** What it calls itself, or the search does. */
  title: Scalars['String']['output'];
};

/** One thing that a research has done. */
export type ResearchStep = {
  /** What was looked for: words, an address, a keyphrase. */
  asked: Scalars['String']['output'];
  /** Words that were found: suggestions, figures of a score. */
  found: Array<Scalars['String']['output']>;
  /** Why it came to nothing. */
  problem?: Maybe<ResearchProblem>;
  /** The pages that were found or read. */
  sources: Array<ResearchSource>;
  /** What was used; null of an answer of the model that could not be used. */
  tool?: Maybe<ResearchTool>;
};

/** What a research can use. */
export type ResearchTool =
  /** Reads a page that a search has returned, or one of a host that the installation names. */
  | 'READ_PAGE'
  /** How a draft stands. */
  | 'SCORE'
  /** A search of the web. */
  | 'SEARCH'
  /** What people search for around a phrase; without a search by the brief alone. */
  | 'SUGGEST_KEYWORDS';

export type User = {
  id: Scalars['ID']['output'];
};

/** Words that a rule has replaced. */
export type VoiceChange = {
  /** Empty where the words were taken out. */
  after: Scalars['String']['output'];
  /** Where the new words begin in the text. */
  at: Scalars['Int']['output'];
  /** The words that stood there. */
  before: Scalars['String']['output'];
  /** The rule. */
  rule: VoiceRule;
};

/** How a text stands to one rule. */
export type VoiceCheck = {
  /** Where it is broken, or may be. */
  against: Array<VoiceEvidence>;
  /** Whether it has anything to say of this text. */
  applies: Scalars['Boolean']['output'];
  /** Whether it is surely broken; never of a STYLE, which only a reader can judge. */
  broken: Scalars['Boolean']['output'];
  /** Where the wanted word stands. */
  kept: Array<VoiceEvidence>;
  /** The rule. */
  rule: VoiceRule;
};

/** A place in the text, in UTF-16 code units; end is exclusive. */
export type VoiceEvidence = {
  /** False for a form that may be another word. */
  certain: Scalars['Boolean']['output'];
  /** Where it ends. */
  end: Scalars['Int']['output'];
  /** Where it begins. */
  start: Scalars['Int']['output'];
  /** The words at this place. */
  text: Scalars['String']['output'];
};

/** How a text stands to the company's voice. */
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
  BrandField: BrandField;
  BrandPlace: BrandPlace;
  BrandProposal: ResolverTypeWrapper<BrandProposal>;
  BrandSourceInput: BrandSourceInput;
  BrandVoiceInput: BrandVoiceInput;
  Company: ResolverTypeWrapper<Company>;
  CompanyInput: CompanyInput;
  Content: ResolverTypeWrapper<Content>;
  ContentResearch: ResolverTypeWrapper<ContentResearch>;
  ContentResearchInput: ContentResearchInput;
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
  ModelConnection: ResolverTypeWrapper<ModelConnection>;
  ModelConnectionInput: ModelConnectionInput;
  ModelProvider: ModelProvider;
  ModelPurpose: ModelPurpose;
  ModelTrial: ResolverTypeWrapper<ModelTrial>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PersonaInput: PersonaInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ResearchFinding: ResolverTypeWrapper<ResearchFinding>;
  ResearchFindingKind: ResearchFindingKind;
  ResearchLimit: ResearchLimit;
  ResearchProblem: ResearchProblem;
  ResearchSource: ResolverTypeWrapper<ResearchSource>;
  ResearchStep: ResolverTypeWrapper<ResearchStep>;
  ResearchTool: ResearchTool;
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
  BrandProposal: BrandProposal;
  BrandSourceInput: BrandSourceInput;
  BrandVoiceInput: BrandVoiceInput;
  Company: Company;
  CompanyInput: CompanyInput;
  Content: Content;
  ContentResearch: ContentResearch;
  ContentResearchInput: ContentResearchInput;
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
  ModelConnection: ModelConnection;
  ModelConnectionInput: ModelConnectionInput;
  ModelTrial: ModelTrial;
  Mutation: Record<PropertyKey, never>;
  PersonaInput: PersonaInput;
  Query: Record<PropertyKey, never>;
  ResearchFinding: ResearchFinding;
  ResearchSource: ResearchSource;
  ResearchStep: ResearchStep;
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
  dayQuotaImages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dayQuotaTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  dayRemainingImages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type BrandProposalResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BrandProposal'] = ResolversParentTypes['BrandProposal']> = {
  businessActivityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['BrandField'], ParentType, ContextType>;
  isVerbatim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  locale?: Resolver<ResolversTypes['Locale'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['BrandPlace'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replacement?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ContentResearchResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentResearch'] = ResolversParentTypes['ContentResearch']> = {
  findings?: Resolver<Array<ResolversTypes['ResearchFinding']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['ResearchLimit']>, ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['ResearchStep']>, ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['ResearchTool']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type GenerationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Generation'] = ResolversParentTypes['Generation'], FederationReferenceType extends FederationReferenceTypes['Generation'] = FederationReferenceTypes['Generation']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Generation']> | FederationReferenceType, FederationReferenceType, ContextType>;
  brandProposals?: Resolver<Maybe<Array<ResolversTypes['BrandProposal']>>, ParentType, ContextType>;
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
  research?: Resolver<Maybe<ResolversTypes['ContentResearch']>, ParentType, ContextType>;
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

export type ModelConnectionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModelConnection'] = ResolversParentTypes['ModelConnection']> = {
  baseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  byEnvironment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  connectedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasKey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ModelProvider']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['ModelPurpose'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModelTrialResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ModelTrial'] = ResolversParentTypes['ModelTrial']> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  milliseconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  connectModel?: Resolver<ResolversTypes['ModelConnection'], ParentType, ContextType, RequireFields<MutationConnectModelArgs, 'input'>>;
  disconnectModel?: Resolver<ResolversTypes['ModelConnection'], ParentType, ContextType, RequireFields<MutationDisconnectModelArgs, 'purpose'>>;
  proposeBrand?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationProposeBrandArgs, 'source'>>;
  rateGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationRateGenerationArgs, 'id' | 'useful'>>;
  requestGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationRequestGenerationArgs, 'input'>>;
  researchContent?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationResearchContentArgs, 'input'>>;
  retryGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationRetryGenerationArgs, 'id'>>;
  stopGeneration?: Resolver<ResolversTypes['GenerationPayload'], ParentType, ContextType, RequireFields<MutationStopGenerationArgs, 'id'>>;
  tryModel?: Resolver<ResolversTypes['ModelTrial'], ParentType, ContextType, RequireFields<MutationTryModelArgs, 'input'>>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aiModels?: Resolver<Array<ResolversTypes['AiModel']>, ParentType, ContextType>;
  aiQuotasNearEnd?: Resolver<Array<ResolversTypes['AiQuotaNearEnd']>, ParentType, ContextType>;
  aiUsage?: Resolver<ResolversTypes['AiUsage'], ParentType, ContextType, Partial<QueryAiUsageArgs>>;
  aiUsageOfEveryone?: Resolver<ResolversTypes['AiUsage'], ParentType, ContextType, Partial<QueryAiUsageOfEveryoneArgs>>;
  generation?: Resolver<ResolversTypes['Generation'], ParentType, ContextType, RequireFields<QueryGenerationArgs, 'id'>>;
  generations?: Resolver<ResolversTypes['GenerationPage'], ParentType, ContextType, RequireFields<QueryGenerationsArgs, 'page' | 'pageSize'>>;
  modelConnection?: Resolver<ResolversTypes['ModelConnection'], ParentType, ContextType, RequireFields<QueryModelConnectionArgs, 'purpose'>>;
};

export type ResearchFindingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResearchFinding'] = ResolversParentTypes['ResearchFinding']> = {
  kind?: Resolver<ResolversTypes['ResearchFindingKind'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ResearchSource']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResearchSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResearchSource'] = ResolversParentTypes['ResearchSource']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResearchStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ResearchStep'] = ResolversParentTypes['ResearchStep']> = {
  asked?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  found?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['ResearchProblem']>, ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['ResearchSource']>, ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['ResearchTool']>, ParentType, ContextType>;
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
  BrandProposal?: BrandProposalResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentResearch?: ContentResearchResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Generation?: GenerationResolvers<ContextType>;
  GenerationPage?: GenerationPageResolvers<ContextType>;
  GenerationPayload?: GenerationPayloadResolvers<ContextType>;
  GenerationRating?: GenerationRatingResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  Media?: MediaResolvers<ContextType>;
  ModelConnection?: ModelConnectionResolvers<ContextType>;
  ModelTrial?: ModelTrialResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ResearchFinding?: ResearchFindingResolvers<ContextType>;
  ResearchSource?: ResearchSourceResolvers<ContextType>;
  ResearchStep?: ResearchStepResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  VoiceChange?: VoiceChangeResolvers<ContextType>;
  VoiceCheck?: VoiceCheckResolvers<ContextType>;
  VoiceEvidence?: VoiceEvidenceResolvers<ContextType>;
  VoiceReport?: VoiceReportResolvers<ContextType>;
  VoiceRule?: VoiceRuleResolvers<ContextType>;
};

