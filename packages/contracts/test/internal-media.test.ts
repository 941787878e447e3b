import { afterEach, expect, jest, test } from "@jest/globals";
import { signMedia, signMediaText, verifyMedia, verifyMediaText } from "../src/internal-media.ts";

const secret = "a secret of at least thirty-two characters";
const file = Buffer.from("warm");
const media = { id: "0".repeat(40), ownerId: "noura", name: "voice.txt" };
const document = { id: media.id, ownerId: "noura" };

afterEach(() => void jest.useRealTimers());

test.each([
  ["handed over", signMedia(media, file, secret), (headers: Record<string, string>) => verifyMedia(headers, file, secret)],
  ["asked for", signMediaText(document, secret), (headers: Record<string, string>) => verifyMediaText(headers, secret)],
])("a file that is %s is for a minute, so that a recorded signature can't be used for ever", (_, headers, verified) => {
  const now = Date.now();
  jest.useFakeTimers({ now });
  expect(verified(headers)).toMatchObject(document);
  jest.setSystemTime(now + 61_000);
  expect(verified(headers)).toBeUndefined();
  jest.setSystemTime(now - 61_000);
  expect(verified(headers)).toBeUndefined();
});
