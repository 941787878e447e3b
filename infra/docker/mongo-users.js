// A user for each service, who may read and write its own database only. Run by the image on an empty volume; again on an older one:
// docker compose exec mongo sh -c 'mongosh -u muhtawa -p "$MONGO_INITDB_ROOT_PASSWORD" /docker-entrypoint-initdb.d/users.js'
for (const service of ["identity", "catalog", "content", "ai", "site"]) {
  const database = db.getSiblingDB(`muhtawa_${service}`);
  const pwd = process.env[`MONGO_${service.toUpperCase()}_PASSWORD`];
  const roles = [{ role: "readWrite", db: database.getName() }];
  if (database.getUser(service)) database.updateUser(service, { pwd, roles });
  else database.createUser({ user: service, pwd, roles });
}
