import { ErrorCode, NatsError } from "../nats.ts";

/** The error of a request to a service, told as what it means where nobody hears such requests. */
export const orNotRunning = (service: string, error: unknown): unknown =>
  error instanceof NatsError && error.code === ErrorCode.NoResponders ? new Error(`${service} is not running.`, { cause: error }) : error;
