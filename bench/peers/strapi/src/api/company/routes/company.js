module.exports = require("@strapi/strapi").factories.createCoreRouter("api::company.company");
