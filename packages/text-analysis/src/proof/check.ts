import type { Finding } from "./finding.ts";
import type { Reading } from "./reading.ts";

/** Looks through a text for one kind of thing. */
export type Check = (reading: Reading) => Iterable<Finding>;
