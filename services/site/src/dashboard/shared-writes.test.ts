import { expect, test } from "@jest/globals";
import { SharedWrites } from "./shared-writes.ts";

const held = () => {
  const writes: PromiseWithResolvers<void>[] = [];
  const write = () => {
    const each = Promise.withResolvers<void>();
    writes.push(each);
    return each.promise;
  };
  return { writes, write };
};

test("what is asked for while a write is under way shares the next one", async () => {
  const { writes, write } = held();
  const shared = new SharedWrites();
  const first = shared.write("a", write);
  const others = [shared.write("a", write), shared.write("a", write), shared.write("b", write)];
  expect(writes).toHaveLength(2);
  writes[0]?.resolve();
  await first;
  await Promise.resolve();
  expect(writes).toHaveLength(3);
  for (const each of writes) each.resolve();
  await Promise.all(others);
  const later = shared.write("a", write);
  expect(writes).toHaveLength(4);
  writes[3]?.resolve();
  await later;
});

test("a write that fails fails those that asked for it only", async () => {
  const { writes, write } = held();
  const shared = new SharedWrites();
  const first = shared.write("a", write);
  const second = shared.write("a", write);
  writes[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await Promise.resolve();
  writes[1]?.resolve();
  await second;
});
