import { mkdir, statfs } from "node:fs/promises";
import { askedGauge, type Service } from "@muhtawa/service-kit";

/** Tells how much room there is where files are kept. */
export async function measureDisk({ metrics }: Pick<Service, "metrics">, folder: string): Promise<void> {
  // Before the first file there is none.
  await mkdir(folder, { recursive: true });
  const registers = [metrics];
  askedGauge({
    name: "muhtawa_media_disk_bytes",
    help: "What the disk holds that uploaded files are kept on",
    registers,
    ask: () => statfs(folder).then(({ bsize, blocks }) => bsize * blocks),
  });
  askedGauge({
    name: "muhtawa_media_disk_free_bytes",
    help: "What is free of the disk that uploaded files are kept on",
    registers,
    ask: () => statfs(folder).then(({ bsize, bavail }) => bsize * bavail),
  });
}
