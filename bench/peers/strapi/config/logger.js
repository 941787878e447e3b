module.exports = { level: "error" };
