/** The broker's client: the only file that names the package, so that a successor takes its place here. */
export { AckPolicy, DeliverPolicy, ErrorCode, Events, NatsError, RequestStrategy, StorageType, connect, headers, nanos } from "nats";
export type {
  ConnectionOptions,
  Consumer,
  ConsumerInfo,
  ConsumerMessages,
  JetStreamClient,
  JetStreamManager,
  JsMsg,
  Msg,
  KV,
  KvEntry,
  NatsConnection,
  QueuedIterator,
  StreamConfig,
  StreamInfo,
  Subscription,
} from "nats";
