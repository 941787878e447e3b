import { cascadeEnv, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";

export const env = readEnv({ ...serviceEnv, ...tokenEnv, ...cascadeEnv });
