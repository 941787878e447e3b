/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query OwnCompanies {\n  currentUser {\n    username\n  }\n  companies(pageSize: 5) {\n    totalCount\n    results {\n      id\n      brandName\n    }\n  }\n}\n\nmutation DraftPost($companyId: ID!, $title: String!, $keywords: [String!]) {\n  createContent(\n    companyId: $companyId\n    input: {title: $title, type: POST, locale: en, keywords: $keywords}\n  ) {\n    content {\n      id\n      title\n      status\n    }\n  }\n}": typeof types.OwnCompaniesDocument,
};
const documents: Documents = {
    "query OwnCompanies {\n  currentUser {\n    username\n  }\n  companies(pageSize: 5) {\n    totalCount\n    results {\n      id\n      brandName\n    }\n  }\n}\n\nmutation DraftPost($companyId: ID!, $title: String!, $keywords: [String!]) {\n  createContent(\n    companyId: $companyId\n    input: {title: $title, type: POST, locale: en, keywords: $keywords}\n  ) {\n    content {\n      id\n      title\n      status\n    }\n  }\n}": types.OwnCompaniesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OwnCompanies {\n  currentUser {\n    username\n  }\n  companies(pageSize: 5) {\n    totalCount\n    results {\n      id\n      brandName\n    }\n  }\n}\n\nmutation DraftPost($companyId: ID!, $title: String!, $keywords: [String!]) {\n  createContent(\n    companyId: $companyId\n    input: {title: $title, type: POST, locale: en, keywords: $keywords}\n  ) {\n    content {\n      id\n      title\n      status\n    }\n  }\n}"): typeof import('./graphql.ts').OwnCompaniesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
