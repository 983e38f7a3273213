/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of convertPoints. */
export type ConvertPointsInput = {
  /** What the member saw that they bring. */
  amount: string;
  /** The same key is carried out once. */
  idempotencyKey: string;
  /** The member's secret for money and points that leave, not the one to sign in with. */
  paymentPassword: string;
  /** How many, whole ones. */
  points: string;
};

/** What goods of the mall are. */
export type GoodsKind =
  /** Sent to an address. */
  | 'GOODS'
  /** Money for the main wallet. */
  | 'MONEY';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Why points changed. */
export type PointChangeKind =
  /** A deposit earned them. */
  | 'EARNED'
  /** A promotion gave them. */
  | 'GIVEN'
  /** They were given for something. */
  | 'REDEEMED'
  /** What they were given for was rejected. */
  | 'RETURNED'
  /** The deposit that gave them was taken back. */
  | 'TAKEN_BACK';

/** Input of redeemPointReward. */
export type RedeemPointRewardInput = {
  /** The same in money. */
  amount: string;
  /** The reward. */
  goodsId: string | number;
  /** The same key is carried out once. */
  idempotencyKey: string;
  /** The member's secret for money and points that leave, not the one to sign in with. */
  paymentPassword: string;
  /** What the member saw that all of them cost in points; nothing is taken where it is something else by now. */
  points: string;
  /** How many, at most 100. */
  quantity: number;
  /** Where goods are sent. */
  receiver?: RedemptionReceiverInput | null | undefined;
};

/** What points are given for. */
export type RedemptionKind =
  /** Money at the exchange ratio. */
  | 'CONVERSION'
  /** Goods that are sent. */
  | 'GOODS'
  /** Money of the mall. */
  | 'MONEY';

/** To whom and where goods are sent. */
export type RedemptionReceiverInput = {
  /** Address, at most 300 characters. */
  address: string;
  /** Name, at most 80 characters. */
  name: string;
  /** Phone number. */
  phone: string;
};

/** How a redemption stands. */
export type RedemptionState =
  /** Sent or credited. */
  | 'APPROVED'
  /** The house has not sent it yet. */
  | 'IN_PROCESS'
  /** Refused; points and money went back. */
  | 'REJECTED';

export type PointConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PointConfigQuery = { pointConfig: { currency: string, exchangeAmount: string, minimumPoints: string, steps: Array<{ from: string, points: string }> } };

export type PointBalanceQueryVariables = Exact<{ [key: string]: never; }>;


export type PointBalanceQuery = { pointBalance: { points: string } };

export type PointRewardPartsFragment = { id: string, kind: Types.GoodsKind, name: string, description: string, pictureUrl: string | null, pointsRequired: string, amountRequired: string, amountGiven: string, stock: number };

export type PointRewardsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type PointRewardsQuery = { pointRewards: { items: Array<PointRewardPartsFragment>, pageInfo: { totalPages: number, totalItems: number } } };

export type RedemptionsQueryVariables = Exact<{
  state?: Types.RedemptionState | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type RedemptionsQuery = { redemptions: { items: Array<{ id: string, number: string, kind: Types.RedemptionKind, name: string | null, quantity: number, points: string, amountRequired: string, amountGiven: string, state: Types.RedemptionState, remark: string | null, createdAt: string, receiver: { name: string, phone: string, address: string } | null }>, pageInfo: { totalPages: number, totalItems: number } } };

export type PointChangesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PointChangesQuery = { pointChanges: { edges: Array<{ cursor: string, node: { id: string, at: string, change: string, accumulated: string, kind: Types.PointChangeKind } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RedeemPointRewardMutationVariables = Exact<{
  input: Types.RedeemPointRewardInput;
}>;


export type RedeemPointRewardMutation = { redeemPointReward: { redemption: { id: string, state: Types.RedemptionState, name: string | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type ConvertPointsMutationVariables = Exact<{
  input: Types.ConvertPointsInput;
}>;


export type ConvertPointsMutation = { convertPoints: { redemption: { id: string, amountGiven: string } | null, userErrors: Array<UserErrorPartsFragment> } };

export const PointRewardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointReward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pointsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]} as unknown as DocumentNode<PointRewardPartsFragment, unknown>;
export const PointConfigDocument = {"__meta__":{"id":"617db1fd72bdba23937ee5b15ed79b6cdbfee691cf113c84b470bb908ede337c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPoints"}}]}}]}}]} as unknown as DocumentNode<PointConfigQuery, PointConfigQueryVariables>;
export const PointBalanceDocument = {"__meta__":{"id":"85b3138b02cef6ae138cf92ffa5015ea9180cb5150f0fe6c9de0b491ad254d79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<PointBalanceQuery, PointBalanceQueryVariables>;
export const PointRewardsDocument = {"__meta__":{"id":"be3eea5f485b13d87739bee2f6865a6773d48ed653f9e01fd021d03e0d4a24de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointRewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointRewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointRewardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointReward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pointsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]} as unknown as DocumentNode<PointRewardsQuery, PointRewardsQueryVariables>;
export const RedemptionsDocument = {"__meta__":{"id":"c691bc3a7dd4a267451357de1135ff69e0c855e74d6376e27236970a60974819"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<RedemptionsQuery, RedemptionsQueryVariables>;
export const PointChangesDocument = {"__meta__":{"id":"f7669603ee0a2178f689f960bc8514100a87509dbc554972032fa6ebb08f6b7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"accumulated"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PointChangesQuery, PointChangesQueryVariables>;
export const RedeemPointRewardDocument = {"__meta__":{"id":"7502862fa4becda45b8fab50569a3fba160544422b98ef4917df98f088689902"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemPointReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemPointRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemPointReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RedeemPointRewardMutation, RedeemPointRewardMutationVariables>;
export const ConvertPointsDocument = {"__meta__":{"id":"43c1af39dd17ff9e06d3791c16c3acb00b3ba68d2b92dede8c2d91dfa550df80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConvertPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConvertPointsMutation, ConvertPointsMutationVariables>;
export function usePointConfigQuery(options: useQuery.Options<PointConfigQuery, PointConfigQueryVariables> = {}) {
  return useQuery<PointConfigQuery, PointConfigQueryVariables>(PointConfigDocument, options)
}

export function usePointBalanceQuery(options: useQuery.Options<PointBalanceQuery, PointBalanceQueryVariables> = {}) {
  return useQuery<PointBalanceQuery, PointBalanceQueryVariables>(PointBalanceDocument, options)
}

export function usePointRewardsQuery(options: useQuery.Options<PointRewardsQuery, PointRewardsQueryVariables> = {}) {
  return useQuery<PointRewardsQuery, PointRewardsQueryVariables>(PointRewardsDocument, options)
}

export function useRedemptionsQuery(options: useQuery.Options<RedemptionsQuery, RedemptionsQueryVariables> = {}) {
  return useQuery<RedemptionsQuery, RedemptionsQueryVariables>(RedemptionsDocument, options)
}

export function usePointChangesQuery(options: useQuery.Options<PointChangesQuery, PointChangesQueryVariables> = {}) {
  return useQuery<PointChangesQuery, PointChangesQueryVariables>(PointChangesDocument, options)
}

export function useRedeemPointRewardMutation(options?: useMutation.Options<RedeemPointRewardMutation, RedeemPointRewardMutationVariables>) {
  return useMutation<RedeemPointRewardMutation, RedeemPointRewardMutationVariables>(RedeemPointRewardDocument, options)
}

export function useConvertPointsMutation(options?: useMutation.Options<ConvertPointsMutation, ConvertPointsMutationVariables>) {
  return useMutation<ConvertPointsMutation, ConvertPointsMutationVariables>(ConvertPointsDocument, options)
}