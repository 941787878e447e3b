const at = (f) => new URL("../" + f, import.meta.url).pathname;
import { gql, post } from "../http.mjs";
const base = "http://127.0.0.1:8055",
  url = `${base}/graphql`;
const cred = { email: "admin@example.com", password: "Bench-Passw0rd" }; // the administrator: Directus does no permission work for it
const LOGIN = "mutation($email:String!,$password:String!){auth_login(email:$email,password:$password){access_token}}";
const rest = async (path, body, h) => {
  const r = await post(base + path, body, h);
  if (r.status >= 300) throw new Error(`${path} ${r.status} ${r.text.slice(0, 500)}`);
  return r.text ? JSON.parse(r.text).data : null;
};
const f = (field, type, meta = {}, schema = {}) => ({ field, type, meta, schema });
const m2o = (field) => f(field, "integer", { special: ["m2o"], interface: "select-dropdown-m2o" });
const coll = (collection, fields) => ({
  collection,
  schema: {},
  meta: {},
  fields: [f("id", "integer", { hidden: true }, { is_primary_key: true, has_auto_increment: true }), ...fields],
});

export default {
  name: "directus",
  url,
  pidFiles: [at("directus.pid")],
  ctl: { reset: [at("directus.sh"), "reset"], start: [at("directus.sh"), "start"], stop: [at("directus.sh"), "stop"] },
  async login() {
    const d = await gql(`${base}/graphql/system`, LOGIN, cred);
    return { authorization: `Bearer ${d.auth_login.access_token}` };
  },
  ops: {
    list: () => ({
      query: '{contents(limit:20,sort:["-created"]){id title status company{brand_name} project{name}} contents_aggregated{count{id}}}',
    }),
    detail: (id) => ({
      query:
        "query($id:ID!){contents_by_id(id:$id){id title classification status keywords body created company{brand_name} project{name}}}",
      variables: { id },
    }),
    create: (c, ctx) => ({
      query: "mutation($d:create_contents_input!){create_contents_item(data:$d){id title}}",
      variables: {
        d: {
          title: c.title,
          classification: c.classification,
          status: c.status,
          keywords: c.keywords,
          body: c.body,
          created: c.created,
          company: { id: ctx.companies[c.company] },
          project: { id: ctx.projects[c.project] },
        },
      },
    }),
    login: () => ({ url: `${base}/graphql/system`, query: LOGIN, variables: cred }), // directus-client.mjs replaces this one
    search: (term) => ({
      query:
        'query($t:String!){contents(limit:20,sort:["-created"],filter:{title:{_icontains:$t}}){id title status} contents_aggregated(filter:{title:{_icontains:$t}}){count{id}}}',
      variables: { t: term },
    }),
  },
  read: {
    // how to read an answer, so that bench.mjs can check it against the generator
    list: (d) => ({
      rows: d.contents.map((x) => [x.title, x.status, x.company.brand_name, x.project.name]),
      total: +d.contents_aggregated[0].count.id,
    }),
    detail: (d) => ({
      title: d.contents_by_id.title,
      body: d.contents_by_id.body,
      brandName: d.contents_by_id.company.brand_name,
      project: d.contents_by_id.project.name,
      keywords: d.contents_by_id.keywords,
    }),
    create: (d) => d.create_contents_item.title,
    login: (d) => d.auth_login.access_token,
    search: (d) => ({ n: d.contents.length, total: +d.contents_aggregated[0].count.id }),
  },
  // ids in the order of the generator; content ids for `detail`, company and project ids for `create`
  async context(h) {
    const d = await gql(
      url,
      '{companies(limit:-1,sort:["id"]){id} projects(limit:-1,sort:["id"]){id} contents(limit:2000,sort:["created"]){id}}',
      {},
      h,
    );
    return Object.fromEntries(Object.entries(d).map(([k, v]) => [k, v.map((x) => x.id)]));
  },
  async seed(data) {
    const h = await this.login();
    await rest(
      "/collections",
      coll("companies", [
        f("brand_name", "string"),
        f("slogan", "string"),
        f("owner", "uuid", { special: ["m2o"], interface: "select-dropdown-m2o" }),
      ]),
      h,
    );
    await rest("/collections", coll("projects", [f("name", "string"), m2o("company")]), h);
    await rest(
      "/collections",
      coll("contents", [
        f("title", "string"),
        f("classification", "string"),
        f("status", "string"),
        f("keywords", "json", { special: ["cast-json"] }),
        f("body", "text"),
        m2o("project"),
        m2o("company"),
        f("created", "timestamp", {}, { is_indexed: true }),
      ]),
      h,
    );
    for (const [collection, field, related_collection] of [
      ["companies", "owner", "directus_users"],
      ["projects", "company", "companies"],
      ["contents", "project", "projects"],
      ["contents", "company", "companies"],
    ])
      await rest("/relations", { collection, field, related_collection, schema: { on_delete: "SET NULL" } }, h);
    // Role CLIENT, used by directus-client.mjs (the administrator of this adapter skips permissions). Without a licence Directus 12 refuses row rules
    // such as {owner:{_eq:'$CURRENT_USER'}} with 403 RESOURCE_RESTRICTED custom_permission_rules_enabled, so the role gets whole collections.
    const policy = (await rest("/policies", { name: "CLIENT", admin_access: false, app_access: false }, h)).id;
    const role = (await rest("/roles", { name: "CLIENT", policies: { create: [{ policy }], update: [], delete: [] } }, h)).id;
    const me = (await rest("/users", { email: "client@example.com", password: "Bench-Passw0rd", role }, h)).id;
    for (const collection of ["companies", "projects", "contents"])
      for (const action of ["read", "create", "update"])
        await rest("/permissions", { policy, collection, action, fields: ["*"], permissions: null, validation: null, presets: null }, h);
    const cs = await rest(
      "/items/companies",
      data.companies.map((c) => ({ brand_name: c.brandName, slogan: c.slogan, owner: me })),
      h,
    );
    const ps = await rest(
      "/items/projects",
      data.projects.map((p) => ({ name: p.name, company: cs[p.company].id })),
      h,
    );
    for (let i = 0; i < data.contents.length; i += 40)
      // small batches: one body must stay under MAX_PAYLOAD_SIZE (1 MB)
      await rest(
        "/items/contents",
        data.contents.slice(i, i + 40).map((c) => ({ ...c, project: ps[c.project].id, company: cs[c.company].id })),
        h,
      );
  },
};
