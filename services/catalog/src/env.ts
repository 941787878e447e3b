import { cascadeEnv, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";

export const shape = { ...serviceEnv, ...tokenEnv, ...cascadeEnv };

export const env = readEnv(shape);
