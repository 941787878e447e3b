/** Everything the application keeps in a browser, by name. */
export const STORED = {
  token: "auth.token",
  expiry: "auth.expiry",
  strategy: "auth.strategy",
  redirect: "auth.redirect",
  user: "auth.user",
  loggedIn: "auth.loggedIn",
  busy: "auth.busy",
  sessionKey: "auth.sessionKey",
  bareToken: "auth_token",
  bareUser: "user",
  locale: "locale",
  /** The address of the installation's logo, as it was last known. */
  systemLogo: "systemLogo",
  /** Read by the script in index.html before the first paint, too. */
  theme: "theme",
  /** When a script that couldn't be loaded last made the page load itself again. For the tab. */
  reloadedAt: "reloaded-at",
  /** How far down each page of the history was left. For the tab. */
  scroll: "scroll",
  /** Which tab this is. For the tab. */
  tab: "tab",
  /** A half-written message of the home page's form. For the tab. */
  contact: "contact",
  /** What was entered to sign up, but for the password. For the tab. */
  signUp: "signUp",
  /** How far the recovery of a password has come. For the tab. */
  recovery: "recovery",
  /** The databases of unsaved work, of what waits to be sent, and of what was read last; see lib/drafts and lib/offline. */
  drafts: "muhtawa-drafts",
  outbox: "muhtawa-outbox",
  reading: "muhtawa-reading",
  /** Places of texts that proofreading is to tell nothing of; they end with the session, as what was read. */
  ignored: "ignored-findings",
  /** The groups of occasions that the calendar is not to show. */
  hiddenOccasions: "hiddenOccasions",
  /** The research of a content that was begun last on this device. */
  researchOf: (contentId: string) => `research.${contentId}`,
  /** The text that waits to be taken, of a content that is made from another. */
  repurposedOf: (contentId: string) => `repurposed.${contentId}`,
  /** Which translations wait in a text as suggestions, and of which paragraphs of its twin they are. */
  twinOffersOf: (contentId: string) => `twin.${contentId}`,
  columnsOf: (table: string, screen: "phone" | "wide") => `columns.${table}.${screen}`,
  /** Where the palette led lately. */
  recentOf: (userId: string | undefined) => `recent.${userId}`,
  /** Whether the first steps were begun or put away on this device. */
  firstStepsOf: (userId: string | undefined) => `firstSteps.${userId}`,
  /** Whether the person has been shown around on this device. */
  tourOf: (userId: string | undefined) => `tour.${userId}`,
  sidebarOf: (userId: string | undefined) => `sidebar.${userId}`,
} as const;

/** Days that cookies last. */
export const COOKIE_DAYS = { session: 30, locale: 365 } as const;
