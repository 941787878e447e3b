import type { Page } from "@playwright/test";

interface Key {
  key: string;
  code: string;
  windowsVirtualKeyCode: number;
  text?: string;
}

const KEYS = {
  Control: { key: "Control", code: "ControlLeft", windowsVirtualKeyCode: 17 },
  End: { key: "End", code: "End", windowsVirtualKeyCode: 35 },
  Enter: { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, text: "\r" },
} as const satisfies Record<string, Key>;

const letter = (text: string): Key => ({
  key: text,
  code: `Key${text.toUpperCase()}`,
  windowsVirtualKeyCode: text.toUpperCase().charCodeAt(0),
  text,
});

const CONTROL = 2;

/**
 * Ctrl+End, and then each of the keys (one of those above or a Latin letter), as they reach a page that was busy meanwhile: the next before
 * the browser has told the page of what the one before did to the selection. Playwright's own keyboard waits between two of them.
 */
export async function endAndKeysAtOnce(page: Page, ...keys: string[]): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  const press = ({ text, ...key }: Key, modifiers = 0) => {
    sent.push(browser.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", ...key, ...(text && { text }), modifiers }));
    return () => sent.push(browser.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, modifiers }));
  };
  const letGo = press(KEYS.Control, CONTROL);
  press(KEYS.End, CONTROL)();
  letGo();
  for (const key of keys) press(key === "Enter" ? KEYS.Enter : letter(key))();
  await Promise.all(sent);
  await browser.detach();
}
