// Same server and data as directus.mjs, but as a user of role CLIENT: a non-administrator with whole-collection permissions
// (row rules need a licence, see directus.mjs). It owns all 50 companies, so `mine` (filter company.owner = $CURRENT_USER in the query) answers what `list` answers.
import d from "./directus.mjs";
import { gql } from "../http.mjs";
const cred = { email: "client@example.com", password: "Bench-Passw0rd" };
const { query, url } = d.ops.login();
export default {
  ...d,
  name: "directus-client",
  async login() {
    const r = await gql(url, query, cred);
    return { authorization: `Bearer ${r.auth_login.access_token}` };
  },
  ops: {
    ...d.ops,
    mine: () => ({
      query:
        '{contents(limit:20,sort:["-created"],filter:{company:{owner:{_eq:"$CURRENT_USER"}}}){id title status company{brand_name} project{name}} contents_aggregated(filter:{company:{owner:{_eq:"$CURRENT_USER"}}}){count{id}}}',
    }),
    login: () => ({ url, query, variables: cred }),
  },
};
