import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { connectMongo } from "@muhtawa/service-kit";
import { eventually } from "@muhtawa/testkit";
import { png } from "./files.ts";
import { type RunningContent, startContent } from "./running-content.ts";

const scratch = mkdtempSync(join(tmpdir(), "muhtawa-scratch-"));
let content: RunningContent;
beforeAll(async () => {
  content = await startContent({ TMPDIR: scratch, MEDIA_UNATTACHED_MS: "0", MEDIA_QUARANTINE_MS: "0", MEDIA_SWEEP_MS: "200" });
});
afterAll(async () => {
  await content?.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const files = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

test("a process that is killed while it takes a file leaves nothing of it: no file on the disk, and soon no record", async () => {
  const database = await connectMongo(content.database.url, content.database.name);
  const media = database.collection<{ ownerId?: string }>("media");
  const record = () => media.findOne({ ownerId: "noura" });
  // The picture has been written anew, its record is there, its file isn't yet.
  const held = content.proxy.holdAnswer("insert media");
  const sent = content.upload({ id: "noura" }, await png(), "a.png").then(
    () => "answered",
    () => "cut off",
  );
  await held.reached;
  await eventually(record);
  await content.service.kill("SIGKILL");
  expect(await sent).toBe("cut off");
  expect(files(scratch)).toEqual([]);
  const next = await content.startSibling();
  await eventually(async () => !(await record()));
  expect(files(content.mediaDir)).toEqual([]);
  await next.stop();
  await database.close();
});
