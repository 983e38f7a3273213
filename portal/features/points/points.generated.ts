/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_PointUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
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

/** All that may stand in the way of a change in `points`. */
export type PointErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** There is no such copy; it may have expired. */
  | 'EXPORT_NOT_FOUND'
  /** The copy is not ready yet. */
  | 'EXPORT_NOT_READY'
  /** This file does not exist. */
  | 'FILE_NOT_FOUND'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** Money goods bring money and cost none; other goods bring none. */
  | 'MALL_AMOUNT_INVALID'
  /** This reward is no longer in the mall. */
  | 'MALL_GOODS_NOT_FOUND'
  /** Write each language of the brand once, the default language among them. */
  | 'MALL_LANGUAGE_INVALID'
  /** Upload the picture here. */
  | 'MALL_PICTURE_INVALID'
  /** Enter the name, phone number and address to send it to. */
  | 'MALL_RECEIVER_NEEDED'
  /** Only {{left}} of this reward are left. Choose fewer. */
  | 'MALL_STOCK_SHORT'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** The payment password was wrong too often. Try again in {{minutes}} minutes, or set a new one with your sign-in password. */
  | 'PAYMENT_PASSWORD_LOCKED'
  /** You have no payment password yet. Set one in the security centre, then try again. */
  | 'PAYMENT_PASSWORD_NOT_SET'
  /** The payment password is not right. */
  | 'PAYMENT_PASSWORD_WRONG'
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** You do not have enough points: you have {{balance}}. */
  | 'POINTS_INSUFFICIENT'
  /** This request was sent before with other content. Reload the page and try again. */
  | 'POINTS_KEY_REUSED'
  /** Points are for real accounts. Register or sign in. */
  | 'POINTS_NEED_TRUE_ACCOUNT'
  /** Points are not exchanged for money at the moment. */
  | 'POINTS_NOT_EXCHANGED'
  /** Enter a whole number of points above 0. */
  | 'POINTS_NOT_WHOLE'
  /** The points or the amount have just changed. Look again and confirm. */
  | 'POINTS_TERMS_CHANGED'
  /** Exchange at least {{minimum}} points at once. */
  | 'POINTS_TOO_FEW'
  /** Two steps begin at the same amount. */
  | 'POINT_STEP_REPEATED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This redemption was decided already. */
  | 'REDEMPTION_DECIDED'
  /** This redemption does not exist. */
  | 'REDEMPTION_NOT_FOUND'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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


export type PointChangesQuery = { pointChanges: { nodes: Array<{ id: string, at: string, change: string, accumulated: string, kind: Types.PointChangeKind }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RedeemPointRewardMutationVariables = Exact<{
  input: Types.RedeemPointRewardInput;
}>;


export type RedeemPointRewardMutation = { redeemPointReward: { redemption: { id: string, state: Types.RedemptionState, name: string | null } | null, userErrors: Array<(
      { code: Types.PointErrorCode }
      & UserErrorParts_PointUserError_Fragment
    )> } };

export type ConvertPointsMutationVariables = Exact<{
  input: Types.ConvertPointsInput;
}>;


export type ConvertPointsMutation = { convertPoints: { redemption: { id: string, amountGiven: string } | null, userErrors: Array<(
      { code: Types.PointErrorCode }
      & UserErrorParts_PointUserError_Fragment
    )> } };

export const PointRewardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointReward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pointsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]} as unknown as DocumentNode<PointRewardPartsFragment, unknown>;
export const PointConfigDocument = {"__meta__":{"id":"617db1fd72bdba23937ee5b15ed79b6cdbfee691cf113c84b470bb908ede337c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPoints"}}]}}]}}]} as unknown as DocumentNode<PointConfigQuery, PointConfigQueryVariables>;
export const PointBalanceDocument = {"__meta__":{"id":"85b3138b02cef6ae138cf92ffa5015ea9180cb5150f0fe6c9de0b491ad254d79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]}}]} as unknown as DocumentNode<PointBalanceQuery, PointBalanceQueryVariables>;
export const PointRewardsDocument = {"__meta__":{"id":"be3eea5f485b13d87739bee2f6865a6773d48ed653f9e01fd021d03e0d4a24de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointRewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointRewards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PointRewardParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PointRewardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PointReward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"pointsRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}}]}}]} as unknown as DocumentNode<PointRewardsQuery, PointRewardsQueryVariables>;
export const RedemptionsDocument = {"__meta__":{"id":"c691bc3a7dd4a267451357de1135ff69e0c855e74d6376e27236970a60974819"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Redemptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"RedemptionState"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemptions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"amountRequired"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"remark"}},{"kind":"Field","name":{"kind":"Name","value":"receiver"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<RedemptionsQuery, RedemptionsQueryVariables>;
export const PointChangesDocument = {"__meta__":{"id":"21ce42d9006a857ffb2492a86d6257b026b0a8e81fd3ed56717a7b7ceb6a29ea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"change"}},{"kind":"Field","name":{"kind":"Name","value":"accumulated"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]} as unknown as DocumentNode<PointChangesQuery, PointChangesQueryVariables>;
export const RedeemPointRewardDocument = {"__meta__":{"id":"5fc569c105d7b05f6fb24c50ec035f1e6a80de181bc6c23ae9ec7f4453c56a51"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemPointReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemPointRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemPointReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RedeemPointRewardMutation, RedeemPointRewardMutationVariables>;
export const ConvertPointsDocument = {"__meta__":{"id":"fcf8360653ddc089a02820388957db6c57a5922b3406173976941d3abfcd1f3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConvertPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConvertPointsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"convertPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redemption"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amountGiven"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ConvertPointsMutation, ConvertPointsMutationVariables>;
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