import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { type RunningSite, startSite } from "./running-site.ts";

const FILE = {
  settings: {
    partners: [{ name: "Rimal", nameAr: "رمال", website: "https://rimal.example" }, { name: "Nakhla" }],
    branches: [{ name: "Amman", phone: "+962 6 000 0000", latitude: 31.95, longitude: 35.93 }],
  },
};
const LISTS = "{ partners { id name nameAr order } branches { id name phone } }";
const DELETE = "mutation ($id: ID!) { deletePartner(id: $id) { success } }";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MUHTAWA_BOOTSTRAP: JSON.stringify(FILE) });
});
afterAll(() => site?.stop());

test("begins with the file's partners and branches instead of the invented ones, and leaves what people change of them", async () => {
  const { data } = await site.visitor()(LISTS);
  expect(data.partners).toMatchObject([
    { name: "Rimal", nameAr: "رمال", order: 1 },
    { name: "Nakhla", nameAr: null, order: 2 },
  ]);
  expect(data.branches).toMatchObject([{ name: "Amman", phone: "+962 6 000 0000" }]);

  const admin = await site.as({ id: "admin", role: "ADMIN" });
  await admin(DELETE, { id: data.partners[0].id });
  const again = await site.startSibling();
  expect((await site.visitor("127.0.0.1", "en", again)(LISTS)).data.partners).toMatchObject([{ name: "Nakhla" }]);
  await again.stop();
}, 120_000);

test("begins without any where the file names none, and stays so without the file", async () => {
  const prefix = { MONGO_DB_PREFIX: "test_first_start_" };
  for (const bootstrap of ["{}", ""]) {
    const started = await site.startSibling({ ...prefix, MUHTAWA_BOOTSTRAP: bootstrap });
    expect((await site.visitor("127.0.0.1", "en", started)(LISTS)).data).toEqual({ partners: [], branches: [] });
    await started.stop();
  }
}, 120_000);
