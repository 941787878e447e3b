// The gateway package reports usage to its vendor unless told otherwise before it is made.
process.env["APOLLO_TELEMETRY_DISABLED"] = "1";
