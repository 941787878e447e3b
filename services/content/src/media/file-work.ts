import { WorkQueue } from "@muhtawa/service-kit";

/** Uploads that are checked and written anew; until its turn a file lies on the disk. */
export const uploadWork = new WorkQueue({ atOnce: 4, atOncePerPerson: 2, waiting: 60, waitingPerPerson: 20 });

/** Narrower copies of pictures, by whose they are. */
export const copyWork = new WorkQueue({ atOnce: 3, atOncePerPerson: 2, waiting: 300, waitingPerPerson: 100 });
