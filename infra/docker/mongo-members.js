// Makes the three nodes one replica set, and waits until it has a primary. Safe to run again: a set that there is stays as it is.
const members = process.env.MONGO_MEMBERS.split(",").map((host, _id) => ({ _id, host }));
try {
  rs.status();
} catch (error) {
  if (error.codeName !== "NotYetInitialized") throw error;
  rs.initiate({ _id: process.env.MONGO_REPLICA_SET, members });
}
for (let tries = 0; !db.hello().isWritablePrimary && !db.hello().primary; tries += 1) {
  if (tries === 60) throw new Error("The replica set has no primary after a minute");
  sleep(1000);
}
print(`${db.hello().primary} is primary of ${db.hello().hosts.join(", ")}`);
