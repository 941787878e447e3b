import { useQuery } from "@apollo/client/react";
import { ModelConnectionDocument, type ModelConnectionFieldsFragment, type ModelPurpose } from "../../generated/graphql.ts";
import { useAuth } from "../../lib/auth/auth.ts";
import { ConnectImages } from "./connect-images.tsx";
import { ConnectedModel } from "./connected-model.tsx";
import { ConnectModel } from "./connect-model.tsx";

interface ModelConnectionProps {
  purpose: ModelPurpose;
  isConnected: boolean;
}

/** For admins: where no model of a purpose is connected, how one is; where one was connected here, a super admin changes it. */
export function ModelConnection({ purpose, isConnected }: ModelConnectionProps) {
  const { user } = useAuth();
  const { data } = useQuery(ModelConnectionDocument, { variables: { purpose } });
  const connection = data?.modelConnection as ModelConnectionFieldsFragment | undefined;
  if (!connection) return null;
  if (!isConnected && purpose === "TEXT") return <ConnectModel connection={connection} />;
  // beside models of the environment none is connected
  if (!isConnected) return connection.byEnvironment ? null : <ConnectImages connection={connection} />;
  return connection.model && !connection.byEnvironment && user?.role === "SUPER_ADMIN" ? <ConnectedModel connection={connection} /> : null;
}
