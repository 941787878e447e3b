import type { IDeployment } from "kubernetes-models/apps/v1/Deployment";
import type { IHorizontalPodAutoscaler } from "kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler";
import type { IIngress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import type { INetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import type { IPodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import type { IPersistentVolumeClaim } from "kubernetes-models/v1/PersistentVolumeClaim";
import type { IService } from "kubernetes-models/v1/Service";
import type { IServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import type { IScaledObject } from "@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject";
import { parseAllDocuments } from "yaml";

type Manifest =
  | IDeployment
  | IHorizontalPodAutoscaler
  | IIngress
  | INetworkPolicy
  | IPersistentVolumeClaim
  | IPodDisruptionBudget
  | IScaledObject
  | IService
  | IServiceAccount;

export type Container = NonNullable<NonNullable<IDeployment["spec"]>["template"]["spec"]>["containers"][number];

/** What a chart was rendered to. */
export class Manifests {
  readonly all: readonly Manifest[];

  constructor(rendered: string) {
    this.all = parseAllDocuments(rendered)
      .map((document) => document.toJS() as Manifest | null)
      .filter((manifest) => manifest !== null);
  }

  of<Kind extends Manifest["kind"]>(kind: Kind): readonly Extract<Manifest, { kind: Kind }>[] {
    return this.all.filter((manifest): manifest is Extract<Manifest, { kind: Kind }> => manifest.kind === kind);
  }

  /** Each deployment's only container, by the deployment's component. */
  containers(): ReadonlyMap<string, Container> {
    return new Map(
      this.of("Deployment").map(({ metadata, spec }) => {
        const containers = spec?.template.spec?.containers ?? [];
        const [container] = containers;
        if (!container || containers.length !== 1) throw new Error(`${metadata?.name} has ${containers.length} containers`);
        return [componentOf(metadata?.labels), container];
      }),
    );
  }
}

export const componentOf = (labels: Readonly<Record<string, string>> | undefined): string => labels?.["app.kubernetes.io/component"] ?? "";

/** The variables of a container that are set to a value, and those that come from a Secret. */
export function environmentOf({ env = [] }: Container): {
  readonly values: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, { readonly name: string | undefined; readonly key: string }>>;
} {
  const secrets = env.flatMap(({ name, valueFrom }) =>
    valueFrom?.secretKeyRef ? [[name, { name: valueFrom.secretKeyRef.name, key: valueFrom.secretKeyRef.key }] as const] : [],
  );
  const values = env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]));
  return { values: Object.fromEntries(values), secrets: Object.fromEntries(secrets) };
}
