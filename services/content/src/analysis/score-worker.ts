import { scoreOf } from "@muhtawa/text-analysis/score";

/** Measures a text, in a thread beside the service. */
export default scoreOf;
