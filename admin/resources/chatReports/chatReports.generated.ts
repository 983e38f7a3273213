/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ChatUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a reported message is decided. */
export type ChatCaseOutcome =
  /** It is left where it is. */
  | 'DISMISSED'
  /** It is removed. */
  | 'REMOVED';

/** How a reported message stands. */
export type ChatCaseState =
  /** It was left where it is. */
  | 'DISMISSED'
  /** Nobody decided yet. */
  | 'OPEN'
  /** It was removed. */
  | 'REMOVED';

/** What an entry of a room is. */
export type ChatEntryKind =
  /** A bet that its member shows. */
  | 'BET'
  /** An earlier message went. */
  | 'REMOVAL'
  /** Words of a member; they stand in `content`, until the message is removed. */
  | 'TEXT';

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

/** Why a message is reported. */
export type ChatReportReason =
  /** It insults or threatens. */
  | 'ABUSE'
  /** It deceives or asks for money. */
  | 'FRAUD'
  /** Anything else. */
  | 'OTHER'
  /** It advertises or floods. */
  | 'SPAM';

/** Input of claimChatCase. */
export type ClaimChatCaseInput = {
  /** The case. */
  id: string | number;
  /** Taken, or given back. */
  wanted: boolean;
};

/** Input of decideChatCase. */
export type DecideChatCaseInput = {
  /** The case. */
  id: string | number;
  /** Whether the message goes (`REMOVED`) or stays (`DISMISSED`); a case is decided once. */
  outcome: ChatCaseOutcome;
  /** Why, 3 to 300 characters. */
  reason: string;
};

/** Input of muteChatMember. */
export type MuteChatMemberInput = {
  /** Id of the member who shall write nothing; a mute of his that is in force is replaced by this one. */
  memberId: string | number;
  /** How long, 5 minutes to a year. */
  minutes: number;
  /** Why, 3 to 300 characters; the member reads it. */
  reason: string;
};

/** Input of removeChatMessage. */
export type RemoveChatMessageInput = {
  /** Why, 3 to 300 characters. */
  reason: string;
  /** The room. */
  roomId: string | number;
  /** The message. */
  sequence: number;
};

export type ConsoleChatCaseOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleChatCaseOneQuery = { record: (
    { reporters: Array<{ memberId: string, account: string, reason: Types.ChatReportReason, reportedAt: string }> | null, context: Array<ConsoleChatMessageFragment> | null, mute: { until: string, reason: string } | null }
    & ConsoleChatCaseFragment
  ) | null };

export type ClaimChatCaseMutationVariables = Exact<{
  input: Types.ClaimChatCaseInput;
}>;


export type ClaimChatCaseMutation = { payload: { userErrors: Array<(
      { code: Types.ChatErrorCode }
      & ConsoleUserError_ChatUserError_Fragment
    )> } };

export type DecideChatCaseMutationVariables = Exact<{
  input: Types.DecideChatCaseInput;
}>;


export type DecideChatCaseMutation = { payload: { userErrors: Array<(
      { code: Types.ChatErrorCode }
      & ConsoleUserError_ChatUserError_Fragment
    )> } };

export type RemoveChatMessageMutationVariables = Exact<{
  input: Types.RemoveChatMessageInput;
}>;


export type RemoveChatMessageMutation = { payload: { userErrors: Array<(
      { code: Types.ChatErrorCode }
      & ConsoleUserError_ChatUserError_Fragment
    )> } };

export type MuteChatMemberMutationVariables = Exact<{
  input: Types.MuteChatMemberInput;
}>;


export type MuteChatMemberMutation = { payload: { userErrors: Array<(
      { code: Types.ChatErrorCode }
      & ConsoleUserError_ChatUserError_Fragment
    )> } };

export type ConsoleChatMessageFragment = { sequence: number, kind: Types.ChatEntryKind, memberId: string, account: string, authorName: string, content: string | null, removedBy: string | null, writtenAt: string, bet: { lotteryCode: string, drawNumber: string, playType: string } | null };

export type ConsoleChatCaseFragment = { id: string, state: Types.ChatCaseState, roomId: string, roomName: string, reports: number, openedAt: string, claimedBy: string | null, decidedBy: string | null, decidedAt: string | null, message: ConsoleChatMessageFragment };

export const ConsoleChatMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ConsoleChatMessageFragment, unknown>;
export const ConsoleChatCaseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ConsoleChatCaseFragment, unknown>;
export const ConsoleChatCaseOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleChatCaseOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"chatCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatCase"}},{"kind":"Field","name":{"kind":"Name","value":"reporters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"reportedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"context"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"removedBy"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleChatCase"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"roomId"}},{"kind":"Field","name":{"kind":"Name","value":"roomName"}},{"kind":"Field","name":{"kind":"Name","value":"reports"}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleChatMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"claimedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}}]}}]} as unknown as DocumentNode<ConsoleChatCaseOneQuery, ConsoleChatCaseOneQueryVariables>;
export const ClaimChatCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimChatCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimChatCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"claimChatCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ClaimChatCaseMutation, ClaimChatCaseMutationVariables>;
export const DecideChatCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideChatCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideChatCaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"decideChatCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DecideChatCaseMutation, DecideChatCaseMutationVariables>;
export const RemoveChatMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveChatMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"removeChatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RemoveChatMessageMutation, RemoveChatMessageMutationVariables>;
export const MuteChatMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MuteChatMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MuteChatMemberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"muteChatMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MuteChatMemberMutation, MuteChatMemberMutationVariables>;