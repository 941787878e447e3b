// First start on an empty database: permissions of role "authenticated" and one user. Idempotent.
module.exports = {
  register() {},
  async bootstrap({ strapi }) {
    await strapi.db.connection.raw("CREATE INDEX IF NOT EXISTS bench_contents_created ON contents (created)"); // as is_indexed in Directus
    const role = await strapi.db.query("plugin::users-permissions.role").findOne({ where: { type: "authenticated" } });
    const perms = strapi.db.query("plugin::users-permissions.permission");
    const actions = ["company", "project", "content"]
      .flatMap((s) => ["find", "findOne", "create", "update", "delete"].map((a) => `api::${s}.${s}.${a}`))
      .concat(["plugin::users-permissions.user.find", "plugin::users-permissions.user.findOne", "plugin::users-permissions.user.me"]);
    for (const action of actions)
      if (!(await perms.findOne({ where: { action, role: role.id } }))) await perms.create({ data: { action, role: role.id } });
    const email = "client@example.com";
    if (!(await strapi.db.query("plugin::users-permissions.user").findOne({ where: { email } })))
      await strapi
        .plugin("users-permissions")
        .service("user")
        .add({ username: "client", email, password: "Bench-Passw0rd", provider: "local", confirmed: true, blocked: false, role: role.id });
  },
};
