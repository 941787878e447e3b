import { cascadeEnv, readEnv, serviceEnv, tokenEnv } from "@muhtawa/service-kit";
import { firstStartEnv } from "@muhtawa/service-kit/first-start";

export const shape = { ...serviceEnv, ...firstStartEnv, ...tokenEnv, ...cascadeEnv };

export const env = readEnv(shape);
