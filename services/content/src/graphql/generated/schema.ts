import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContentRow as StoredContent } from '../../domain/content.ts';
import type { Version as StoredVersion } from '../../store/version-store.ts';
import type { Template as StoredTemplate } from '../../domain/template.ts';
import type { MediaView as StoredMedia } from '../../domain/media.ts';
import type { ContentSource as SourceOfContent } from '../../queries/content-source.ts';
import type { ContentTwin as TwinOfContent } from '../../queries/content-twin.ts';
import type { TextScore, ScoreCheck as TextCheck } from '@muhtawa/text-analysis/score';
import type { Thread, Comment as StoredComment } from '../../domain/comment-thread.ts';
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

/** What one person said. */
export type Comment = {
  /** Who said it. */
  author: User;
  /** When it was said. */
  createdAt: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** Who is spoken to, and told of it. */
  mentions: Array<User>;
  /** What was said. */
  text: Scalars['String']['output'];
};

/** Something that is said in a discussion. */
export type CommentInput = {
  /** Who is spoken to: ten of the content's `people` at most. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** What is said; 2,000 characters at most. */
  text: Scalars['String']['input'];
};

/** Words of a text, with some of what stood around them when they were chosen: the text goes on changing. */
export type CommentQuote = {
  /** The words. */
  exact: Scalars['String']['output'];
  /** What stood before them. */
  prefix: Scalars['String']['output'];
  /** What stood behind them. */
  suffix: Scalars['String']['output'];
};

/** Words of a text, and some of what stands around them. */
export type CommentQuoteInput = {
  /** The words; 1,000 characters at most. */
  exact: Scalars['String']['input'];
  /** What stands before them; 60 characters at most. */
  prefix?: InputMaybe<Scalars['String']['input']>;
  /** What stands behind them; 60 characters at most. */
  suffix?: InputMaybe<Scalars['String']['input']>;
};

/** What people say to each other about a content, or about some words of it. */
export type CommentThread = {
  /** What was said, the oldest first. */
  comments: Array<Comment>;
  /** The content; null where it was deleted meanwhile. */
  content?: Maybe<Content>;
  /** When it was begun. */
  createdAt: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** The words that it is about; null where it is about the whole. */
  quote?: Maybe<CommentQuote>;
  /** Whether it is done with. */
  resolved: Scalars['Boolean']['output'];
  /** Who says that it is done with. */
  resolvedBy?: Maybe<User>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each write. */
  version: Scalars['Int']['output'];
};

/** How a discussion begins. */
export type CommentThreadInput = {
  /** Who is spoken to: ten of the content's `people` at most. */
  mentionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The words that it is about; without them it is about the whole. */
  quote?: InputMaybe<CommentQuoteInput>;
  /** What is said; 2,000 characters at most. */
  text: Scalars['String']['input'];
};

/** A discussion as it is stored now. */
export type CommentThreadPayload = {
  /** As it is stored now. */
  thread: CommentThread;
};

export type Company = {
  id: Scalars['ID']['output'];
};

/** A text with its brief: what it is for, how it is to be written, and what was written. */
export type Content = {
  /** Whether the caller may approve it once it is in review: its company may say that another person than its owner does. */
  approvableByMe: Scalars['Boolean']['output'];
  /** Whose it is to work on; null where nobody is named. */
  assignee?: Maybe<User>;
  /** The text, as a Tiptap (ProseMirror) document. */
  body?: Maybe<Scalars['JSON']['output']>;
  /** The text without its markup. */
  bodyText: Scalars['String']['output'];
  /** The number of its text's newest version; null while it never had a text. */
  bodyVersion?: Maybe<Scalars['Int']['output']>;
  /** What it is to do to its readers. */
  classification?: Maybe<ContentClassification>;
  /** The company it is written for. */
  company: Company;
  /** Whether its brief and its text are complete. */
  completed: Scalars['Boolean']['output'];
  /** Which step of a customer's way it is for. */
  conversionFunnel?: Maybe<ConversionFunnel>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What is made from it. */
  derived: Array<Content>;
  /** What else the writer has to know. */
  details?: Maybe<Scalars['String']['output']>;
  /** The day by which it is to be done: `2026-11-24`. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Others' addresses that it is to link to. */
  externalLinks: Array<Scalars['String']['output']>;
  /** The framework it is written by: AIDA, PAS. */
  framework?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  idea?: Maybe<Scalars['String']['output']>;
  /** What is meant by the idea. */
  ideaExplanation?: Maybe<Scalars['String']['output']>;
  /** How forcefully it speaks. */
  intensity?: Maybe<Level>;
  /** What it is about, for the company. */
  interestArea?: Maybe<InterestArea>;
  /** Addresses of the company's own that it is to link to. */
  internalLinks: Array<Scalars['String']['output']>;
  /** Words it is to be found by. */
  keywords: Array<Scalars['String']['output']>;
  /** How much readers know already. */
  level?: Maybe<ContentLevel>;
  /** The language it is written in. */
  locale: Locale;
  /** Whose view it takes. */
  methodology?: Maybe<Methodology>;
  /** What it is to achieve. */
  objective?: Maybe<Scalars['String']['output']>;
  /** Discussions of it that are not done with. */
  openThreads: Scalars['Int']['output'];
  /**
   * The mean of its score's four, 0 to 100, as it was last measured: some seconds after a change. Null until then, and while it has no text. Unlike
   * `score` it is never measured because somebody asks.
   */
  overallScore?: Maybe<Scalars['Int']['output']>;
  /** Whose it is. */
  owner: User;
  /** The version at which each part last changed. */
  partVersions: ContentPartVersions;
  /** As how many people it speaks. */
  participation?: Maybe<Participation>;
  /** Who may see it, and so may be spoken to and be given it to work on: its owner, and fifty admins at most. */
  people: Array<User>;
  /** Its pictures. */
  pictures: Array<Media>;
  /** The project it belongs to. */
  project?: Maybe<Project>;
  /** Prompts for the writer that still stand in the body; exports and publishing leave them out. */
  promptsLeft: Scalars['Int']['output'];
  /** Which field a person wrote, which a generation filled, which is stale. */
  provenance: Array<FieldProvenance>;
  /** When it was published. */
  publishedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is to be published, or was by schedule; what isn't SCHEDULED is only planned for it. */
  scheduledFor?: Maybe<Scalars['DateTime']['output']>;
  /** Null while it has no text. */
  score?: Maybe<ContentScore>;
  /** How it is to be shared. */
  sharingStyle?: Maybe<Scalars['String']['output']>;
  /** The networks it is for. */
  socialChannels: Array<SocialChannel>;
  /** What it is made from; null where it stands by itself, also once its source was deleted. */
  source?: Maybe<ContentSource>;
  /** Which stage of the brief has been reached. */
  stage: ContentStage;
  /** Where it stands on its way to publication. */
  status: ContentStatus;
  /** What it is called. */
  title: Scalars['String']['output'];
  /** The means it is written with: stories, figures, questions. */
  tools: Array<Scalars['String']['output']>;
  /** What it is to speak of. */
  topics: Array<Scalars['String']['output']>;
  /** The same content in the other language; null where there is none, or the caller may not see it. */
  twin?: Maybe<ContentTwin>;
  /** What kind of text it is. */
  type: ContentType;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each write. What a status move or a deletion expects. */
  version: Scalars['Int']['output'];
  /** Whom the brief says it is for. */
  view: ContentView;
  /** As whom the writer speaks. */
  writerRole?: Maybe<Scalars['String']['output']>;
};

/** Whose a content is to work on, and by when. */
export type ContentAssignmentInput = {
  /** One of the content's `people`. */
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  /** A day, such as `2026-11-24`. */
  dueOn?: InputMaybe<Scalars['String']['input']>;
};

/** The text of a content, and its pictures. What isn't given stays. */
export type ContentBodyInput = {
  /** The text, as a Tiptap (ProseMirror) document. */
  body?: InputMaybe<Scalars['JSON']['input']>;
  /**
   * False for a save while somebody is writing: it stores the text, and the next save that says what version it expects takes its place in the
   * history. True ends that: what a person has saved on purpose is never replaced. A move of the status, an export, a restore, another author,
   * another source and a minute without a save end it too. The search finds what the text says once it has ended.
   */
  checkpoint?: InputMaybe<Scalars['Boolean']['input']>;
  /** Compared with the parts that are given: body, pictures. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The generation that wrote it. */
  generationId?: InputMaybe<Scalars['ID']['input']>;
  /** Pictures that its owner has uploaded; null takes all away. */
  pictureIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Who wrote the text; a person unless said. */
  source?: InputMaybe<FieldSource>;
  /** Of a content that is made from another: the version of the source's text that this one goes by. Without a body the text stays as it is, and is up to date. */
  sourceVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Where the fields of this input come from. */
  sources?: InputMaybe<Array<FieldSourceInput>>;
  /** That the generation ended before the text did: the content isn't complete with it until it is saved without this. Only with `generationId`. */
  unfinished?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a content is to do to its readers. */
export type ContentClassification =
  /** It informs. */
  | 'COGNITIVE'
  /** It tells what to do. */
  | 'DIRECTIVE'
  /** It entertains. */
  | 'ENTERTAINMENT'
  /** It inspires. */
  | 'INSPIRING'
  /** It sells. */
  | 'PROMOTIONAL'
  /** It teaches a skill. */
  | 'SKILL'
  /** It shows mastery. */
  | 'SKILLFULLY';

/** The second stage of a brief: what the content is about. */
export type ContentIdeaInput = {
  /** When given and this part has changed after it: CONFLICT, and nothing is written. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** What it is about. */
  idea?: InputMaybe<Scalars['String']['input']>;
  /** What is meant by the idea. */
  ideaExplanation?: InputMaybe<Scalars['String']['input']>;
  /** Words it is to be found by. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Where the fields of this input come from. */
  sources?: InputMaybe<Array<FieldSourceInput>>;
};

/** How much readers know already. */
export type ContentLevel =
  /** A lot. */
  | 'ADVANCED'
  /** Nothing yet. */
  | 'BASIC'
  /** The basics. */
  | 'INTERMEDIATE'
  /** They are experts. */
  | 'SPECIALIZED';

/** The first stage of a brief: what is needed. */
export type ContentNeedsInput = {
  /** What it is to do to its readers. */
  classification?: InputMaybe<ContentClassification>;
  /** What else the writer has to know. */
  details?: InputMaybe<Scalars['String']['input']>;
  /** When given and this part has changed after it: CONFLICT, and nothing is written. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** The framework it is written by: AIDA, PAS. */
  framework?: InputMaybe<Scalars['String']['input']>;
  /** What it is about, for the company. */
  interestArea?: InputMaybe<InterestArea>;
  /** Words it is to be found by. */
  keywords?: InputMaybe<Array<Scalars['String']['input']>>;
  /** How much readers know already. */
  level?: InputMaybe<ContentLevel>;
  /** The language it is written in; the request's unless said. */
  locale?: InputMaybe<Locale>;
  /** Whose view it takes. */
  methodology?: InputMaybe<Methodology>;
  /** Where the fields of this input come from. */
  sources?: InputMaybe<Array<FieldSourceInput>>;
  /** What it is called. */
  title: Scalars['String']['input'];
  /** What kind of text it is. */
  type: ContentType;
  /** Whom the brief says it is for. */
  view?: InputMaybe<ContentView>;
};

/** The third stage of a brief: what the content is to achieve. */
export type ContentObjectivesInput = {
  /** Which step of a customer's way it is for. */
  conversionFunnel?: InputMaybe<ConversionFunnel>;
  /** When given and this part has changed after it: CONFLICT, and nothing is written. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Others' addresses that it is to link to. */
  externalLinks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Addresses of the company's own that it is to link to. */
  internalLinks?: InputMaybe<Array<Scalars['String']['input']>>;
  /** What it is to achieve. */
  objective?: InputMaybe<Scalars['String']['input']>;
  /** Where the fields of this input come from. */
  sources?: InputMaybe<Array<FieldSourceInput>>;
  /** What it is to speak of. */
  topics?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** In what order contents are listed. */
export type ContentOrder =
  /** What has no score comes last. */
  | 'HIGHEST_SCORE'
  /** What has no score comes first. */
  | 'LOWEST_SCORE'
  /** The newest first. */
  | 'NEWEST';

/** A page of contents. */
export type ContentPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<Content>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/**
 * The version at which each part last changed. A save of a part that expects a version is a CONFLICT if the part has changed after it, or if there
 * is no such version yet; what else has changed doesn't matter. Either a part's version or the content's may be expected.
 */
export type ContentPartVersions = {
  /** Of the text. */
  body: Scalars['Int']['output'];
  /** Of the second stage. */
  idea: Scalars['Int']['output'];
  /** Of the first stage. */
  needs: Scalars['Int']['output'];
  /** Of the third stage. */
  objectives: Scalars['Int']['output'];
  /** Of the pictures. */
  pictures: Scalars['Int']['output'];
  /** Of the status and its time. */
  status: Scalars['Int']['output'];
  /** Of the fourth stage. */
  tools: Scalars['Int']['output'];
};

/** The content as it is stored now. */
export type ContentPayload = {
  /** The content. */
  content: Content;
};

/** How good a text is to find by search engines, to quote for answering assistants, to read, and for its brand's voice: 0 to 100 each. */
export type ContentScore = {
  /** What the four rest on. */
  checks: Array<ScoreCheck>;
  /** To quote for answering assistants. */
  geo: Scalars['Int']['output'];
  /** To read. */
  readability: Scalars['Int']['output'];
  /** To find by search engines. */
  seo: Scalars['Int']['output'];
  /** For its brand's voice. */
  voice: Scalars['Int']['output'];
};

/** The content that another one's text is made from. */
export type ContentSource = {
  /** The source. */
  content: Content;
  /** The version that the source's text has now. */
  currentVersion: Scalars['Int']['output'];
  /** As what it is made. */
  form: DerivedForm;
  /** Whether the source says something else by now; forms, pictures, and what was taken back don't count. */
  stale: Scalars['Boolean']['output'];
  /** How it was to sound; null for the brand's own way. */
  tone?: Maybe<Scalars['String']['output']>;
  /** The version of the source's text that it goes by. */
  version: Scalars['Int']['output'];
};

/** Which stage of its brief a content has reached. */
export type ContentStage =
  /** There is a text. */
  | 'COMPLETE'
  /** The text is being written. */
  | 'GENERATION'
  /** What it is about. */
  | 'IDEA'
  /** What is needed. */
  | 'NEEDS'
  /** What it is to achieve. */
  | 'OBJECTIVES'
  /** How it is to be written. */
  | 'TOOLS';

/** Where a content stands on its way to publication. */
export type ContentStatus =
  /** It may be published. */
  | 'APPROVED'
  /** It is put away. */
  | 'ARCHIVED'
  /** It is being worked on. */
  | 'DRAFT'
  /** Somebody is to read it. */
  | 'IN_REVIEW'
  /** It is published. */
  | 'PUBLISHED'
  /** It is published when its time comes. */
  | 'SCHEDULED';

/** A brief that contents of a company are begun with. */
export type ContentTemplate = {
  /** What it is to do to its readers. */
  classification?: Maybe<ContentClassification>;
  /** Whose template it is. */
  company: Company;
  /** Which step of a customer's way it is for. */
  conversionFunnel?: Maybe<ConversionFunnel>;
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What else the writer has to know. */
  details?: Maybe<Scalars['String']['output']>;
  /** Others' addresses that it is to link to. */
  externalLinks: Array<Scalars['String']['output']>;
  /** The framework it is written by: AIDA, PAS. */
  framework?: Maybe<Scalars['String']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  idea?: Maybe<Scalars['String']['output']>;
  /** What is meant by the idea. */
  ideaExplanation?: Maybe<Scalars['String']['output']>;
  /** How forcefully it speaks. */
  intensity?: Maybe<Level>;
  /** What it is about, for the company. */
  interestArea?: Maybe<InterestArea>;
  /** Addresses of the company's own that it is to link to. */
  internalLinks: Array<Scalars['String']['output']>;
  /** Words it is to be found by. */
  keywords: Array<Scalars['String']['output']>;
  /** How much readers know already. */
  level?: Maybe<ContentLevel>;
  /** Whose view it takes. */
  methodology?: Maybe<Methodology>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** What it is to achieve. */
  objective?: Maybe<Scalars['String']['output']>;
  /** As how many people it speaks. */
  participation?: Maybe<Participation>;
  /** How it is to be shared. */
  sharingStyle?: Maybe<Scalars['String']['output']>;
  /** The networks it is for. */
  socialChannels: Array<SocialChannel>;
  /** The means it is written with: stories, figures, questions. */
  tools: Array<Scalars['String']['output']>;
  /** What it is to speak of. */
  topics: Array<Scalars['String']['output']>;
  /** What kind of text it is. */
  type: ContentType;
  /** When it was written last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Grows with each write. What renaming and deletion expect. */
  version: Scalars['Int']['output'];
  /** Whom the brief says it is for. */
  view: ContentView;
  /** As whom the writer speaks. */
  writerRole?: Maybe<Scalars['String']['output']>;
};

/** A template as it is stored now. */
export type ContentTemplatePayload = {
  /** As it is stored now. */
  template: ContentTemplate;
};

/** The fourth stage of a brief: how the content is to be written. */
export type ContentToolsInput = {
  /** When given and this part has changed after it: CONFLICT, and nothing is written. */
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  /** How forcefully it speaks. */
  intensity?: InputMaybe<Level>;
  /** As how many people it speaks. */
  participation?: InputMaybe<Participation>;
  /** How it is to be shared. */
  sharingStyle?: InputMaybe<Scalars['String']['input']>;
  /** The networks it is for. */
  socialChannels?: InputMaybe<Array<SocialChannel>>;
  /** Where the fields of this input come from. */
  sources?: InputMaybe<Array<FieldSourceInput>>;
  /** The means it is written with: stories, figures, questions. */
  tools?: InputMaybe<Array<Scalars['String']['input']>>;
  /** As whom the writer speaks. */
  writerRole?: InputMaybe<Scalars['String']['input']>;
};

/** A content in the other language, linked paragraph by paragraph. Each has a status of its own. */
export type ContentTwin = {
  /** Paragraphs of this content whose partners were changed since, or that are still to be written. */
  behind: Scalars['Int']['output'];
  /** The other one. */
  content: Content;
  /** Which paragraphs said the same, as somebody has said or as was guessed; in the order of this content's text. */
  pairs: Array<TwinPair>;
};

/** What kind of text a content is. */
export type ContentType =
  /** An article. */
  | 'ARTICLE'
  /** A text to be spoken. */
  | 'AUDIO_SCRIPT'
  /** A description, of a product say. */
  | 'DESCRIPTION'
  /** A post for social networks. */
  | 'POST'
  /** A post of 280 characters. */
  | 'TWEET'
  /** A text to be filmed. */
  | 'VIDEO_SCRIPT';

/** A body as it was saved; numbers count from 1. The newest may still be written on. */
export type ContentVersion = {
  /** Who wrote it. */
  author: User;
  /** The text, as a Tiptap (ProseMirror) document. */
  body: Scalars['JSON']['output'];
  /** When it was made. */
  createdAt: Scalars['DateTime']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** Counts from 1. */
  number: Scalars['Int']['output'];
  /**
   * The mean of its score's four, 0 to 100, by the content's brief and its company's voice of now. Null of one without words, and of one that isn't
   * measured yet: a request measures ten at most, the next one ten more.
   */
  overallScore?: Maybe<Scalars['Int']['output']>;
  /** Who or what wrote it. */
  source: FieldSource;
};

/** A page of a content's versions. */
export type ContentVersionPage = {
  /** Whether there are more after this page. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether there are more before this page. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** What is on this page. */
  results: Array<ContentVersion>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** How many pages there are. */
  totalPages: Scalars['Int']['output'];
};

/** A label of the brief (for inside use, for everyone); it widens nobody's access. */
export type ContentView =
  /** For everyone. */
  | 'GENERAL'
  /** For inside use. */
  | 'PRIVATE';

/** Which step of a customer's way a content is for. */
export type ConversionFunnel =
  /** They act. */
  | 'ACTION'
  /** They notice. */
  | 'ATTENTION'
  /** They want it. */
  | 'DESIRE'
  /** They want to know more. */
  | 'INTEREST';

/** A content that is to be made from another's text. */
export type DerivedContentInput = {
  /** As what. */
  form: DerivedForm;
  /** The source's where it isn't given. */
  locale?: InputMaybe<Locale>;
  /** How it is to sound; the brand's own way where it isn't given. */
  tone?: InputMaybe<Scalars['String']['input']>;
};

/** What is made from a text. */
export type DerivedContentsPayload = {
  /** In the order of the forms. */
  contents: Array<Content>;
};

/** What may be made from a content's text. A newsletter's type is ARTICLE. */
export type DerivedForm =
  /** To be spoken. */
  | 'AUDIO_SCRIPT'
  /** A few sentences that say what something is. */
  | 'DESCRIPTION'
  /** A mail to those who asked for it. */
  | 'NEWSLETTER'
  /** A post for social media. */
  | 'POST'
  /** At most 280 characters. */
  | 'TWEET'
  /** Scenes with what is seen and said. */
  | 'VIDEO_SCRIPT';

/** Where the value of a content's field comes from. */
export type FieldProvenance = {
  /** The field's name in `Content`. */
  field: Scalars['String']['output'];
  /** The generation that wrote it. */
  generationId?: Maybe<Scalars['ID']['output']>;
  /** Who or what wrote it. */
  source: FieldSource;
  /** Whether an AI filled it and its basis has changed since. */
  stale: Scalars['Boolean']['output'];
  /** Of a text: that its generation ended before the text did. The content isn't complete with it until a person goes on with it, or saves it as it is. */
  unfinished?: Maybe<Scalars['Boolean']['output']>;
  /** Of a list: which of its entries are the AI's; null where nobody has said. */
  values?: Maybe<Array<Scalars['String']['output']>>;
};

/** Who or what wrote something. */
export type FieldSource =
  /** A model. */
  | 'AI'
  /** A model, and a person has changed it. */
  | 'AI_EDITED'
  /** A person. */
  | 'HUMAN'
  /** Made without a model: a skeleton of the brief with prompts for the writer. */
  | 'TEMPLATE';

/** Where a field of an input comes from. A changed field without an entry is HUMAN; an unchanged one keeps its provenance. */
export type FieldSourceInput = {
  /** The field's name in this input. */
  field: Scalars['String']['input'];
  /** The generation that wrote it. */
  generationId?: InputMaybe<Scalars['ID']['input']>;
  /** Who or what wrote it. */
  source: FieldSource;
  /** Of a list: the entries that the AI wrote; the others are a person's. */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** What a content is about, for the company. */
export type InterestArea =
  /** An idea. */
  | 'IDEA'
  /** Something else. */
  | 'OTHER'
  /** A product. */
  | 'PRODUCT'
  /** Services. */
  | 'SERVICES';

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

/** An uploaded or generated file. Pictures are for whoever knows the id, documents for their owner and admins. */
export type Media = {
  /** What it shows, for whoever doesn't see it. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Pixels. */
  height?: Maybe<Scalars['Int']['output']>;
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** What kind of file it is: `image/webp`. */
  mimeType: Scalars['String']['output'];
  /** The file's name as it was uploaded. */
  name: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** `/media/<id>`; `?w=64`, 160, 320, 640 or 1280 serves a picture in that width. */
  url: Scalars['String']['output'];
  /** Grows with each write. */
  version: Scalars['Int']['output'];
  /** Pixels. */
  width?: Maybe<Scalars['Int']['output']>;
};

/** The file as it is described now. */
export type MediaPayload = {
  /** The file. */
  media: Media;
};

/** Whose view a content takes. */
export type Methodology =
  /** An expert's. */
  | 'EXPERT_OPINION'
  /** The writer's own. */
  | 'PERSONAL_OPINION';

/** What can be changed. Those named in one operation run one after the other. */
export type Mutation = {
  /** Says whose it is to work on, and by which day; its owner and admins. What isn't given stays, null takes it away. */
  assignContent: ContentPayload;
  /** Begins a discussion of a content, or of some of its words; its owner and admins. A content has a hundred at most. */
  beginCommentThread: CommentThreadPayload;
  /**
   * A draft may be planned for a time; that alone publishes nothing. `idea`, `objectives` and `tools` are what its later stages begin with; the
   * keywords are those of `input`.
   */
  createContent: ContentPayload;
  /**
   * Begins this content's twin in the other language: in its project, with its brief, and for each paragraph of its text a prompt that asks for its
   * translation. A content has one twin at most; one that is there already is handed back.
   */
  createTwin: ContentPayload;
  /** Takes a comment away; who wrote it, and the content's owner. The discussion goes with its last one. */
  deleteComment: SuccessPayload;
  /** Its versions go with it. */
  deleteContent: SuccessPayload;
  /** Contents that were begun from it stay as they are. */
  deleteContentTemplate: SuccessPayload;
  /**
   * Begins a content for each form, made from this one's text: with its brief, in its project, without a text yet. There is one for each form and
   * language; one that is there already is handed back, with the tone that is given. Its text is asked of `requestGeneration` with the source's
   * as `selection`, and saved by `saveContentBody` with `sourceVersion`.
   */
  deriveContents: DerivedContentsPayload;
  /**
   * Makes two contents that are there twins: of one company, one in Arabic and one in English, neither with another twin. Their paragraphs are paired
   * by their order, their form, their numbers and their length; what can't be told stays unpaired. Two that are twins stay as they are. The owner of both.
   */
  linkTwin: ContentPayload;
  /**
   * Says that paragraphs of a content and of its twin say the same, as both are stored: BAD_USER_INPUT where one of them isn't. What these were
   * paired with before is forgotten. Its owner.
   */
  pairTwin: ContentPayload;
  /** Calls a template otherwise; its company's owner. */
  renameContentTemplate: ContentTemplatePayload;
  /** Says something in a discussion, and opens it again; the content's owner and admins. Fifty comments at most, a thousand in all discussions of a content. */
  replyToComment: CommentThreadPayload;
  /** Makes a new version. `expectedVersion` is compared as by saveContentBody. */
  restoreContentVersion: ContentPayload;
  /** Keeps a content's brief, without its title and text, as a template of its company; its owner. A company has fifty at most, no two of a name. */
  saveContentAsTemplate: ContentTemplatePayload;
  /** Saves the text and the pictures; what isn't given stays. */
  saveContentBody: ContentPayload;
  /** Saves the second stage of the brief. */
  saveContentIdea: ContentPayload;
  /** Saves the first stage of the brief. */
  saveContentNeeds: ContentPayload;
  /** Saves the third stage of the brief. */
  saveContentObjectives: ContentPayload;
  /** Saves the fourth stage of the brief. */
  saveContentTools: ContentPayload;
  /**
   * The owner and admins move it on; where its company says so, another person than the owner approves it (else FORBIDDEN). A time goes with SCHEDULED, which is then published at that time, or with the status that a draft, a content in
   * review or an approved one has already, which is then planned for it.
   */
  setContentStatus: ContentPayload;
  /** Says that a discussion is done with, or is not after all; the content's owner and admins. */
  settleCommentThread: CommentThreadPayload;
  /** Lets two twins stand by themselves; which of their paragraphs said the same is forgotten. Two that are no twins stay as they are. The owner of both. */
  unlinkTwin: ContentPayload;
  /** What a file of one's own shows, for whoever doesn't see it; null takes it away. */
  updateMedia: MediaPayload;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationAssignContentArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: ContentAssignmentInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationBeginCommentThreadArgs = {
  contentId: Scalars['ID']['input'];
  input: CommentThreadInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateContentArgs = {
  body?: InputMaybe<Scalars['JSON']['input']>;
  companyId: Scalars['ID']['input'];
  idea?: InputMaybe<ContentIdeaInput>;
  input: ContentNeedsInput;
  key?: InputMaybe<Scalars['String']['input']>;
  objectives?: InputMaybe<ContentObjectivesInput>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  scheduledFor?: InputMaybe<Scalars['DateTime']['input']>;
  tools?: InputMaybe<ContentToolsInput>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationCreateTwinArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteCommentArgs = {
  commentId: Scalars['ID']['input'];
  threadId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteContentArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeleteContentTemplateArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationDeriveContentsArgs = {
  forms: Array<DerivedContentInput>;
  id: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationLinkTwinArgs = {
  id: Scalars['ID']['input'];
  twinId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationPairTwinArgs = {
  id: Scalars['ID']['input'];
  pairs: Array<TwinPairInput>;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRenameContentTemplateArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationReplyToCommentArgs = {
  input: CommentInput;
  threadId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationRestoreContentVersionArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSaveContentAsTemplateArgs = {
  contentId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSaveContentBodyArgs = {
  id: Scalars['ID']['input'];
  input: ContentBodyInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSaveContentIdeaArgs = {
  id: Scalars['ID']['input'];
  input: ContentIdeaInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSaveContentNeedsArgs = {
  id: Scalars['ID']['input'];
  input: ContentNeedsInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSaveContentObjectivesArgs = {
  id: Scalars['ID']['input'];
  input: ContentObjectivesInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSaveContentToolsArgs = {
  id: Scalars['ID']['input'];
  input: ContentToolsInput;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSetContentStatusArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  scheduledFor?: InputMaybe<Scalars['DateTime']['input']>;
  status: ContentStatus;
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationSettleCommentThreadArgs = {
  resolved: Scalars['Boolean']['input'];
  threadId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUnlinkTwinArgs = {
  id: Scalars['ID']['input'];
  twinId: Scalars['ID']['input'];
};


/** What can be changed. Those named in one operation run one after the other. */
export type MutationUpdateMediaArgs = {
  alt?: InputMaybe<Scalars['String']['input']>;
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};

/** How many people a content speaks as. */
export type Participation =
  /** Two. */
  | 'DUO'
  /** Many. */
  | 'GROUP'
  /** One. */
  | 'INDIVIDUAL';

export type Project = {
  id: Scalars['ID']['output'];
};

/** What can be read. */
export type Query = {
  /** What is said of a content, the oldest first; for its owner and admins. A hundred discussions at most. */
  commentThreads: Array<CommentThread>;
  /** One content, for its owner and admins. */
  content: Content;
  /** A company's own templates, by their names; for its owner and admins. Fifty at most. */
  contentTemplates: Array<ContentTemplate>;
  /** Newest first. */
  contentVersions: ContentVersionPage;
  /**
   * Newest first; the search is Arabic-aware. `appearsFrom` and `appearsBefore` leave what is planned or scheduled for, or was published in, the
   * time between them; `undated` leaves what is being worked on and has no time; `minScore` and `maxScore` leave what has an overall score of that
   * much at least and at most.
   */
  contents: ContentPage;
  /**
   * Over the caller's companies, projects and contents; Arabic-aware, each word by its beginning.
   * `ofEverybody` looks through everybody's; for admins.
   */
  search: Array<SearchHit>;
};


/** What can be read. */
export type QueryCommentThreadsArgs = {
  contentId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryContentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryContentTemplatesArgs = {
  companyId: Scalars['ID']['input'];
};


/** What can be read. */
export type QueryContentVersionsArgs = {
  contentId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. */
export type QueryContentsArgs = {
  appearsBefore?: InputMaybe<Scalars['DateTime']['input']>;
  appearsFrom?: InputMaybe<Scalars['DateTime']['input']>;
  assigneeId?: InputMaybe<Scalars['ID']['input']>;
  companyId?: InputMaybe<Scalars['ID']['input']>;
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  dueBefore?: InputMaybe<Scalars['String']['input']>;
  dueFrom?: InputMaybe<Scalars['String']['input']>;
  locale?: InputMaybe<Locale>;
  maxScore?: InputMaybe<Scalars['Int']['input']>;
  minScore?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ContentOrder>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<ContentStatus>;
  type?: InputMaybe<ContentType>;
  undated?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What can be read. */
export type QuerySearchArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  ofEverybody?: InputMaybe<Scalars['Boolean']['input']>;
  term: Scalars['String']['input'];
};

/** One thing that a text's score rests on. */
export type ScoreCheck = {
  /** SEO, GEO, READABILITY or VOICE. */
  area: Scalars['String']['output'];
  /** Passages that it rests on. */
  evidence: Array<Scalars['String']['output']>;
  /** Whether rewriting the text can mend it, without facts that only its owner has. */
  fixable: Scalars['Boolean']['output'];
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** In the language of the request: what is so, or what to do about it. */
  message: Scalars['String']['output'];
  /** Whether it is as it should be. */
  passed: Scalars['Boolean']['output'];
  /** How much it matters. */
  severity: Level;
};

/** Something that a search has found. */
export type SearchHit = {
  /** Names it in every operation. */
  id: Scalars['ID']['output'];
  /** Whose it is. */
  owner: User;
  /** Escaped HTML, in which each match is a mark element. */
  snippet: Scalars['String']['output'];
  /** What it is called. */
  title: Scalars['String']['output'];
  /** What kind of thing it is. */
  type: SearchType;
};

/** What kind of thing a search has found. */
export type SearchType =
  /** A company. */
  | 'COMPANY'
  /** A content. */
  | 'CONTENT'
  /** A project. */
  | 'PROJECT';

/** A network that a content is for. */
export type SocialChannel =
  /** Facebook. */
  | 'FACEBOOK'
  /** Instagram. */
  | 'INSTAGRAM'
  /** Snapchat. */
  | 'SNAPCHAT'
  /** TikTok. */
  | 'TIKTOK'
  /** YouTube. */
  | 'YOUTUBE';

/** It was done. */
export type SuccessPayload = {
  /** True; what fails has an error instead. */
  success: Scalars['Boolean']['output'];
};

/** Two paragraphs that say the same, or are guessed to. A paragraph is named by a digest of its words. */
export type TwinPair = {
  /** Whether nobody has said yet that they say the same: they were paired by their order and form as two contents became twins. */
  guessed: Scalars['Boolean']['output'];
  /** Of its twin. */
  other: Scalars['String']['output'];
  /** Of this content. */
  own: Scalars['String']['output'];
  /** Where the other one stood among those that are paired, from 0. */
  place: Scalars['Int']['output'];
};

/** Two paragraphs that say the same. */
export type TwinPairInput = {
  /** Of its twin. */
  other: Scalars['String']['input'];
  /** Of the content. */
  own: Scalars['String']['input'];
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
  Comment: ResolverTypeWrapper<StoredComment>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  CommentInput: CommentInput;
  CommentQuote: ResolverTypeWrapper<CommentQuote>;
  CommentQuoteInput: CommentQuoteInput;
  CommentThread: ResolverTypeWrapper<Thread>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  CommentThreadInput: CommentThreadInput;
  CommentThreadPayload: ResolverTypeWrapper<Omit<CommentThreadPayload, 'thread'> & { thread: ResolversTypes['CommentThread'] }>;
  Company: ResolverTypeWrapper<Company>;
  Content: ResolverTypeWrapper<StoredContent>;
  ContentAssignmentInput: ContentAssignmentInput;
  ContentBodyInput: ContentBodyInput;
  ContentClassification: ContentClassification;
  ContentIdeaInput: ContentIdeaInput;
  ContentLevel: ContentLevel;
  ContentNeedsInput: ContentNeedsInput;
  ContentObjectivesInput: ContentObjectivesInput;
  ContentOrder: ContentOrder;
  ContentPage: ResolverTypeWrapper<Omit<ContentPage, 'results'> & { results: Array<ResolversTypes['Content']> }>;
  ContentPartVersions: ResolverTypeWrapper<ContentPartVersions>;
  ContentPayload: ResolverTypeWrapper<Omit<ContentPayload, 'content'> & { content: ResolversTypes['Content'] }>;
  ContentScore: ResolverTypeWrapper<TextScore>;
  ContentSource: ResolverTypeWrapper<SourceOfContent>;
  ContentStage: ContentStage;
  ContentStatus: ContentStatus;
  ContentTemplate: ResolverTypeWrapper<StoredTemplate>;
  ContentTemplatePayload: ResolverTypeWrapper<Omit<ContentTemplatePayload, 'template'> & { template: ResolversTypes['ContentTemplate'] }>;
  ContentToolsInput: ContentToolsInput;
  ContentTwin: ResolverTypeWrapper<TwinOfContent>;
  ContentType: ContentType;
  ContentVersion: ResolverTypeWrapper<StoredVersion>;
  ContentVersionPage: ResolverTypeWrapper<Omit<ContentVersionPage, 'results'> & { results: Array<ResolversTypes['ContentVersion']> }>;
  ContentView: ContentView;
  ConversionFunnel: ConversionFunnel;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DerivedContentInput: DerivedContentInput;
  DerivedContentsPayload: ResolverTypeWrapper<Omit<DerivedContentsPayload, 'contents'> & { contents: Array<ResolversTypes['Content']> }>;
  DerivedForm: DerivedForm;
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
  TwinPair: ResolverTypeWrapper<TwinPair>;
  TwinPairInput: TwinPairInput;
  User: ResolverTypeWrapper<User>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Comment: StoredComment;
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  CommentInput: CommentInput;
  CommentQuote: CommentQuote;
  CommentQuoteInput: CommentQuoteInput;
  CommentThread: Thread;
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  CommentThreadInput: CommentThreadInput;
  CommentThreadPayload: Omit<CommentThreadPayload, 'thread'> & { thread: ResolversParentTypes['CommentThread'] };
  Company: Company;
  Content: StoredContent;
  ContentAssignmentInput: ContentAssignmentInput;
  ContentBodyInput: ContentBodyInput;
  ContentIdeaInput: ContentIdeaInput;
  ContentNeedsInput: ContentNeedsInput;
  ContentObjectivesInput: ContentObjectivesInput;
  ContentPage: Omit<ContentPage, 'results'> & { results: Array<ResolversParentTypes['Content']> };
  ContentPartVersions: ContentPartVersions;
  ContentPayload: Omit<ContentPayload, 'content'> & { content: ResolversParentTypes['Content'] };
  ContentScore: TextScore;
  ContentSource: SourceOfContent;
  ContentTemplate: StoredTemplate;
  ContentTemplatePayload: Omit<ContentTemplatePayload, 'template'> & { template: ResolversParentTypes['ContentTemplate'] };
  ContentToolsInput: ContentToolsInput;
  ContentTwin: TwinOfContent;
  ContentVersion: StoredVersion;
  ContentVersionPage: Omit<ContentVersionPage, 'results'> & { results: Array<ResolversParentTypes['ContentVersion']> };
  DateTime: Scalars['DateTime']['output'];
  DerivedContentInput: DerivedContentInput;
  DerivedContentsPayload: Omit<DerivedContentsPayload, 'contents'> & { contents: Array<ResolversParentTypes['Content']> };
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
  TwinPair: TwinPair;
  TwinPairInput: TwinPairInput;
  User: User;
};

export type CommentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentions?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentQuote'] = ResolversParentTypes['CommentQuote']> = {
  exact?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentThreadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentThread'] = ResolversParentTypes['CommentThread']> = {
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['Content']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['CommentQuote']>, ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentThreadPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CommentThreadPayload'] = ResolversParentTypes['CommentThreadPayload']> = {
  thread?: Resolver<ResolversTypes['CommentThread'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Content'] = ResolversParentTypes['Content'], FederationReferenceType extends FederationReferenceTypes['Content'] = FederationReferenceTypes['Content']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Content']> | FederationReferenceType, FederationReferenceType, ContextType>;
  approvableByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
  bodyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  classification?: Resolver<Maybe<ResolversTypes['ContentClassification']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  conversionFunnel?: Resolver<Maybe<ResolversTypes['ConversionFunnel']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  derived?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
  details?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  openThreads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  partVersions?: Resolver<ResolversTypes['ContentPartVersions'], ParentType, ContextType>;
  participation?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Media']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  promptsLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provenance?: Resolver<Array<ResolversTypes['FieldProvenance']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scheduledFor?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['ContentScore']>, ParentType, ContextType>;
  sharingStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialChannels?: Resolver<Array<ResolversTypes['SocialChannel']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['ContentSource']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['ContentStage'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ContentStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  twin?: Resolver<Maybe<ResolversTypes['ContentTwin']>, ParentType, ContextType>;
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

export type ContentSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentSource'] = ResolversParentTypes['ContentSource']> = {
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  currentVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['DerivedForm'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContentTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentTemplate'] = ResolversParentTypes['ContentTemplate']> = {
  classification?: Resolver<Maybe<ResolversTypes['ContentClassification']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
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
  methodology?: Resolver<Maybe<ResolversTypes['Methodology']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objective?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  participation?: Resolver<Maybe<ResolversTypes['Participation']>, ParentType, ContextType>;
  sharingStyle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  socialChannels?: Resolver<Array<ResolversTypes['SocialChannel']>, ParentType, ContextType>;
  tools?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ContentType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['ContentView'], ParentType, ContextType>;
  writerRole?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContentTemplatePayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentTemplatePayload'] = ResolversParentTypes['ContentTemplatePayload']> = {
  template?: Resolver<ResolversTypes['ContentTemplate'], ParentType, ContextType>;
};

export type ContentTwinResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentTwin'] = ResolversParentTypes['ContentTwin']> = {
  behind?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType>;
  pairs?: Resolver<Array<ResolversTypes['TwinPair']>, ParentType, ContextType>;
};

export type ContentVersionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContentVersion'] = ResolversParentTypes['ContentVersion']> = {
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overallScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type DerivedContentsPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DerivedContentsPayload'] = ResolversParentTypes['DerivedContentsPayload']> = {
  contents?: Resolver<Array<ResolversTypes['Content']>, ParentType, ContextType>;
};

export type FieldProvenanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldProvenance'] = ResolversParentTypes['FieldProvenance']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  generationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['FieldSource'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  unfinished?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
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
  assignContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationAssignContentArgs, 'id' | 'input'>>;
  beginCommentThread?: Resolver<ResolversTypes['CommentThreadPayload'], ParentType, ContextType, RequireFields<MutationBeginCommentThreadArgs, 'contentId' | 'input'>>;
  createContent?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationCreateContentArgs, 'companyId' | 'input'>>;
  createTwin?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationCreateTwinArgs, 'id'>>;
  deleteComment?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'commentId' | 'threadId'>>;
  deleteContent?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteContentArgs, 'id'>>;
  deleteContentTemplate?: Resolver<ResolversTypes['SuccessPayload'], ParentType, ContextType, RequireFields<MutationDeleteContentTemplateArgs, 'id'>>;
  deriveContents?: Resolver<ResolversTypes['DerivedContentsPayload'], ParentType, ContextType, RequireFields<MutationDeriveContentsArgs, 'forms' | 'id'>>;
  linkTwin?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationLinkTwinArgs, 'id' | 'twinId'>>;
  pairTwin?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationPairTwinArgs, 'id' | 'pairs'>>;
  renameContentTemplate?: Resolver<ResolversTypes['ContentTemplatePayload'], ParentType, ContextType, RequireFields<MutationRenameContentTemplateArgs, 'id' | 'name'>>;
  replyToComment?: Resolver<ResolversTypes['CommentThreadPayload'], ParentType, ContextType, RequireFields<MutationReplyToCommentArgs, 'input' | 'threadId'>>;
  restoreContentVersion?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationRestoreContentVersionArgs, 'id' | 'versionId'>>;
  saveContentAsTemplate?: Resolver<ResolversTypes['ContentTemplatePayload'], ParentType, ContextType, RequireFields<MutationSaveContentAsTemplateArgs, 'contentId' | 'name'>>;
  saveContentBody?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentBodyArgs, 'id' | 'input'>>;
  saveContentIdea?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentIdeaArgs, 'id' | 'input'>>;
  saveContentNeeds?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentNeedsArgs, 'id' | 'input'>>;
  saveContentObjectives?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentObjectivesArgs, 'id' | 'input'>>;
  saveContentTools?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSaveContentToolsArgs, 'id' | 'input'>>;
  setContentStatus?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationSetContentStatusArgs, 'id' | 'status'>>;
  settleCommentThread?: Resolver<ResolversTypes['CommentThreadPayload'], ParentType, ContextType, RequireFields<MutationSettleCommentThreadArgs, 'resolved' | 'threadId'>>;
  unlinkTwin?: Resolver<ResolversTypes['ContentPayload'], ParentType, ContextType, RequireFields<MutationUnlinkTwinArgs, 'id' | 'twinId'>>;
  updateMedia?: Resolver<ResolversTypes['MediaPayload'], ParentType, ContextType, RequireFields<MutationUpdateMediaArgs, 'id'>>;
};

export type ProjectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  commentThreads?: Resolver<Array<ResolversTypes['CommentThread']>, ParentType, ContextType, RequireFields<QueryCommentThreadsArgs, 'contentId'>>;
  content?: Resolver<ResolversTypes['Content'], ParentType, ContextType, RequireFields<QueryContentArgs, 'id'>>;
  contentTemplates?: Resolver<Array<ResolversTypes['ContentTemplate']>, ParentType, ContextType, RequireFields<QueryContentTemplatesArgs, 'companyId'>>;
  contentVersions?: Resolver<ResolversTypes['ContentVersionPage'], ParentType, ContextType, RequireFields<QueryContentVersionsArgs, 'contentId' | 'page' | 'pageSize'>>;
  contents?: Resolver<ResolversTypes['ContentPage'], ParentType, ContextType, RequireFields<QueryContentsArgs, 'orderBy' | 'page' | 'pageSize'>>;
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

export type TwinPairResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TwinPair'] = ResolversParentTypes['TwinPair']> = {
  guessed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  other?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Comment?: CommentResolvers<ContextType>;
  CommentQuote?: CommentQuoteResolvers<ContextType>;
  CommentThread?: CommentThreadResolvers<ContextType>;
  CommentThreadPayload?: CommentThreadPayloadResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  Content?: ContentResolvers<ContextType>;
  ContentPage?: ContentPageResolvers<ContextType>;
  ContentPartVersions?: ContentPartVersionsResolvers<ContextType>;
  ContentPayload?: ContentPayloadResolvers<ContextType>;
  ContentScore?: ContentScoreResolvers<ContextType>;
  ContentSource?: ContentSourceResolvers<ContextType>;
  ContentTemplate?: ContentTemplateResolvers<ContextType>;
  ContentTemplatePayload?: ContentTemplatePayloadResolvers<ContextType>;
  ContentTwin?: ContentTwinResolvers<ContextType>;
  ContentVersion?: ContentVersionResolvers<ContextType>;
  ContentVersionPage?: ContentVersionPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DerivedContentsPayload?: DerivedContentsPayloadResolvers<ContextType>;
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
  TwinPair?: TwinPairResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

