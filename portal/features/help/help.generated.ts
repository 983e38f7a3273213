/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an article of the help centre is about. */
export type HelpTopic =
  /** The account and its safety. */
  | 'ACCOUNT'
  /** How the site becomes an app on the phone. */
  | 'APP'
  /** Customer service and complaints. */
  | 'CONTACT'
  /** Games and lotteries. */
  | 'GAMES'
  /** Deposits, withdrawals and what must be played before. */
  | 'MONEY'
  /** Points, levels and promotions. */
  | 'REWARDS'
  /** Terms and privacy. */
  | 'RULES'
  /** Limits, breaks and exclusion. */
  | 'SAFER_PLAY'
  /** Getting started. */
  | 'START';

export type HelpArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type HelpArticlesQuery = { helpArticles: Array<{ anchor: string, topic: Types.HelpTopic, title: string, content: string, related: Array<string> }> | null };

export type HelpSearchQueryVariables = Exact<{
  text: string;
}>;


export type HelpSearchQuery = { helpSearch: Array<{ anchor: string, topic: Types.HelpTopic, title: Array<{ text: string, isFound: boolean }>, excerpt: Array<{ text: string, isFound: boolean }> }> | null };


export const HelpArticlesDocument = {"__meta__":{"id":"3bba8f8dea5261ab3e8a8454729c224493ed9ce4d6ad10804183852a0c313485"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpArticles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"related"}}]}}]}}]} as unknown as DocumentNode<HelpArticlesQuery, HelpArticlesQueryVariables>;
export const HelpSearchDocument = {"__meta__":{"id":"fcf72b8fc2799f0d21a39f16b76fa2377fc439719280c8a2e97d3aa974e77633"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HelpSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"helpSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anchor"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"title"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isFound"}}]}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isFound"}}]}}]}}]}}]} as unknown as DocumentNode<HelpSearchQuery, HelpSearchQueryVariables>;
export function useHelpArticlesQuery(options: useQuery.Options<HelpArticlesQuery, HelpArticlesQueryVariables> = {}) {
  return useQuery<HelpArticlesQuery, HelpArticlesQueryVariables>(HelpArticlesDocument, options)
}

export function useHelpSearchQuery(options: useQuery.Options<HelpSearchQuery, HelpSearchQueryVariables> & ({ variables: HelpSearchQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<HelpSearchQuery, HelpSearchQueryVariables>(HelpSearchDocument, options)
}