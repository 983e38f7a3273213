/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ChatUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All that may stand in the way of a change in `chat`. */
export type ChatErrorCode =
  /** The period must be longer than nothing and no longer than 400 days. */
  | 'ACTIVITY_PERIOD_INVALID'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** Only your own bets that wait for their draw or that won can be shown. */
  | 'CHAT_BET_NOT_SHOWN'
  /** This bet has too many numbers to be shown. */
  | 'CHAT_BET_TOO_LARGE'
  /** Another operator is working on this report. */
  | 'CHAT_CASE_CLAIMED'
  /** This report is decided already. */
  | 'CHAT_CASE_DECIDED'
  /** This report is not there. */
  | 'CHAT_CASE_NOT_FOUND'
  /** This room asks for more deposits to write. You can still read. */
  | 'CHAT_DEPOSITS_NEEDED'
  /** You hide too many people already. Show somebody again first. */
  | 'CHAT_HIDDEN_TOO_MANY'
  /** This room asks for a higher VIP level to write. You can still read. */
  | 'CHAT_LEVEL_NEEDED'
  /** The chat takes no links or mail addresses, to keep fraud out. Please leave them out. */
  | 'CHAT_LINK_REFUSED'
  /** This message is not there any more. */
  | 'CHAT_MESSAGE_NOT_FOUND'
  /** You may not write in the chat for now. Open the chat again to see why and until when. */
  | 'CHAT_MUTED'
  /** This mute is not in force any more. */
  | 'CHAT_MUTE_NOT_FOUND'
  /** The chat takes no phone or account numbers, to keep fraud out. Please leave the number out. */
  | 'CHAT_NUMBER_REFUSED'
  /** You are taking a break, so the chat is closed for you. */
  | 'CHAT_PAUSED'
  /** Another room has this code. */
  | 'CHAT_ROOM_CODE_TAKEN'
  /** This chat room is not there. Choose another one. */
  | 'CHAT_ROOM_NOT_FOUND'
  /** The room is slow. Wait some seconds and send again. */
  | 'CHAT_TOO_SOON'
  /** The list of words is full. Take off what is not needed. */
  | 'CHAT_WORDS_TOO_MANY'
  /** This word is on the list already. */
  | 'CHAT_WORD_KNOWN'
  /** This word is not on the list any more. */
  | 'CHAT_WORD_NOT_FOUND'
  /** There is a word in it that is not used here. Please write it differently. */
  | 'CHAT_WORD_REFUSED'
  /** The word needs two different letters at least. */
  | 'CHAT_WORD_TOO_SHORT'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
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
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** There is no such lottery. */
  | 'LOTTERY_NOT_FOUND'
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
  /** The span must be 1 to {{days}} days. */
  | 'TEAM_SPAN_INVALID'
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

export type RemoveChatWordMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveChatWordMutation = { payload: { userErrors: Array<(
      { code: Types.ChatErrorCode }
      & ConsoleUserError_ChatUserError_Fragment
    )> } };

export type ConsoleChatWordFragment = { id: string, word: string, compared: string, addedBy: string, addedAt: string };

export const ConsoleChatWordFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatWord"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatWord"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"word"}},{"kind":"Field","name":{"kind":"Name","value":"compared"}},{"kind":"Field","name":{"kind":"Name","value":"addedBy"}},{"kind":"Field","name":{"kind":"Name","value":"addedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatWordFragment, unknown>;
export const RemoveChatWordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveChatWord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"removeChatWord"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RemoveChatWordMutation, RemoveChatWordMutationVariables>;