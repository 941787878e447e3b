module.exports = require("@strapi/strapi").factories.createCoreController("api::content.content");
