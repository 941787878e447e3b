import { readFileSync, writeFileSync } from "node:fs";
import { composeServices } from "@apollo/composition";
import { Supergraph } from "@apollo/federation-internals";
import { parse, printSchema } from "graphql";
import { SUBGRAPHS } from "./subgraphs.ts";

const at = (path: string) => new URL(path, import.meta.url);

const composed = composeServices(
  SUBGRAPHS.map((name) => ({
    name,
    url: `http://${name}.invalid/graphql`,
    typeDefs: parse(readFileSync(at(`../../services/${name}/schema.graphql`), "utf8")),
  })),
);

if (composed.errors) {
  for (const error of composed.errors) process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

writeFileSync(at("./generated/supergraph.graphql"), `${composed.supergraphSdl}\n`);
const api = Supergraph.build(composed.supergraphSdl).apiSchema().toGraphQLJSSchema();
writeFileSync(at("./generated/api.graphql"), `${printSchema(api)}\n`);
