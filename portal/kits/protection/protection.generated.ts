/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_ProtectionUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of answerProtectionPrompt. */
export type AnswerProtectionPromptInput = {
  /** Which prompt. */
  kind: ProtectionPrompt;
};

/** What is limited. */
export type LimitKind =
  /** Money paid in, gross. */
  | 'DEPOSIT'
  /** Stakes minus wins. */
  | 'LOSS'
  /** Time in games. */
  | 'SESSION';

/** Over which time, by the calendar of the brand. */
export type LimitPeriod =
  /** From midnight to midnight. */
  | 'DAY'
  /** From the first of the month. */
  | 'MONTH'
  /** From Monday to Sunday. */
  | 'WEEK';

/** All that may stand in the way of a change in `protection`. */
export type ProtectionErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{balance}} {{currency}} is left in your wallet. Withdraw it first, then close the account. */
  | 'CLOSING_BALANCE_LEFT'
  /** Some of your bets are still open. Please wait for them, then close the account. */
  | 'CLOSING_BETS_OPEN'
  /** The 30 days are over; it cannot be opened again. */
  | 'CLOSING_FINAL'
  /** A deposit, withdrawal or correction is still under way. Please wait until it is settled and try again. */
  | 'CLOSING_MONEY_UNDER_WAY'
  /** This is not your user name. */
  | 'CLOSING_NOT_CONFIRMED'
  /** This account is not closed. */
  | 'CLOSING_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** A longer break is in force already. */
  | 'EXCLUSION_LONGER'
  /** There is no self-exclusion in force. */
  | 'EXCLUSION_NOT_FOUND'
  /** A copy is being made already. */
  | 'EXPORT_UNDER_WAY'
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
  /** This date of birth does not exist. */
  | 'IDENTITY_BIRTHDAY_INVALID'
  /** {{operator}} is working on this case. */
  | 'IDENTITY_CLAIMED'
  /** This case was decided already. */
  | 'IDENTITY_DECIDED'
  /** A picture of the document is missing. */
  | 'IDENTITY_DOCUMENTS_MISSING'
  /** This was handed in and cannot be changed any more. */
  | 'IDENTITY_LOCKED'
  /** There is no such identity record. */
  | 'IDENTITY_NOT_FOUND'
  /** This document number does not look right. */
  | 'IDENTITY_NUMBER_INVALID'
  /** This document number belongs to another account. */
  | 'IDENTITY_NUMBER_TAKEN'
  /** A rejection needs a reason. */
  | 'IDENTITY_REASON_MISSING'
  /** You must be at least {{minimumAge}} years old. */
  | 'IDENTITY_UNDERAGE'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** You have asked to end it early already. */
  | 'LIFT_ALREADY_ASKED'
  /** Nobody asked to end it early. */
  | 'LIFT_NOT_ASKED'
  /** This limit does not work. Time is in whole minutes and no longer than the period. */
  | 'LIMIT_INVALID'
  /** No change is waiting. */
  | 'LIMIT_NOTHING_PENDING'
  /** You have not set this limit. */
  | 'LIMIT_NOT_FOUND'
  /** The 24 hours are not over yet. Please come back to confirm. */
  | 'LIMIT_WAITS'
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
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** We cannot open an account for you now, because of a self-exclusion. Please contact customer service. */
  | 'PERSON_EXCLUDED'
  /** No game is open now. */
  | 'PLAY_SESSION_NONE'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
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
  | 'UPLOAD_TOO_LARGE';

/** What a member is asked or told once for their protection. */
export type ProtectionPrompt =
  /** Whether to limit deposits; before the first one. */
  | 'LIMITS'
  /** To look at what was deposited and played; every six months. */
  | 'REVIEW'
  /** How to play safely; before the first bet. */
  | 'SAFER_PLAY';

/** Input of setLimit. */
export type SetLimitInput = {
  /** Money, or minutes for SESSION; null takes the limit away. */
  amount?: string | null | undefined;
  /** What is limited. */
  kind: LimitKind;
  /** Over which time. */
  period: LimitPeriod;
};

export type LimitPartsFragment = { kind: Types.LimitKind, period: Types.LimitPeriod, own: string | null, operator: string | null, effective: string, used: string, left: string, endsAt: string, pending: { amount: string | null, readyAt: string, isReady: boolean } | null };

export type PlayPartsFragment = { startedAt: string, elapsedSeconds: number, netPosition: string, realityCheckMinutes: number, dueAt: string, secondsLeft: number | null };

export type SetLimitMutationVariables = Exact<{
  input: Types.SetLimitInput;
}>;


export type SetLimitMutation = { setLimit: { limits: Array<LimitPartsFragment> | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type KeepPlayingMutationVariables = Exact<{ [key: string]: never; }>;


export type KeepPlayingMutation = { keepPlaying: { play: PlayPartsFragment | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type AcknowledgeRealityCheckMutationVariables = Exact<{ [key: string]: never; }>;


export type AcknowledgeRealityCheckMutation = { acknowledgeRealityCheck: { play: PlayPartsFragment | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export type ProtectionPromptsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProtectionPromptsQuery = { protectionPrompts: Array<Types.ProtectionPrompt> };

export type AnswerProtectionPromptMutationVariables = Exact<{
  input: Types.AnswerProtectionPromptInput;
}>;


export type AnswerProtectionPromptMutation = { answerProtectionPrompt: { prompts: Array<Types.ProtectionPrompt> | null, userErrors: Array<(
      { code: Types.ProtectionErrorCode }
      & UserErrorParts_ProtectionUserError_Fragment
    )> } };

export const LimitPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}}]} as unknown as DocumentNode<LimitPartsFragment, unknown>;
export const PlayPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}}]} as unknown as DocumentNode<PlayPartsFragment, unknown>;
export const SetLimitDocument = {"__meta__":{"id":"f1916ff48fbba1c447833e725bc5348cfd83dd6e93f162ba7e7b3af96aa925b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLimitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"limits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LimitParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LimitParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProtectionLimit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"operator"}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"pending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"isReady"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetLimitMutation, SetLimitMutationVariables>;
export const KeepPlayingDocument = {"__meta__":{"id":"9de90f7f7a5e2c866d2296a444401b5d06975dfb512170a2fb2c40be3ffcb12c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepPlaying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"keepPlaying"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"play"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<KeepPlayingMutation, KeepPlayingMutationVariables>;
export const AcknowledgeRealityCheckDocument = {"__meta__":{"id":"84efb08d0a10af7e6b822df260ba3dda2c78f592071c2dcf1ed1a7ae4c796fb2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcknowledgeRealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acknowledgeRealityCheck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"play"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlayParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlayParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayState"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"elapsedSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"netPosition"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>;
export const ProtectionPromptsDocument = {"__meta__":{"id":"03a6d99786295ec6eaeea67f5edd9aed585da7ce143b6315ca372d20a766d2ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProtectionPrompts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protectionPrompts"}}]}}]} as unknown as DocumentNode<ProtectionPromptsQuery, ProtectionPromptsQueryVariables>;
export const AnswerProtectionPromptDocument = {"__meta__":{"id":"1518b3c7355944478b2073943f2efdc48d95ce54b2e269e41f868479fb79f99f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerProtectionPrompt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerProtectionPromptInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerProtectionPrompt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prompts"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>;
export function useSetLimitMutation(options?: useMutation.Options<SetLimitMutation, SetLimitMutationVariables>) {
  return useMutation<SetLimitMutation, SetLimitMutationVariables>(SetLimitDocument, options)
}

export function useKeepPlayingMutation(options?: useMutation.Options<KeepPlayingMutation, KeepPlayingMutationVariables>) {
  return useMutation<KeepPlayingMutation, KeepPlayingMutationVariables>(KeepPlayingDocument, options)
}

export function useAcknowledgeRealityCheckMutation(options?: useMutation.Options<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>) {
  return useMutation<AcknowledgeRealityCheckMutation, AcknowledgeRealityCheckMutationVariables>(AcknowledgeRealityCheckDocument, options)
}

export function useProtectionPromptsQuery(options: useQuery.Options<ProtectionPromptsQuery, ProtectionPromptsQueryVariables> = {}) {
  return useQuery<ProtectionPromptsQuery, ProtectionPromptsQueryVariables>(ProtectionPromptsDocument, options)
}

export function useAnswerProtectionPromptMutation(options?: useMutation.Options<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>) {
  return useMutation<AnswerProtectionPromptMutation, AnswerProtectionPromptMutationVariables>(AnswerProtectionPromptDocument, options)
}