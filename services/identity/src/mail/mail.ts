/** A mail to one person, as they can read it anywhere. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Brings a mail on its way; rejects when that failed. */
export interface Delivery {
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
