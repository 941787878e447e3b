const at = (f) => new URL("../" + f, import.meta.url).pathname;
import { say } from "../say.mjs";
import { readFileSync } from "node:fs";
import { gql } from "../http.mjs";
const url = "http://127.0.0.1:4400/graphql";
const cred = { email: "client@example.com", password: "Bench-Passw0rd-7" };
const LOGIN = "mutation($email:String!,$password:String!){login(email:$email,password:$password){token}}";
// our search reads the text too, the peers' only the title: the text is stored with its letters turned, so that a term is found in titles only
const turn = (s, k) =>
  s
    .replace(/[a-z]/g, (x) => String.fromCharCode(97 + ((x.charCodeAt(0) - 97 + k + 26) % 26)))
    .replace(/[A-Z]/g, (x) => String.fromCharCode(65 + ((x.charCodeAt(0) - 65 + k + 26) % 26)));
const TO = { DRAFT: [], REVIEW: ["IN_REVIEW"], PUBLISHED: ["IN_REVIEW", "APPROVED"], ARCHIVED: ["ARCHIVED"] };
const FROM = { DRAFT: "DRAFT", IN_REVIEW: "REVIEW", APPROVED: "PUBLISHED", ARCHIVED: "ARCHIVED" };
const CLASS = { ARTICLE: "COGNITIVE", IDEA: "SKILL", CASE_STUDY: "SKILLFULLY", NEWS: "COGNITIVE" };
const LIST = "{contents(page:1,pageSize:20){results{id title status company{brandName} project{name}} totalCount}}";
const CREATE = "mutation($c:ID!,$p:ID,$i:ContentNeedsInput!){createContent(companyId:$c,projectId:$p,input:$i){content{id title}}}";
const needs = (c, extra) => ({
  title: c.title,
  type: "ARTICLE",
  locale: "en",
  classification: CLASS[c.classification],
  keywords: [...new Set(c.keywords)].map((k) => turn(k, 1)),
  ...extra,
});
export default {
  name: "ours",
  url,
  pids: () => [+readFileSync(at("ours.pid"), "utf8")],
  ctl: { reset: [at("ours.sh"), "reset"], start: [at("ours.sh"), "start"], stop: [at("ours.sh"), "stop"] },
  async login() {
    const d = await gql(url, LOGIN, cred);
    return { authorization: `Bearer ${d.login.token}` };
  },
  ops: {
    list: () => ({ query: LIST }),
    mine: () => ({ query: LIST }),
    detail: (id) => ({
      query: "query($id:ID!){content(id:$id){id title classification status keywords bodyText createdAt company{brandName} project{name}}}",
      variables: { id },
    }),
    create: (c, ctx) => ({
      query: CREATE,
      variables: { c: ctx.companies[c.company], p: ctx.projects[c.project], i: needs(c, { details: c.body }) },
    }),
    login: () => ({ query: LOGIN, variables: cred }),
    search: (t) => ({
      query: "query($t:String!){contents(search:$t,page:1,pageSize:20){results{id title status} totalCount}}",
      variables: { t },
    }),
  },
  read: {
    list: (d) => ({
      rows: d.contents.results.map((x) => [x.title, FROM[x.status], x.company.brandName, x.project.name]),
      total: d.contents.totalCount,
    }),
    detail: (d) => ({
      title: d.content.title,
      body: turn(d.content.bodyText, -1),
      brandName: d.content.company.brandName,
      project: d.content.project.name,
      keywords: d.content.keywords.map((k) => turn(k, -1)),
    }),
    create: (d) => d.createContent.content.title,
    login: (d) => d.login.token,
    search: (d) => ({ n: d.contents.results.length, total: d.contents.totalCount }),
  },
  async context(h) {
    const all = async (field) => {
      const out = [];
      for (let page = 1; ; page++) {
        const d = await gql(url, `{${field}(page:${page},pageSize:100){results{id} totalCount}}`, {}, h);
        out.push(...d[field].results.map((x) => x.id));
        if (out.length >= d[field].totalCount || !d[field].results.length) return out.toReversed();
      }
    };
    return { companies: await all("companies"), projects: await all("projects"), contents: await all("contents") };
  },
  async seed(data) {
    const { countries } = await gql(url, "{countries{id phone}}");
    await gql(
      url,
      'mutation($u:String!,$e:String!,$p:String!,$c:ID!){registerUser(username:$u,email:$e,password:$p,confirmPassword:$p,phoneCode:"966",phoneNumber:"501234567",countryId:$c){token}}',
      { u: "benchclient", e: cred.email, p: cred.password, c: countries.find((x) => x.phone.replace(/\D/g, "") === "966").id },
    );
    const h = await this.login();
    const cs = [];
    for (const c of data.companies)
      cs.push(
        (
          await gql(
            url,
            "mutation($i:CompanyInput!){createCompany(input:$i){company{id}}}",
            { i: { companyName: c.brandName, brandName: c.brandName, slogan: c.slogan } },
            h,
          )
        ).createCompany.company.id,
      );
    const ps = [];
    for (const p of data.projects)
      ps.push(
        (
          await gql(
            url,
            "mutation($c:ID!,$i:ProjectInput!){createProject(companyId:$c,input:$i){project{id}}}",
            { c: cs[p.company], i: { name: p.name } },
            h,
          )
        ).createProject.project.id,
      );
    await new Promise((r) => setTimeout(r, 2000));
    let n = 0;
    for (const c of data.contents) {
      const made = (await gql(url, CREATE, { c: cs[c.company], p: ps[c.project], i: needs(c) }, h)).createContent.content.id;
      await gql(
        url,
        "mutation($id:ID!,$i:ContentBodyInput!){saveContentBody(id:$id,input:$i){content{id}}}",
        {
          id: made,
          i: {
            source: "HUMAN",
            body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: turn(c.body, 1) }] }] },
          },
        },
        h,
      );
      for (const status of TO[c.status])
        await gql(url, "mutation($id:ID!,$s:ContentStatus!){setContentStatus(id:$id,status:$s){content{id}}}", { id: made, s: status }, h);
      if (++n % 200 === 0) say(n);
    }
  },
};
