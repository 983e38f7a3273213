/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { UserErrorParts_SessionUserError_Fragment } from '../lib/user-error.generated.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What kind of account somebody has. */
export type MemberType =
  /** Plays as well, and has a line of accounts below it that it is paid for by its contracts. */
  | 'AGENT'
  /** Plays with money; it may have been invited by an agent. */
  | 'MEMBER'
  /** Plays for free, with play money, and owns nothing. */
  | 'TRIAL';

/** All that may stand in the way of a change in `sessions`. */
export type SessionErrorCode =
  /** This account is closed. For 30 days customer service can open it again. */
  | 'ACCOUNT_CLOSED'
  /** The account is locked. Please contact customer service. */
  | 'ACCOUNT_LOCKED'
  /** Only agents can sign in here. */
  | 'AGENT_ONLY'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** The captcha check failed. Please wait for a new one and try again. */
  | 'CAPTCHA_CHECK_FAILED'
  /** Please enter the captcha. */
  | 'CAPTCHA_REQUIRED'
  /** The captcha is not right. Please try again with a new one. */
  | 'CAPTCHA_WRONG'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** This differs from what was verified. Please verify again. */
  | 'IDENTITY_MISMATCH'
  /** This brand does not offer signing in with that account. */
  | 'IDENTITY_NOT_OFFERED'
  /** The other account's service does not answer at the moment. Please try again shortly. */
  | 'IDENTITY_UNAVAILABLE'
  /** The sign-in with the other account could not be confirmed. Please try again. */
  | 'ID_TOKEN_INVALID'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** Only members can sign in here. Please register an account. */
  | 'MEMBER_ONLY'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** This is not switched on. Please contact customer service. */
  | 'MODULE_OFF'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This operation is not enabled. Please contact customer service. */
  | 'OPERATION_NOT_ENABLED'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Please register an account first. */
  | 'REGISTER_FIRST'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** One more step is needed to sign in. */
  | 'SECOND_STEP_NEEDED'
  /** This sign-in no longer exists. */
  | 'SESSION_NOT_FOUND'
  /** Wrong account or password. After 3 wrong tries signing in is locked for 30 minutes. */
  | 'SIGN_IN_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
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
  /** The verification code expired. Please send a new one. */
  | 'VERIFICATION_CODE_EXPIRED'
  /** The verification code is not right. */
  | 'VERIFICATION_CODE_INVALID'
  /** Please enter the verification code. */
  | 'VERIFICATION_CODE_MISSING'
  /** Please complete the verification first. */
  | 'VERIFY_FIRST';

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


export type MeQuery = { me: { id: string, account: string, nickname: string | null, type: Types.MemberType, isTrial: boolean, isAgent: boolean, currency: string, currencySymbol: string, hasVip: boolean, vipLabelName: string | null, vipRankLevel: number | null, avatarUrl: string | null, playBlockedUntil: string | null, mustChangePassword: boolean, unreadMessages: number | null, rewardCount: number | null, missionCount: number | null, subaccount: { name: string, displayName: string, rights: Array<Types.SubaccountRight> } | null, wallet: { balance: string, currency: string, currencySymbol: string, version: number, isSingle: boolean } | null } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { done: boolean, userErrors: Array<(
      { code: Types.SessionErrorCode }
      & UserErrorParts_SessionUserError_Fragment
    )> } };

export type BalanceChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BalanceChangedSubscription = { balanceChanged: { balance: string, currency: string, currencySymbol: string, version: number, isSingle: boolean } };

export type UnreadMessagesChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type UnreadMessagesChangedSubscription = { unreadMessagesChanged: number };

export type ProtectionChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ProtectionChangedSubscription = { protectionChanged: { exclusion: { id: string, endsAt: string | null } | null } };


export const MeDocument = {"__meta__":{"id":"c380fd8439cd896516ae91985fd7d686b5387ebc706a50d6bb59b9907b6822fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"isTrial"}},{"kind":"Field","name":{"kind":"Name","value":"isAgent"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"hasVip"}},{"kind":"Field","name":{"kind":"Name","value":"vipLabelName"}},{"kind":"Field","name":{"kind":"Name","value":"vipRankLevel"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}},{"kind":"Field","name":{"kind":"Name","value":"playBlockedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unreadMessages"}},{"kind":"Field","name":{"kind":"Name","value":"rewardCount"}},{"kind":"Field","name":{"kind":"Name","value":"missionCount"}},{"kind":"Field","name":{"kind":"Name","value":"wallet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isSingle"}}]}}]}}]}}]} as unknown as DocumentNode<MeQuery, MeQueryVariables>;
export const SignOutDocument = {"__meta__":{"id":"c19ce7253d633c39650d0406a285c3707ea7b276388a52138a42f81b488c682a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
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