import { readFileSync, writeFileSync } from "node:fs";
import { composeServices } from "@apollo/composition";
import { Supergraph } from "@apollo/federation-internals";
import { parse, printSchema } from "graphql";
import { breakingChanges, undescribed } from "./published-schema.ts";
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

const api = `${printSchema(Supergraph.build(composed.supergraphSdl).apiSchema().toGraphQLJSSchema())}\n`;

const silent = undescribed(api);
if (silent.length > 0) {
  process.stderr.write(
    `These don't say what they are; describe them in the service's schema.graphql:\n${silent.map((name) => `  ${name}`).join("\n")}\n`,
  );
  process.exit(1);
}

// What clients are promised. A break has to be meant: it is said in the changelog, too.
const published = at("../../docs/schema.graphql");
const broken = process.argv.includes("--accept-breaking") ? [] : breakingChanges(readFileSync(published, "utf8"), api);
if (broken.length > 0) {
  process.stderr.write(
    `These changes break clients of the published schema:\n${broken.map((change) => `  ${change}`).join("\n")}\n` +
      "Deprecate what is to go, or accept them: npm run compose -w gateway -- --accept-breaking\n",
  );
  process.exit(1);
}

writeFileSync(at("./generated/supergraph.graphql"), `${composed.supergraphSdl}\n`);
writeFileSync(published, api);
