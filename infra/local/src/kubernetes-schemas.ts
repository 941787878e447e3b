import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { onPath } from "./engines/tools.ts";
import { ROOT } from "./settings.ts";

/**
 * Writes what kubeconform holds the chart's manifests against: of the kinds that it has, the schemas that Kubernetes and KEDA publish, without
 * their descriptions and closed for fields that there aren't. Run by hand (`npm run k8s-schemas`) for another release; needs Go.
 */
const KUBERNETES = "k8s.io/kubernetes@v1.33.0";
const KEDA = "github.com/kedacore/keda/v2@v2.17.0";
const KINDS = [
  "apps/v1 Deployment",
  "autoscaling/v2 HorizontalPodAutoscaler",
  "networking.k8s.io/v1 Ingress",
  "networking.k8s.io/v1 NetworkPolicy",
  "policy/v1 PodDisruptionBudget",
  "v1 PersistentVolumeClaim",
  "v1 Service",
  "v1 ServiceAccount",
];
const FOLDER = join(ROOT, "infra/k8s/schemas");
const DEFINITIONS = "definitions.json";
const REF = "#/definitions/";
const META = "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta";

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly "x-kubernetes-int-or-string"?: boolean;
  readonly "x-kubernetes-preserve-unknown-fields"?: boolean;
  readonly "x-kubernetes-group-version-kind"?: readonly { group: string; version: string; kind: string }[];
}

const KEPT = ["type", "enum", "required", "pattern", "minimum", "maximum", "minLength", "maxLength"] as const;
const STRING_OR: Schema = { oneOf: [{ type: "string" }, { type: "number" }] };

function closed(schema: Schema): Schema {
  if (schema.$ref !== undefined) return { $ref: `${DEFINITIONS}${schema.$ref}` };
  if (schema["x-kubernetes-int-or-string"] || schema.format === "int-or-string") return STRING_OR;
  const { properties, additionalProperties, items } = schema;
  return {
    ...Object.fromEntries(KEPT.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]]))),
    ...(properties && { properties: eachOf(properties, closed) }),
    ...(items && { items: closed(items) }),
    ...(typeof additionalProperties === "object" && { additionalProperties: closed(additionalProperties) }),
    ...(properties &&
      additionalProperties === undefined &&
      !schema["x-kubernetes-preserve-unknown-fields"] && { additionalProperties: false }),
  };
}

const eachOf = (schemas: Readonly<Record<string, Schema>>, change: (schema: Schema) => Schema) =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, change(schema)]));

/** A resource says of which version and kind it is. */
const named = (schema: Schema, apiVersion: string, kind: string): Schema => ({
  ...schema,
  required: [...new Set(["apiVersion", "kind", "metadata", ...(schema.required ?? [])])],
  properties: { ...schema.properties, apiVersion: { enum: [apiVersion] }, kind: { enum: [kind] } },
});

function sourcesOf(module: string): string {
  const go = onPath("go");
  if (go === undefined) throw new Error("Install Go, which fetches the sources.");
  const { Dir } = JSON.parse(execFileSync(go, ["mod", "download", "-json", module], { encoding: "utf8" })) as { Dir: string };
  return Dir;
}

/** As kubeconform looks for it. */
function write(apiVersion: string, kind: string, schema: Schema): void {
  const [group, version] = apiVersion.includes("/") ? apiVersion.split("/") : ["", apiVersion];
  const suffix = [group?.split(".")[0], version].filter(Boolean).join("-");
  writeFileSync(join(FOLDER, `${kind}-${suffix}.json`.toLowerCase()), `${JSON.stringify(named(schema, apiVersion, kind))}\n`);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });

const { definitions } = JSON.parse(readFileSync(join(sourcesOf(KUBERNETES), "api/openapi-spec/swagger.json"), "utf8")) as {
  definitions: Record<string, Schema>;
};
const reached = new Map<string, Schema>();
/** Notes what a schema refers to, however far. */
function reach(schema: Schema): Schema {
  for (const [, name] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)) {
    const found = definitions[name ?? ""];
    if (name === undefined || found === undefined || reached.has(name)) continue;
    // A quantity is written as a number too.
    reached.set(name, name.endsWith(".resource.Quantity") ? STRING_OR : closed(found));
    reach(found);
  }
  return schema;
}

for (const name of KINDS) {
  const [apiVersion = "", kind = ""] = name.split(" ");
  const found = Object.values(definitions).find((definition) =>
    definition["x-kubernetes-group-version-kind"]?.some(
      (of) => of.kind === kind && [of.group, of.version].filter(Boolean).join("/") === apiVersion,
    ),
  );
  if (!found) throw new Error(`${KUBERNETES} has no ${name}`);
  write(apiVersion, kind, closed(reach(found)));
}

const crd = parse(readFileSync(join(sourcesOf(KEDA), "config/crd/bases/keda.sh_scaledobjects.yaml"), "utf8")) as {
  spec: { versions: { name: string; schema: { openAPIV3Schema: Schema } }[] };
};
for (const { name, schema } of crd.spec.versions) {
  const { properties, ...rest } = schema.openAPIV3Schema;
  write(`keda.sh/${name}`, "ScaledObject", closed(reach({ ...rest, properties: { ...properties, metadata: { $ref: `${REF}${META}` } } })));
}

const sorted = Object.fromEntries([...reached].toSorted(([one], [other]) => (one < other ? -1 : 1)));
const inside = JSON.stringify({ $comment: `${KUBERNETES}, ${KEDA}`, definitions: sorted }).replaceAll(`"${DEFINITIONS}#`, '"#');
writeFileSync(join(FOLDER, DEFINITIONS), `${inside}\n`);
