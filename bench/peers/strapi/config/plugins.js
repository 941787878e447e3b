module.exports = ({ env }) => ({
  graphql: {
    enabled: true,
    config: {
      endpoint: "/graphql",
      shadowCRUD: true,
      landingPage: false,
      depthLimit: 10,
      defaultLimit: 25,
      maxLimit: 2000,
      apolloServer: { introspection: true },
    },
  },
  "users-permissions": { config: { jwtSecret: env("JWT_SECRET"), jwt: { expiresIn: "7d" }, ratelimit: { enabled: false } } },
});
