/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_ChatUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Why somebody may not write in a room. */
export type ChatRefusal =
  /** The room is for who has deposited so much. */
  | 'DEPOSITS'
  /** The room is for a VIP level. */
  | 'LEVEL'
  /** An operator lets him write nothing for a while. */
  | 'MUTED'
  /** He is not signed in. */
  | 'SIGN_IN'
  /** He plays for free. */
  | 'TRIAL';

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

/** Input of hideChatAuthor. */
export type HideChatAuthorInput = {
  /** The room. */
  roomId: string | number;
  /** A message of whoever is hidden. */
  sequence: number;
};

/** Input of reportChatMessage. */
export type ReportChatMessageInput = {
  /** What the member holds against the message, for the operators who decide about it. */
  reason: ChatReportReason;
  /** The room. */
  roomId: string | number;
  /** The message. */
  sequence: number;
};

/** Input of sendChatMessage. */
export type SendChatMessageInput = {
  /** Made by the browser, a UUID. */
  clientId: string | number;
  /** At most 300 characters. */
  content: string;
  /** The room. */
  roomId: string | number;
};

/** Input of shareChatBet. */
export type ShareChatBetInput = {
  /** The bet. */
  betId: string | number;
  /** Made by the browser, a UUID. */
  clientId: string | number;
  /** The room. */
  roomId: string | number;
  /** Whether what was staked and won is shown. */
  showsAmounts: boolean;
};

/** How a bet stood when it was shown. */
export type SharedBetState =
  /** It waits for its draw. */
  | 'OPEN'
  /** It won. */
  | 'WON';

/** Input of showChatAuthor. */
export type ShowChatAuthorInput = {
  /** Names the writer. */
  key: string;
};

export type ChatBetPartsFragment = { lotteryCode: string, family: string, playType: string, picks: Array<Array<string>>, multiple: number, drawNumber: string, state: Types.SharedBetState, currency: string | null, stake: string | null, payout: string | null, lotteryNames: Array<{ language: string, name: string }> };

export type ChatMessagePartsFragment = { sequence: number, kind: Types.ChatEntryKind, clientId: string | null, content: string | null, isRemoved: boolean, removes: number | null, writtenAt: string, author: { key: string, name: string, rank: number | null, avatarUrl: string | null } | null, bet: ChatBetPartsFragment | null };

export type ChatQueryVariables = Exact<{ [key: string]: never; }>;


export type ChatQuery = { chat: { authorKey: string | null, rooms: Array<{ id: string, code: string, name: string, slowSeconds: number, leastRank: number, leastDeposits: string, refusal: Types.ChatRefusal | null, listeners: number }>, mute: { until: string, reason: string } | null, hidden: Array<{ key: string, name: string }> } };

export type ChatLogQueryVariables = Exact<{
  roomId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type ChatLogQuery = { chatMessages: { nodes: Array<ChatMessagePartsFragment>, pageInfo: { hasNextPage: boolean } } };

export type ShareableBetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShareableBetsQuery = { shareableBets: Array<{ betId: string, placedAt: string, bet: ChatBetPartsFragment }> };

export type ChatNewsSubscriptionVariables = Exact<{
  roomId: string | number;
  afterSequence?: number | null | undefined;
}>;


export type ChatNewsSubscription = { chatMessages: { listeners: number, messages: Array<ChatMessagePartsFragment> } };

export type SendChatMessageMutationVariables = Exact<{
  input: Types.SendChatMessageInput;
}>;


export type SendChatMessageMutation = { sendChatMessage: { message: ChatMessagePartsFragment | null, userErrors: Array<(
      { code: Types.ChatErrorCode }
      & UserErrorParts_ChatUserError_Fragment
    )> } };

export type ShareChatBetMutationVariables = Exact<{
  input: Types.ShareChatBetInput;
}>;


export type ShareChatBetMutation = { shareChatBet: { message: ChatMessagePartsFragment | null, userErrors: Array<(
      { code: Types.ChatErrorCode }
      & UserErrorParts_ChatUserError_Fragment
    )> } };

export type ReportChatMessageMutationVariables = Exact<{
  input: Types.ReportChatMessageInput;
}>;


export type ReportChatMessageMutation = { reportChatMessage: { userErrors: Array<(
      { code: Types.ChatErrorCode }
      & UserErrorParts_ChatUserError_Fragment
    )> } };

export type ShowChatAuthorMutationVariables = Exact<{
  input: Types.ShowChatAuthorInput;
}>;


export type ShowChatAuthorMutation = { showChatAuthor: { hidden: Array<{ key: string, name: string }> | null, userErrors: Array<(
      { code: Types.ChatErrorCode }
      & UserErrorParts_ChatUserError_Fragment
    )> } };

export type HideChatAuthorMutationVariables = Exact<{
  input: Types.HideChatAuthorInput;
}>;


export type HideChatAuthorMutation = { hideChatAuthor: { hidden: Array<{ key: string, name: string }> | null, userErrors: Array<(
      { code: Types.ChatErrorCode }
      & UserErrorParts_ChatUserError_Fragment
    )> } };

export const ChatBetPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ChatBetPartsFragment, unknown>;
export const ChatMessagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ChatMessagePartsFragment, unknown>;
export const ChatDocument = {"__meta__":{"id":"cc26c09aad6ad62c8def4819236ee3333e3119ae527ebd70c27f913f327bd65c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"listeners"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorKey"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hidden"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChatQuery, ChatQueryVariables>;
export const ChatLogDocument = {"__meta__":{"id":"d1fd8631956e40285023bf4ac4d3351d66bbb40fb4f3563e84884d6a935fbe05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ChatLogQuery, ChatLogQueryVariables>;
export const ShareableBetsDocument = {"__meta__":{"id":"6f11397dacba4a0685fecd5c5a189219d29314a9d546e2525b8eb304007536c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareableBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareableBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betId"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ShareableBetsQuery, ShareableBetsQueryVariables>;
export const ChatNewsDocument = {"__meta__":{"id":"fa560c611648768cd5af022e90665e43695ed6ec14ea945c1fb07b9ecc59727c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterSequence"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterSequence"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterSequence"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listeners"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ChatNewsSubscription, ChatNewsSubscriptionVariables>;
export const SendChatMessageDocument = {"__meta__":{"id":"57088adbfb931a02d1317c8575fe72ecce3580afa33f601130deb8f588b1dac3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendChatMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendChatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendChatMessageMutation, SendChatMessageMutationVariables>;
export const ShareChatBetDocument = {"__meta__":{"id":"5fac57ebe4eea9b2800800607ee431ef4eda1ee901b345d4f765a6f41fdc3b23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareChatBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareChatBetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareChatBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ShareChatBetMutation, ShareChatBetMutationVariables>;
export const ReportChatMessageDocument = {"__meta__":{"id":"d375f8695a4f30489caa8c701db700e5135526f42651c4e4a3b1918ba61839af"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportChatMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportChatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReportChatMessageMutation, ReportChatMessageMutationVariables>;
export const ShowChatAuthorDocument = {"__meta__":{"id":"bbc88c35aab0ebccb390e0cc24697b9f5824f2d556b45976b977682b3903e524"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowChatAuthor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShowChatAuthorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showChatAuthor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ShowChatAuthorMutation, ShowChatAuthorMutationVariables>;
export const HideChatAuthorDocument = {"__meta__":{"id":"ba929e356a6176c63d01da62314dfb4ec608126f9593f1d32307fb6cf7fe226c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideChatAuthor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideChatAuthorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideChatAuthor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<HideChatAuthorMutation, HideChatAuthorMutationVariables>;
export function useChatQuery(options: useQuery.Options<ChatQuery, ChatQueryVariables> = {}) {
  return useQuery<ChatQuery, ChatQueryVariables>(ChatDocument, options)
}

export function useChatLogQuery(options: useQuery.Options<ChatLogQuery, ChatLogQueryVariables> & ({ variables: ChatLogQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<ChatLogQuery, ChatLogQueryVariables>(ChatLogDocument, options)
}

export function useShareableBetsQuery(options: useQuery.Options<ShareableBetsQuery, ShareableBetsQueryVariables> = {}) {
  return useQuery<ShareableBetsQuery, ShareableBetsQueryVariables>(ShareableBetsDocument, options)
}

export function useChatNewsSubscription(options: useSubscription.Options<ChatNewsSubscription, ChatNewsSubscriptionVariables> & ({ variables: ChatNewsSubscriptionVariables; skip?: boolean } | { skip: boolean })) {
  return useSubscription<ChatNewsSubscription, ChatNewsSubscriptionVariables>(ChatNewsDocument, options)
}

export function useSendChatMessageMutation(options?: useMutation.Options<SendChatMessageMutation, SendChatMessageMutationVariables>) {
  return useMutation<SendChatMessageMutation, SendChatMessageMutationVariables>(SendChatMessageDocument, options)
}

export function useShareChatBetMutation(options?: useMutation.Options<ShareChatBetMutation, ShareChatBetMutationVariables>) {
  return useMutation<ShareChatBetMutation, ShareChatBetMutationVariables>(ShareChatBetDocument, options)
}

export function useReportChatMessageMutation(options?: useMutation.Options<ReportChatMessageMutation, ReportChatMessageMutationVariables>) {
  return useMutation<ReportChatMessageMutation, ReportChatMessageMutationVariables>(ReportChatMessageDocument, options)
}

export function useShowChatAuthorMutation(options?: useMutation.Options<ShowChatAuthorMutation, ShowChatAuthorMutationVariables>) {
  return useMutation<ShowChatAuthorMutation, ShowChatAuthorMutationVariables>(ShowChatAuthorDocument, options)
}

export function useHideChatAuthorMutation(options?: useMutation.Options<HideChatAuthorMutation, HideChatAuthorMutationVariables>) {
  return useMutation<HideChatAuthorMutation, HideChatAuthorMutationVariables>(HideChatAuthorDocument, options)
}