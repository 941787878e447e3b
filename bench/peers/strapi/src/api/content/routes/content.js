module.exports = require("@strapi/strapi").factories.createCoreRouter("api::content.content");
