/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

export type AgentAnnouncementsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type AgentAnnouncementsQuery = { team: { announcements: { items: Array<{ id: string, title: string, content: string, publishedAt: string }>, pageInfo: { page: number, totalPages: number } } } | null };


export const AgentAnnouncementsDocument = {"__meta__":{"id":"1eb0297c077b4e49d80f9e8259e406304b2b9cc3a38d8dde8019ed90b041039d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgentAnnouncements"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<AgentAnnouncementsQuery, AgentAnnouncementsQueryVariables>;
export function useAgentAnnouncementsQuery(options: useQuery.Options<AgentAnnouncementsQuery, AgentAnnouncementsQueryVariables> = {}) {
  return useQuery<AgentAnnouncementsQuery, AgentAnnouncementsQueryVariables>(AgentAnnouncementsDocument, options)
}