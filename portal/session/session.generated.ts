/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an agent lets somebody do in his name, beside reading about his team. */
export type SubaccountRight =
  /** Proposing contracts to downlines, and asking for the end of those that the agent pays. */
  | 'CONTRACTS'
  /** Reading what the agent earns. */
  | 'PAY'
  /** Making and ending registration links, and opening accounts. */
  | 'REGISTER'
  /** Setting what lines are held to. */
  | 'RULES';

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { me: { id: string, account: string, nickname: string | null, type: number, isTrial: boolean, isAgent: boolean, currency: string, currencySymbol: string, hasVip: boolean, vipLabelName: string | null, vipRankLevel: number | null, avatarUrl: string | null, playBlockedUntil: string | null, mustChangePassword: boolean, unreadMessages: number | null, rewardCount: number | null, missionCount: number | null, subaccount: { name: string, displayName: string, rights: Array<Types.SubaccountRight> } | null, wallet: { balance: string, currency: string, currencySymbol: string, version: number, isSingle: boolean } | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export type BalanceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BalanceChangedSubscription = { balanceChanged: { balance: string, currency: string, currencySymbol: string, version: number, isSingle: boolean } };

export type UnreadMessagesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesChangedSubscription = { unreadMessagesChanged: number };

export type ProtectionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ProtectionChangedSubscription = { protectionChanged: { exclusion: { id: string, endsAt: string | null } | null } };


export const MeDocument = {"__meta__":{"id":"c380fd8439cd896516ae91985fd7d686b5387ebc706a50d6bb59b9907b6822fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isTrial"}},{"kind":"Field","name":{"kind":"Name","value":"isAgent"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"hasVip"}},{"kind":"Field","name":{"kind":"Name","value":"vipLabelName"}},{"kind":"Field","name":{"kind":"Name","value":"vipRankLevel"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"playBlockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"rewardCount"}},{"kind":"Field","name":{"kind":"Name","value":"missionCount"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isSingle"}}]}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignOutDocument = {"__meta__":{"id":"927fdd8350617cebe7f58e2c570bd2619eecdffdade5f6f93dcf10173712a829"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const BalanceChangedDocument = {"__meta__":{"id":"60f4810f4fcb7576b0b893c00d3bb26c60421bb2a099f4a18445dd4d93b8b5dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"BalanceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balanceChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isSingle"}}]}}]}}]} as unknown as DocumentNode<BalanceChangedSubscription, BalanceChangedSubscriptionVariables>;
export const UnreadMessagesChangedDocument = {"__meta__":{"id":"25e150ac826f3164289c9344f3bd4bca4dc5caedc67bfcb48b86b7ff8e649eef"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"UnreadMessagesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadMessagesChanged"}}]}}]} as unknown as DocumentNode<UnreadMessagesChangedSubscription, UnreadMessagesChangedSubscriptionVariables>;
export const ProtectionChangedDocument = {"__meta__":{"id":"9cc38ec996ed4c9f54948efc8c306ac70274740e326a400962861b0bfa9da46d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ProtectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectionChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}}]} as unknown as DocumentNode<ProtectionChangedSubscription, ProtectionChangedSubscriptionVariables>;
export function useMeQuery(options: useQuery.Options<MeQuery, MeQueryVariables> = {}) {
  return useQuery<MeQuery, MeQueryVariables>(MeDocument, options)
}

export function useSignOutMutation(options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) {
  return useMutation<SignOutMutation, SignOutMutationVariables>(SignOutDocument, options)
}

export function useBalanceChangedSubscription(options: useSubscription.Options<BalanceChangedSubscription, BalanceChangedSubscriptionVariables> = {}) {
  return useSubscription<BalanceChangedSubscription, BalanceChangedSubscriptionVariables>(BalanceChangedDocument, options)
}

export function useUnreadMessagesChangedSubscription(options: useSubscription.Options<UnreadMessagesChangedSubscription, UnreadMessagesChangedSubscriptionVariables> = {}) {
  return useSubscription<UnreadMessagesChangedSubscription, UnreadMessagesChangedSubscriptionVariables>(UnreadMessagesChangedDocument, options)
}

export function useProtectionChangedSubscription(options: useSubscription.Options<ProtectionChangedSubscription, ProtectionChangedSubscriptionVariables> = {}) {
  return useSubscription<ProtectionChangedSubscription, ProtectionChangedSubscriptionVariables>(ProtectionChangedDocument, options)
}