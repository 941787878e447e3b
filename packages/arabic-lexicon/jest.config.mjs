export { default } from "../../tools/jest/server.mjs";
