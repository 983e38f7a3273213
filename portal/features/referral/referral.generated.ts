/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of claimReferral. */
export type ClaimReferralInput = {
  /** The friend. */
  id: string | number;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Why the reward for a friend is held or refused. */
export type ReferralReason =
  /** Both registered at one address. */
  | 'ADDRESS'
  /** Both used one device. */
  | 'DEVICE'
  /** Another friend of the same member registered at that address. */
  | 'FRIENDS_ADDRESS'
  /** An operator refused it. */
  | 'OPERATOR'
  /** Both have one payout account. */
  | 'PAYOUT_ACCOUNT'
  /** Both have one name. */
  | 'SAME_NAME'
  /** Both were seen at one address. */
  | 'SEEN_ADDRESS';

/** How far a friend is. */
export type ReferralState =
  /** Registered with the member's code, and has not yet deposited what the rule asks. */
  | 'CAME'
  /** Deposited what the rule asks. */
  | 'DEPOSITED'
  /** An operator looks at it first. */
  | 'HELD'
  /** The reward was taken. */
  | 'PAID'
  /** Played what the rule asks: the reward may be taken. */
  | 'PLAYED'
  /** Nothing is paid. */
  | 'REFUSED';

export type ReferralQueryVariables = Exact<{ [key: string]: never; }>;


export type ReferralQuery = { referral: { code: string, came: number, deposited: number, paid: number, paidThisMonth: number, earned: string, rule: { fixed: string, percent: number, greatestShare: string, leastDeposit: string, leastValidBet: string, mostFriends: number } | null } };

export type ReferredFriendsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type ReferredFriendsQuery = { referredFriends: { items: Array<ReferredFriendPartsFragment>, pageInfo: { totalPages: number } } };

export type ClaimReferralMutationVariables = Exact<{
  input: Types.ClaimReferralInput;
}>;


export type ClaimReferralMutation = { claimReferral: { friend: ReferredFriendPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ReferredFriendPartsFragment = { id: string, account: string, state: Types.ReferralState, reason: Types.ReferralReason | null, reward: string | null, cameAt: string };

export const ReferredFriendPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferredFriendParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferredFriend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}}]}}]} as unknown as DocumentNode<ReferredFriendPartsFragment, unknown>;
export const ReferralDocument = {"__meta__":{"id":"5b75761c14e5c5584ae1813b8b2a420ffb0b125fa15a2ba26b53922c3c1e5222"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"greatestShare"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"leastValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"mostFriends"}}]}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}}]}}]} as unknown as DocumentNode<ReferralQuery, ReferralQueryVariables>;
export const ReferredFriendsDocument = {"__meta__":{"id":"a858b7987c8f2ff5716daa6a2b7b1d3730fbbf7cbd0b704adb1a8559f1dd76a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferredFriends"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referredFriends"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferredFriendParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferredFriendParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferredFriend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}}]}}]} as unknown as DocumentNode<ReferredFriendsQuery, ReferredFriendsQueryVariables>;
export const ClaimReferralDocument = {"__meta__":{"id":"67678767331699df1cfb517b16c037a667e4b264baf72b9cb6f1a915e95211f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReferralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"friend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferredFriendParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferredFriendParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferredFriend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimReferralMutation, ClaimReferralMutationVariables>;
export function useReferralQuery(options: useQuery.Options<ReferralQuery, ReferralQueryVariables> = {}) {
  return useQuery<ReferralQuery, ReferralQueryVariables>(ReferralDocument, options)
}

export function useReferredFriendsQuery(options: useQuery.Options<ReferredFriendsQuery, ReferredFriendsQueryVariables> = {}) {
  return useQuery<ReferredFriendsQuery, ReferredFriendsQueryVariables>(ReferredFriendsDocument, options)
}

export function useClaimReferralMutation(options?: useMutation.Options<ClaimReferralMutation, ClaimReferralMutationVariables>) {
  return useMutation<ClaimReferralMutation, ClaimReferralMutationVariables>(ClaimReferralDocument, options)
}