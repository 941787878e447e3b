/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

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
    "query Countries {\n  countries {\n    id\n    name\n    phone\n  }\n}\n\nquery CitiesByCountry($countryId: ID!) {\n  citiesByCountry(countryId: $countryId) {\n    id\n    name\n  }\n}\n\nmutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}\n\nmutation RegisterUser($username: String!, $email: String!, $password: String!, $confirmPassword: String!, $phoneCode: String!, $phoneNumber: String!, $countryId: ID!, $cityId: ID, $street: String, $postalCode: String, $organization: String, $website: String, $about: String, $firstName: String, $lastName: String) {\n  registerUser(\n    username: $username\n    email: $email\n    password: $password\n    confirmPassword: $confirmPassword\n    phoneCode: $phoneCode\n    phoneNumber: $phoneNumber\n    countryId: $countryId\n    cityId: $cityId\n    street: $street\n    postalCode: $postalCode\n    organization: $organization\n    website: $website\n    about: $about\n    firstName: $firstName\n    lastName: $lastName\n  ) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}": typeof types.CountriesDocument,
    "fragment GenerationResult on Generation {\n  id\n  kind\n  status\n  field\n  model\n  offline\n  text\n  variants\n  items\n  voiceRules {\n    locale\n    kind\n    term\n    replacement\n    note\n  }\n  inputTokens\n  outputTokens\n  costMicros\n  error\n}\n\nmutation RequestGeneration($input: GenerationInput!) {\n  requestGeneration(input: $input) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation StopGeneration($id: ID!) {\n  stopGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation RetryGeneration($id: ID!) {\n  retryGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nquery Generation($id: ID!) {\n  generation(id: $id) {\n    ...GenerationResult\n  }\n}": typeof types.GenerationResultFragmentDoc,
};
const documents: Documents = {
    "query Countries {\n  countries {\n    id\n    name\n    phone\n  }\n}\n\nquery CitiesByCountry($countryId: ID!) {\n  citiesByCountry(countryId: $countryId) {\n    id\n    name\n  }\n}\n\nmutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}\n\nmutation RegisterUser($username: String!, $email: String!, $password: String!, $confirmPassword: String!, $phoneCode: String!, $phoneNumber: String!, $countryId: ID!, $cityId: ID, $street: String, $postalCode: String, $organization: String, $website: String, $about: String, $firstName: String, $lastName: String) {\n  registerUser(\n    username: $username\n    email: $email\n    password: $password\n    confirmPassword: $confirmPassword\n    phoneCode: $phoneCode\n    phoneNumber: $phoneNumber\n    countryId: $countryId\n    cityId: $cityId\n    street: $street\n    postalCode: $postalCode\n    organization: $organization\n    website: $website\n    about: $about\n    firstName: $firstName\n    lastName: $lastName\n  ) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}": types.CountriesDocument,
    "fragment GenerationResult on Generation {\n  id\n  kind\n  status\n  field\n  model\n  offline\n  text\n  variants\n  items\n  voiceRules {\n    locale\n    kind\n    term\n    replacement\n    note\n  }\n  inputTokens\n  outputTokens\n  costMicros\n  error\n}\n\nmutation RequestGeneration($input: GenerationInput!) {\n  requestGeneration(input: $input) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation StopGeneration($id: ID!) {\n  stopGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation RetryGeneration($id: ID!) {\n  retryGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nquery Generation($id: ID!) {\n  generation(id: $id) {\n    ...GenerationResult\n  }\n}": types.GenerationResultFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Countries {\n  countries {\n    id\n    name\n    phone\n  }\n}\n\nquery CitiesByCountry($countryId: ID!) {\n  citiesByCountry(countryId: $countryId) {\n    id\n    name\n  }\n}\n\nmutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}\n\nmutation RegisterUser($username: String!, $email: String!, $password: String!, $confirmPassword: String!, $phoneCode: String!, $phoneNumber: String!, $countryId: ID!, $cityId: ID, $street: String, $postalCode: String, $organization: String, $website: String, $about: String, $firstName: String, $lastName: String) {\n  registerUser(\n    username: $username\n    email: $email\n    password: $password\n    confirmPassword: $confirmPassword\n    phoneCode: $phoneCode\n    phoneNumber: $phoneNumber\n    countryId: $countryId\n    cityId: $cityId\n    street: $street\n    postalCode: $postalCode\n    organization: $organization\n    website: $website\n    about: $about\n    firstName: $firstName\n    lastName: $lastName\n  ) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}"): (typeof documents)["query Countries {\n  countries {\n    id\n    name\n    phone\n  }\n}\n\nquery CitiesByCountry($countryId: ID!) {\n  citiesByCountry(countryId: $countryId) {\n    id\n    name\n  }\n}\n\nmutation Login($email: String!, $password: String!) {\n  login(email: $email, password: $password) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}\n\nmutation RegisterUser($username: String!, $email: String!, $password: String!, $confirmPassword: String!, $phoneCode: String!, $phoneNumber: String!, $countryId: ID!, $cityId: ID, $street: String, $postalCode: String, $organization: String, $website: String, $about: String, $firstName: String, $lastName: String) {\n  registerUser(\n    username: $username\n    email: $email\n    password: $password\n    confirmPassword: $confirmPassword\n    phoneCode: $phoneCode\n    phoneNumber: $phoneNumber\n    countryId: $countryId\n    cityId: $cityId\n    street: $street\n    postalCode: $postalCode\n    organization: $organization\n    website: $website\n    about: $about\n    firstName: $firstName\n    lastName: $lastName\n  ) {\n    token\n    user {\n      id\n      username\n      email\n      role\n    }\n  }\n}"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "fragment GenerationResult on Generation {\n  id\n  kind\n  status\n  field\n  model\n  offline\n  text\n  variants\n  items\n  voiceRules {\n    locale\n    kind\n    term\n    replacement\n    note\n  }\n  inputTokens\n  outputTokens\n  costMicros\n  error\n}\n\nmutation RequestGeneration($input: GenerationInput!) {\n  requestGeneration(input: $input) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation StopGeneration($id: ID!) {\n  stopGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation RetryGeneration($id: ID!) {\n  retryGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nquery Generation($id: ID!) {\n  generation(id: $id) {\n    ...GenerationResult\n  }\n}"): (typeof documents)["fragment GenerationResult on Generation {\n  id\n  kind\n  status\n  field\n  model\n  offline\n  text\n  variants\n  items\n  voiceRules {\n    locale\n    kind\n    term\n    replacement\n    note\n  }\n  inputTokens\n  outputTokens\n  costMicros\n  error\n}\n\nmutation RequestGeneration($input: GenerationInput!) {\n  requestGeneration(input: $input) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation StopGeneration($id: ID!) {\n  stopGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nmutation RetryGeneration($id: ID!) {\n  retryGeneration(id: $id) {\n    generation {\n      ...GenerationResult\n    }\n  }\n}\n\nquery Generation($id: ID!) {\n  generation(id: $id) {\n    ...GenerationResult\n  }\n}"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;