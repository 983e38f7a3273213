/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What an entry of a room is. */
export type ChatEntryKind =
  /** A bet that its member shows. */
  | 'BET'
  /** An earlier message went. */
  | 'REMOVAL'
  /** Words of a member; they stand in `content`, until the message is removed. */
  | 'TEXT';

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
  before?: number | null | undefined;
  after?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type ChatLogQuery = { chatMessages: { lastSequence: number, messages: Array<ChatMessagePartsFragment> } };

export type ShareableBetsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShareableBetsQuery = { shareableBets: Array<{ betId: string, placedAt: string, bet: ChatBetPartsFragment }> };

export type ChatNewsSubscriptionVariables = Exact<{
  roomId: string | number;
  after?: number | null | undefined;
}>;


export type ChatNewsSubscription = { chatMessages: { listeners: number, messages: Array<ChatMessagePartsFragment> } };

export type SendChatMessageMutationVariables = Exact<{
  input: Types.SendChatMessageInput;
}>;


export type SendChatMessageMutation = { sendChatMessage: { message: ChatMessagePartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ShareChatBetMutationVariables = Exact<{
  input: Types.ShareChatBetInput;
}>;


export type ShareChatBetMutation = { shareChatBet: { message: ChatMessagePartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ReportChatMessageMutationVariables = Exact<{
  input: Types.ReportChatMessageInput;
}>;


export type ReportChatMessageMutation = { reportChatMessage: { userErrors: Array<UserErrorPartsFragment> } };

export type ShowChatAuthorMutationVariables = Exact<{
  input: Types.ShowChatAuthorInput;
}>;


export type ShowChatAuthorMutation = { showChatAuthor: { hidden: Array<{ key: string, name: string }> | null, userErrors: Array<UserErrorPartsFragment> } };

export type HideChatAuthorMutationVariables = Exact<{
  input: Types.HideChatAuthorInput;
}>;


export type HideChatAuthorMutation = { hideChatAuthor: { hidden: Array<{ key: string, name: string }> | null, userErrors: Array<UserErrorPartsFragment> } };

export const ChatBetPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ChatBetPartsFragment, unknown>;
export const ChatMessagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ChatMessagePartsFragment, unknown>;
export const ChatDocument = {"__meta__":{"id":"cc26c09aad6ad62c8def4819236ee3333e3119ae527ebd70c27f913f327bd65c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rooms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slowSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"leastRank"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"listeners"}}]}},{"kind":"Field","name":{"kind":"Name","value":"authorKey"}},{"kind":"Field","name":{"kind":"Name","value":"mute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hidden"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<ChatQuery, ChatQueryVariables>;
export const ChatLogDocument = {"__meta__":{"id":"def812dfd5848b445cc25bb0baf69393eb80d3b0f71b66faf54f33f32fe2f550"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChatLog"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSequence"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ChatLogQuery, ChatLogQueryVariables>;
export const ShareableBetsDocument = {"__meta__":{"id":"6f11397dacba4a0685fecd5c5a189219d29314a9d546e2525b8eb304007536c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareableBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareableBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betId"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ShareableBetsQuery, ShareableBetsQueryVariables>;
export const ChatNewsDocument = {"__meta__":{"id":"460cd7085099e810995887649530944786e91141b5c675da4ec4dcc104cb3bd7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ChatNews"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chatMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"roomId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"roomId"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listeners"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}}]} as unknown as DocumentNode<ChatNewsSubscription, ChatNewsSubscriptionVariables>;
export const SendChatMessageDocument = {"__meta__":{"id":"0a852d3ca6eb9be9cd1c3838092eb649eff313c1667ccc6e33e80ad427f00cff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendChatMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendChatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendChatMessageMutation, SendChatMessageMutationVariables>;
export const ShareChatBetDocument = {"__meta__":{"id":"32b05e442d8057fdc5bcd6b1f36d1922e040450abd6f2a3b48b9480bc1c31ded"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShareChatBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShareChatBetInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shareChatBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatBetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"drawNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChatMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChatMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"avatarUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChatBetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"removes"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ShareChatBetMutation, ShareChatBetMutationVariables>;
export const ReportChatMessageDocument = {"__meta__":{"id":"29905a40a09404b3897566b1164258a541065ed784c3be6e5402143f622da8ba"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportChatMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportChatMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportChatMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReportChatMessageMutation, ReportChatMessageMutationVariables>;
export const ShowChatAuthorDocument = {"__meta__":{"id":"c6bd56026ae4b362ba3b5cbb754d903725ca8febd93cfb354e308138948d31fa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowChatAuthor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ShowChatAuthorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showChatAuthor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ShowChatAuthorMutation, ShowChatAuthorMutationVariables>;
export const HideChatAuthorDocument = {"__meta__":{"id":"57ea83fa4845788a0cdeaf6846b4ff9377fe86da376f8bd288106484f7519934"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideChatAuthor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideChatAuthorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideChatAuthor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<HideChatAuthorMutation, HideChatAuthorMutationVariables>;
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