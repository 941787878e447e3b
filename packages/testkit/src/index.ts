export { startBroker, type Broker } from "./broker.ts";
export { startEngines, type TestEngines } from "./engines.ts";
export { startEventProbe, type EventProbe, type PublishOptions } from "./event-probe.ts";
export { eventually } from "./eventually.ts";
export { startFakeModel, type FakeAnswer, type FakeModel, type FakeModelRequest } from "./fake-model.ts";
export { startFlakyProxy, type FlakyProxy } from "./flaky-proxy.ts";
export { subgraphClient, type ClientOptions, type GraphQLAnswer, type GraphQLClient, type GraphQLFailure } from "./graphql-client.ts";
export { startProcess, type ProcessOptions, type ServiceProcess } from "./service-process.ts";
export { startTestIdentity, type TestIdentity, type TokenOwner } from "./test-identity.ts";
