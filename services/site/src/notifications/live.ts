import type { NatsConnection } from "nats";

/** What people who have the application open are told at once; nothing is lost by missing it. */
export interface LiveNotice {
  readonly event: "notification" | "activity";
  readonly data: object;
}

const subjectOf = (personId: string) => `live.${personId}`;

/** Tells a person, at whichever instance they listen. */
export const tellLive = (nats: NatsConnection, personId: string, notice: LiveNotice): void =>
  nats.publish(subjectOf(personId), JSON.stringify(notice));

/** Hears what a person is told until the returned function is called. */
export function hearLive(nats: NatsConnection, personId: string, hear: (notice: LiveNotice) => void): () => void {
  const subscription = nats.subscribe(subjectOf(personId), {
    callback: (error, message) => {
      if (!error) hear(message.json<LiveNotice>());
    },
  });
  return () => subscription.unsubscribe();
}
