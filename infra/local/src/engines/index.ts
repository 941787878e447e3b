export { compileCacheDir } from "./cache.ts";
export type { Engine } from "./engine.ts";
export { EngineError } from "./engine-error.ts";
export { freePort } from "./free-port.ts";
export { startMongo, type MongoEngine, type MongoOptions } from "./mongo.ts";
export { startNats, type NatsOptions } from "./nats.ts";
