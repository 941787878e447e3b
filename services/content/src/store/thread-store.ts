import { commentThreadState } from "@muhtawa/contracts";
import { AggregateStore, aggregateSchema, type OutboxRelay, type Stored } from "@muhtawa/service-kit";
import { type Connection, Schema } from "mongoose";
import { threadCardOf, type ThreadState } from "../domain/comment-thread.ts";

const quote = new Schema({ exact: String, prefix: String, suffix: String }, { _id: false });

const comment = new Schema(
  {
    id: { type: String, required: true },
    authorId: { type: String, required: true },
    text: { type: String, required: true },
    mentionIds: [String],
    createdAt: { type: Date, required: true },
  },
  { _id: false },
);

const schema = aggregateSchema<ThreadState>("commentThreads", {
  ownerId: { type: String, required: true },
  companyId: { type: String, required: true },
  contentId: { type: String, required: true },
  quote,
  resolved: { type: Boolean, required: true },
  resolvedById: String,
  comments: { type: [comment], required: true },
});
schema.index({ contentId: 1, createdAt: 1, _id: 1 });
schema.index({ ownerId: 1 });

export type ThreadStore = ReturnType<typeof threadStore>;

export const threadStore = (connection: Connection, relay: OutboxRelay) =>
  new AggregateStore({
    model: connection.model<Stored<ThreadState>>("CommentThread", schema),
    relay,
    stateEvent: commentThreadState,
    card: threadCardOf,
  });
