/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_VipUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
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

/** All that may stand in the way of a change in `vip`. */
export type VipErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
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
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
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
  /** This bonus has been claimed already. */
  | 'VIP_BONUS_CLAIMED'
  /** This bonus is not yours to claim right now. Reload the page to see the bonuses you have. */
  | 'VIP_BONUS_NOT_FOUND'
  /** Members have this level, so it cannot go yet. */
  | 'VIP_LEVEL_HELD'
  /** Each level needs a name in every language of the brand. */
  | 'VIP_LEVEL_NAMES'
  /** Each level must ask for more than the one below. Check the amounts. */
  | 'VIP_LEVEL_ORDER'
  /** Last month's level is being reviewed. Try again in a few minutes. */
  | 'VIP_REVIEW_RUNS'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

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


export type ClaimVipBonusMutation = { claimVipBonus: { bonus: { amount: string } | null, userErrors: Array<(
      { code: Types.VipErrorCode }
      & UserErrorParts_VipUserError_Fragment
    )> } };


export const VipDocument = {"__meta__":{"id":"ce61d2d12b53e834c44723caaf493b224bad9e93c4a7aafc49daac4a195df302"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"keepValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"upgradeBonus"}},{"kind":"Field","name":{"kind":"Name","value":"monthlyBonus"}},{"kind":"Field","name":{"kind":"Name","value":"birthdayBonus"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRise"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"highestRank"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"isMonthOfClimb"}},{"kind":"Field","name":{"kind":"Name","value":"bonuses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"claimedAt"}}]}}]}}]}}]} as unknown as DocumentNode<VipQuery, VipQueryVariables>;
export const VipStepsDocument = {"__meta__":{"id":"b5a0f62709c6515a5b739fdef97e3e523f7d1a4e1534b2d671aa5c4a398a3808"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VipSteps"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vipSteps"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromRank"}},{"kind":"Field","name":{"kind":"Name","value":"toRank"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"depositsDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"validBetDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"monthDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<VipStepsQuery, VipStepsQueryVariables>;
export const ClaimVipBonusDocument = {"__meta__":{"id":"6ebb9cdc8ea0e42e3eb4a0cb2e497c9902348b487ca88c415be00b97539856c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimVipBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimVipBonusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimVipBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimVipBonusMutation, ClaimVipBonusMutationVariables>;
export function useVipQuery(options: useQuery.Options<VipQuery, VipQueryVariables> = {}) {
  return useQuery<VipQuery, VipQueryVariables>(VipDocument, options)
}

export function useVipStepsQuery(options: useQuery.Options<VipStepsQuery, VipStepsQueryVariables> = {}) {
  return useQuery<VipStepsQuery, VipStepsQueryVariables>(VipStepsDocument, options)
}

export function useClaimVipBonusMutation(options?: useMutation.Options<ClaimVipBonusMutation, ClaimVipBonusMutationVariables>) {
  return useMutation<ClaimVipBonusMutation, ClaimVipBonusMutationVariables>(ClaimVipBonusDocument, options)
}