import { expect, test } from "@playwright/test";
import { ADDRESS, ask, call, makeWork, register, signInAdmin } from "../journeys/api.ts";
import { PIXEL } from "./pixel.ts";

test("a deleted user takes along everything that was theirs, in every service", async () => {
  // Whoever is adding to what is deleted has ten seconds to be done.
  test.setTimeout(90_000);
  const [leaving, admin] = await Promise.all([register(), signInAdmin()]);
  const { companyId, projectId, contentId } = await makeWork(leaving);
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(PIXEL)], { type: "image/png" }), "me.png");
  const upload = await fetch(`${ADDRESS}/media`, { method: "POST", body: form, headers: { authorization: `Bearer ${leaving.token}` } });
  const { data: picture } = (await upload.json()) as { data: { url: string } };
  await call(
    "mutation ($id: ID!, $image: String) { updateUser(id: $id, image: $image) { user { id } } }",
    { id: leaving.id, image: picture.url },
    { token: leaving.token },
  );
  const { requestGeneration } = await call<{ requestGeneration: { generation: { id: string } } }>(
    "mutation ($input: GenerationInput!) { requestGeneration(input: $input) { generation { id } } }",
    { input: { kind: "FIELD", field: "idea", companyId, contentId } },
    { token: leaving.token },
  );
  const generationId = requestGeneration.generation.id;

  const codeOf = async (query: string, id: string) =>
    (await ask(query, { id }, { token: admin.token })).errors[0]?.extensions.code ?? "FOUND";
  const seen = async () => ({
    company: await codeOf("query ($id: ID!) { company(id: $id) { id } }", companyId),
    project: await codeOf("query ($id: ID!) { project(id: $id) { id } }", projectId),
    content: await codeOf("query ($id: ID!) { content(id: $id) { id } }", contentId),
    generation: await codeOf("query ($id: ID!) { generation(id: $id) { id } }", generationId),
    contact: await codeOf("query ($id: ID!) { contact(id: $id) { id } }", leaving.id),
    picture: (await fetch(`${ADDRESS}${picture.url}`)).status,
  });
  await expect
    .poll(seen)
    .toEqual({ company: "FOUND", project: "FOUND", content: "FOUND", generation: "FOUND", contact: "FOUND", picture: 200 });

  await call("mutation ($id: ID!) { deleteUser(id: $id) { success } }", { id: leaving.id }, { token: admin.token });
  const gone = "NOT_FOUND";
  await expect
    .poll(seen, { timeout: 75_000 })
    .toEqual({ company: gone, project: gone, content: gone, generation: gone, contact: gone, picture: 404 });
});
