module.exports = require("@strapi/strapi").factories.createCoreController("api::company.company");
