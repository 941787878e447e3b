/** What the build writes into the worker. */
declare const BUILD: {
  /** Another one whenever any of the files is another. */
  readonly version: string;
  /** The script that the application's page begins with. */
  readonly entry: string;
  /** What the application needs to start, and to be written in, without a network. */
  readonly files: readonly string[];
};
