/** The services that own a part of the graph. Their addresses come from the environment, never from the supergraph file. */
export const SUBGRAPHS = ["identity", "catalog", "content", "ai", "site"] as const;
export type Subgraph = (typeof SUBGRAPHS)[number];
