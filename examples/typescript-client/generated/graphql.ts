/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where a content stands on its way to publication. */
export type ContentStatus =
  /** It may be published. */
  | 'APPROVED'
  /** It is put away. */
  | 'ARCHIVED'
  /** It is being worked on. */
  | 'DRAFT'
  /** Somebody is to read it. */
  | 'IN_REVIEW'
  /** It is published. */
  | 'PUBLISHED'
  /** It is published when its time comes. */
  | 'SCHEDULED';

export type OwnCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCompaniesQuery = { currentUser: { username: string }, companies: { totalCount: number, results: Array<{ id: string, brandName: string }> } };

export type DraftPostMutationVariables = Exact<{
  companyId: string;
  title: string;
  keywords?: Array<string> | string | null | undefined;
}>;


export type DraftPostMutation = { createContent: { content: { id: string, title: string, status: ContentStatus } } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const OwnCompaniesDocument = new TypedDocumentString(`
    query OwnCompanies {
  currentUser {
    username
  }
  companies(pageSize: 5) {
    totalCount
    results {
      id
      brandName
    }
  }
}
    `) as unknown as TypedDocumentString<OwnCompaniesQuery, OwnCompaniesQueryVariables>;
export const DraftPostDocument = new TypedDocumentString(`
    mutation DraftPost($companyId: ID!, $title: String!, $keywords: [String!]) {
  createContent(
    companyId: $companyId
    input: {title: $title, type: POST, locale: en, keywords: $keywords}
  ) {
    content {
      id
      title
      status
    }
  }
}
    `) as unknown as TypedDocumentString<DraftPostMutation, DraftPostMutationVariables>;