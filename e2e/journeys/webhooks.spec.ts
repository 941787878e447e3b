import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createCompany, createContent, register } from "./api.ts";
import { expect, test, toast } from "./journey.ts";

/** A program that hears: it answers as it is told, and keeps what it got. */
async function listeningProgram() {
  const heard: { body: string; signature: string }[] = [];
  const manner = { status: 204 };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      heard.push({ body, signature: String(request.headers["muhtawa-signature"]) });
      response.writeHead(manner.status).end();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, heard, manner, stop: () => void server.close() };
}

test("a webhook is added, its secret shown once, tried, hears of a content, is sent it again, and deleted @both", async ({
  page,
  at,
  say,
  enter,
}) => {
  const program = await listeningProgram();
  const person = await register();
  const companyId = await createCompany(person);
  await enter(person);
  await page.goto(at("/profile"));
  await page.getByRole("link", { name: say("profile:webhooks.open") }).click();
  await expect(page).toHaveURL(at("/profile/webhooks"));
  await expect(page.getByText(say("webhooks:empty"))).toBeVisible();

  await page.getByRole("button", { name: say("webhooks:create") }).click();
  const form = page.getByRole("dialog", { name: say("webhooks:createTitle") });
  await form.getByLabel(say("webhooks:name"), { exact: true }).fill("Newsletter");
  await form.getByLabel(say("webhooks:url"), { exact: true }).fill("http://169.254.169.254/");
  await form.getByRole("checkbox", { name: say("webhooks:event.CONTENT_CREATED") }).check();
  await form.getByRole("button", { name: say("webhooks:create"), exact: true }).click();
  // Refused at its field, in the reader's language.
  await expect(form.getByLabel(say("webhooks:url"), { exact: true })).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel(say("webhooks:url"), { exact: true }).fill(program.url);
  await form.getByRole("button", { name: say("webhooks:create"), exact: true }).click();

  const shown = page.getByRole("alertdialog", { name: say("webhooks:secretTitle") });
  const secret = (await shown.locator("[data-secret]").textContent()) ?? "";
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  await shown.getByRole("button", { name: say("webhooks:copied") }).click();
  await page.getByRole("link", { name: "Newsletter" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Newsletter");
  await expect(page.getByText(say("webhooks:noDeliveries"))).toBeVisible();
  expect(await page.content()).not.toContain(secret.slice("whsec_".length));

  await page.getByRole("button", { name: say("webhooks:test"), exact: true }).click();
  await expect(toast(page, say("webhooks:tested"))).toBeVisible();
  const ping = page.getByRole("row").filter({ hasText: "ping" });
  await expect(ping).toContainText(say("webhooks:delivery.DELIVERED"));
  await expect(ping).toContainText("204");

  program.manner.status = 500;
  await createContent(person, companyId, { title: "Ten cups" });
  const delivery = page.getByRole("row").filter({ hasText: "content.created" });
  await expect(delivery).toContainText(say("webhooks:delivery.PENDING"));
  await expect(delivery).toContainText("500");
  program.manner.status = 204;
  await delivery.getByRole("button").click();
  await expect(toast(page, say("webhooks:replayed"))).toBeVisible();
  await expect(delivery).toContainText(say("webhooks:delivery.DELIVERED"));

  const last = program.heard.at(-1);
  expect(JSON.parse(last?.body ?? "")).toMatchObject({ type: "content.created", data: { title: "Ten cups", companyId } });
  const [time, signature] = last?.signature.split(",") ?? [];
  expect(signature).toBe(
    `v1=${createHmac("sha256", secret)
      .update(`${time?.slice(2)}.${last?.body}`)
      .digest("hex")}`,
  );

  const menu = page.getByRole("button", { name: say("common:rowMenu", { name: "Newsletter" }) });
  await menu.click();
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: say("webhooks:keep") }).click();
  await menu.click();
  await page.getByRole("menuitem", { name: say("common:delete") }).click();
  await question.getByRole("button", { name: say("webhooks:delete"), exact: true }).click();
  await expect(toast(page, say("webhooks:deleted"))).toBeVisible();
  await expect(page).toHaveURL(at("/profile/webhooks"));
  await expect(page.getByText(say("webhooks:empty"))).toBeVisible();
  program.stop();
});
