/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HelpArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpArticlesQuery = { helpArticles: Array<{ id: string, anchor: string, title: string, content: string }> | null };


export const HelpArticlesDocument = {"__meta__":{"id":"146dc2627a6d7c8d7a1c9c125041d55b1c493e54465a93676bcca5aa6e5785a3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]} as unknown as DocumentNode<HelpArticlesQuery, HelpArticlesQueryVariables>;
export function useHelpArticlesQuery(options: useQuery.Options<HelpArticlesQuery, HelpArticlesQueryVariables> = {}) {
  return useQuery<HelpArticlesQuery, HelpArticlesQueryVariables>(HelpArticlesDocument, options)
}