/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of claimVipBonus. */
export type ClaimVipBonusInput = {
  /** What it is for. */
  kind: VipBonusKind;
  /** The rank, the first day of the month, or the year of the birthday. */
  subject: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** What a bonus is given for. */
export type VipBonusKind =
  /** The day the member was born: once a year, to be claimed on that day and the six after it. */
  | 'BIRTHDAY'
  /** A month. */
  | 'MONTHLY'
  /** Reaching a level. */
  | 'UPGRADE';

/** How a bonus stands. */
export type VipBonusState =
  /** It was claimed. */
  | 'CLAIMED'
  /** It is not its day. */
  | 'LATER'
  /** It may be claimed. */
  | 'OPEN'
  /** The birthday was told too late for this year. */
  | 'TOO_NEW'
  /** The member told no birthday. */
  | 'UNKNOWN'
  /** The month before is still to be reviewed. */
  | 'WAITING';

/** Why a member went to the next level, up or down. */
export type VipStepReason =
  /** The sums were enough no more, after bets or deposits were taken back. */
  | 'FELL'
  /** A month's play did not keep the level. */
  | 'NOT_KEPT'
  /** The sums were enough for the first time. */
  | 'REACHED'
  /** A month's play brought a lost level back. */
  | 'REGAINED';

export type VipQueryVariables = Exact<{ [key: string]: never; }>;


export type VipQuery = { vip: { currency: string, rank: number, highestRank: number, since: string | null, deposits: string, validBet: string, month: string, monthValidBet: string, isMonthOfClimb: boolean, levels: Array<{ rank: number, name: string, deposits: string, validBet: string, keepValidBet: string, upgradeBonus: string, monthlyBonus: string, birthdayBonus: string, rebateRise: number }>, bonuses: Array<{ kind: Types.VipBonusKind, subject: string, rank: number, amount: string, state: Types.VipBonusState, claimedAt: string | null }> } };

export type VipStepsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type VipStepsQuery = { vipSteps: { items: Array<{ id: string, fromRank: number, toRank: number, reason: Types.VipStepReason, deposits: string, depositsDemanded: string, validBet: string, validBetDemanded: string, month: string | null, monthValidBet: string | null, monthDemanded: string | null, at: string }>, pageInfo: { totalPages: number, totalItems: number } } };

export type ClaimVipBonusMutationVariables = Exact<{
  input: Types.ClaimVipBonusInput;
}>;


export type ClaimVipBonusMutation = { claimVipBonus: { bonus: { amount: string } | null, userErrors: Array<UserErrorPartsFragment> } };


export const VipDocument = {"__meta__":{"id":"ce61d2d12b53e834c44723caaf493b224bad9e93c4a7aafc49daac4a195df302"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"keepValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"upgradeBonus"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyBonus"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayBonus"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"highestRank"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"isMonthOfClimb"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}}]}}]}}]}}]} as unknown as DocumentNode<VipQuery, VipQueryVariables>;
export const VipStepsDocument = {"__meta__":{"id":"b5a0f62709c6515a5b739fdef97e3e523f7d1a4e1534b2d671aa5c4a398a3808"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VipSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vipSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromRank"}},{"kind":"Field","name":{"kind":"Name","value":"toRank"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"depositsDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"validBetDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"monthDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<VipStepsQuery, VipStepsQueryVariables>;
export const ClaimVipBonusDocument = {"__meta__":{"id":"95de5b1560d5b51d78ecd4dcfeadb41bc810f225a7a338fd56f118c680e85d6f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimVipBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimVipBonusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimVipBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimVipBonusMutation, ClaimVipBonusMutationVariables>;
export function useVipQuery(options: useQuery.Options<VipQuery, VipQueryVariables> = {}) {
  return useQuery<VipQuery, VipQueryVariables>(VipDocument, options)
}

export function useVipStepsQuery(options: useQuery.Options<VipStepsQuery, VipStepsQueryVariables> = {}) {
  return useQuery<VipStepsQuery, VipStepsQueryVariables>(VipStepsDocument, options)
}

export function useClaimVipBonusMutation(options?: useMutation.Options<ClaimVipBonusMutation, ClaimVipBonusMutationVariables>) {
  return useMutation<ClaimVipBonusMutation, ClaimVipBonusMutationVariables>(ClaimVipBonusDocument, options)
}