module.exports = require("@strapi/strapi").factories.createCoreService("api::company.company");
