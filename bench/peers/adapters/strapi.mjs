const at = (f) => new URL("../" + f, import.meta.url).pathname;
import { gql, pool } from "../http.mjs";
const url = "http://127.0.0.1:1337/graphql";
const LOGIN = "mutation($i:UsersPermissionsLoginInput!){login(input:$i){jwt user{id documentId}}}";
const cred = { i: { identifier: "client@example.com", password: "Bench-Passw0rd", provider: "local" } };
const CREATE = "mutation($d:ContentInput!){createContent(data:$d){documentId title}}";
const contentData = (c, cs, ps) => ({
  title: c.title,
  classification: c.classification,
  contentStatus: c.status,
  keywords: c.keywords,
  body: c.body,
  created: c.created,
  company: cs[c.company],
  project: ps[c.project],
});

export default {
  name: "strapi",
  url,
  pidFiles: [at("strapi.pid")],
  ctl: { reset: [at("strapi.sh"), "reset"], start: [at("strapi.sh"), "start"], stop: [at("strapi.sh"), "stop"] },
  async login() {
    const d = await gql(url, LOGIN, cred);
    return { authorization: `Bearer ${d.login.jwt}` };
  },
  ops: {
    // `status` is a reserved argument name in Strapi 5, so the attribute is contentStatus
    list: () => ({
      query:
        '{contents_connection(pagination:{pageSize:20},sort:["created:desc"]){nodes{documentId title status:contentStatus company{brandName} project{name}} pageInfo{total}}}',
    }),
    mine: () => ({
      query:
        '{contents_connection(pagination:{pageSize:20},sort:["created:desc"],filters:{company:{owner:{username:{eq:"client"}}}}){nodes{documentId title status:contentStatus company{brandName} project{name}} pageInfo{total}}}',
    }),
    detail: (id) => ({
      query:
        "query($id:ID!){content(documentId:$id){documentId title classification status:contentStatus keywords body created company{brandName} project{name}}}",
      variables: { id },
    }),
    create: (c, ctx) => ({ query: CREATE, variables: { d: contentData(c, ctx.companies, ctx.projects) } }),
    login: () => ({ query: LOGIN, variables: cred }),
    search: (term) => ({
      query:
        'query($t:String!){contents_connection(pagination:{pageSize:20},sort:["created:desc"],filters:{title:{containsi:$t}}){nodes{documentId title status:contentStatus} pageInfo{total}}}',
      variables: { t: term },
    }),
  },
  read: {
    list: (d) => ({
      rows: d.contents_connection.nodes.map((x) => [x.title, x.status, x.company.brandName, x.project.name]),
      total: d.contents_connection.pageInfo.total,
    }),
    detail: (d) => ({
      title: d.content.title,
      body: d.content.body,
      brandName: d.content.company.brandName,
      project: d.content.project.name,
      keywords: d.content.keywords,
    }),
    create: (d) => d.createContent.title,
    login: (d) => d.login.jwt,
    search: (d) => ({ n: d.contents_connection.nodes.length, total: d.contents_connection.pageInfo.total }),
  },
  async context(h) {
    const d = await gql(
      url,
      '{companies(pagination:{limit:500},sort:["id"]){documentId} projects(pagination:{limit:500},sort:["id"]){documentId} contents(pagination:{limit:2000},sort:["created"]){documentId}}',
      {},
      h,
    );
    return Object.fromEntries(Object.entries(d).map(([k, v]) => [k, v.map((x) => x.documentId)]));
  },
  async seed(data) {
    const l = (await gql(url, LOGIN, cred)).login,
      h = { authorization: `Bearer ${l.jwt}` };
    const cs = [],
      ps = []; // one at a time, so that id order is generator order
    for (const c of data.companies)
      cs.push(
        (await gql(url, "mutation($d:CompanyInput!){createCompany(data:$d){documentId}}", { d: { ...c, owner: l.user.documentId } }, h))
          .createCompany.documentId,
      );
    for (const p of data.projects)
      ps.push(
        (
          await gql(
            url,
            "mutation($d:ProjectInput!){createProject(data:$d){documentId}}",
            { d: { name: p.name, company: cs[p.company] } },
            h,
          )
        ).createProject.documentId,
      );
    await pool(data.contents, 4, (c) => gql(url, CREATE, { d: contentData(c, cs, ps) }, h));
  },
};
