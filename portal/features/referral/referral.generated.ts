/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_ReferralUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
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

/** All that may stand in the way of a change in `referrals`. */
export type ReferralErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
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
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
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
  /** It was paid or refused already. Reload the list. */
  | 'REFERRAL_DECIDED'
  /** This reward is being checked. You can take it as soon as that is done. */
  | 'REFERRAL_HELD'
  /** You have taken rewards for {{most}} friends this month. The others can be taken next month. */
  | 'REFERRAL_MONTH_FULL'
  /** Your friend has not deposited or played enough yet. Come back once that is done. */
  | 'REFERRAL_NOT_EARNED'
  /** This friend is not among those whom you invited. */
  | 'REFERRAL_NOT_FOUND'
  /** The reward for this friend was not approved. Customer service will explain why. */
  | 'REFERRAL_REFUSED'
  /** A rule that runs has to give something: enter a fixed amount, or a percentage with its limit. */
  | 'REFERRAL_RULE_EMPTY'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
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
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
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


export type ClaimReferralMutation = { claimReferral: { friend: ReferredFriendPartsFragment | null, userErrors: Array<(
      { code: Types.ReferralErrorCode }
      & UserErrorParts_ReferralUserError_Fragment
    )> } };

export type ReferredFriendPartsFragment = { id: string, account: string, state: Types.ReferralState, reason: Types.ReferralReason | null, reward: string | null, cameAt: string };

export const ReferredFriendPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferredFriendParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferredFriend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}}]}}]} as unknown as DocumentNode<ReferredFriendPartsFragment, unknown>;
export const ReferralDocument = {"__meta__":{"id":"5b75761c14e5c5584ae1813b8b2a420ffb0b125fa15a2ba26b53922c3c1e5222"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referral"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"greatestShare"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"leastValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"mostFriends"}}]}},{"kind":"Field","name":{"kind":"Name","value":"came"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"paidThisMonth"}},{"kind":"Field","name":{"kind":"Name","value":"earned"}}]}}]}}]} as unknown as DocumentNode<ReferralQuery, ReferralQueryVariables>;
export const ReferredFriendsDocument = {"__meta__":{"id":"a858b7987c8f2ff5716daa6a2b7b1d3730fbbf7cbd0b704adb1a8559f1dd76a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReferredFriends"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"referredFriends"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferredFriendParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferredFriendParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferredFriend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}}]}}]} as unknown as DocumentNode<ReferredFriendsQuery, ReferredFriendsQueryVariables>;
export const ClaimReferralDocument = {"__meta__":{"id":"c4c851f8d0dacd2cf496769b254dfc7c83f01144bbabe3e7c45043a4862b9348"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimReferral"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReferralInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimReferral"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"friend"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReferredFriendParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReferredFriendParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReferredFriend"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"cameAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimReferralMutation, ClaimReferralMutationVariables>;
export function useReferralQuery(options: useQuery.Options<ReferralQuery, ReferralQueryVariables> = {}) {
  return useQuery<ReferralQuery, ReferralQueryVariables>(ReferralDocument, options)
}

export function useReferredFriendsQuery(options: useQuery.Options<ReferredFriendsQuery, ReferredFriendsQueryVariables> = {}) {
  return useQuery<ReferredFriendsQuery, ReferredFriendsQueryVariables>(ReferredFriendsDocument, options)
}

export function useClaimReferralMutation(options?: useMutation.Options<ClaimReferralMutation, ClaimReferralMutationVariables>) {
  return useMutation<ClaimReferralMutation, ClaimReferralMutationVariables>(ClaimReferralDocument, options)
}