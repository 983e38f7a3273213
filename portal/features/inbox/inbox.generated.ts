/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A way to tell a member beside the inbox. */
export type MessageChannel =
  /** By e-mail. */
  | 'MAIL'
  /** On the member's devices. */
  | 'PUSH'
  /** By text message; the title alone. */
  | 'SMS';

/** Which messages. */
export type MessageFilter = {
  /** Only of this kind. */
  kind?: MessageKind | null | undefined;
  /** Part of title or content, with or without accents. */
  search?: string | null | undefined;
  /** Only those unread, or only those read. */
  unread?: boolean | null | undefined;
};

/** Some messages of the member. */
export type MessageIdsInput = {
  /** 1 to 100 ids. */
  ids: Array<string | number>;
};

/** What a message is about. */
export type MessageKind =
  /** Contracts and pay of agents. */
  | 'AGENT'
  /** What the house says otherwise. */
  | 'HOUSE'
  /** Money that moved, or waits. */
  | 'MONEY'
  /** An offer. */
  | 'PROMOTION'
  /** What the house gave, or a level that was reached. */
  | 'REWARD'
  /** What protects the account. */
  | 'SECURITY';

/** Whether messages of a kind are wanted by a way. */
export type MessageSettingInput = {
  /** By which way. */
  channel: MessageChannel;
  /** Whether they are wanted. */
  isOn: boolean;
  /** Of which messages. */
  kind: MessageKind;
};

/** Input of setMessageSettings. */
export type MessageSettingsInput = {
  /** 1 to 50 of them. */
  settings: Array<MessageSettingInput>;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

export type InboxMessageFragment = { id: string, kind: Types.MessageKind, title: string, content: string, path: string | null, createdAt: string, readAt: string | null };

export type InboxSettingsFragment = { channels: Array<{ channel: Types.MessageChannel, isReachable: boolean }>, settings: Array<{ kind: Types.MessageKind, channel: Types.MessageChannel, isOn: boolean }> };

export type MessagesQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
  filter?: Types.MessageFilter | null | undefined;
}>;


export type MessagesQuery = { messages: { items: Array<InboxMessageFragment>, pageInfo: { page: number, totalPages: number, totalItems: number } } };

export type MessageSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageSettingsQuery = { messageSettings: InboxSettingsFragment };

export type MarkMessagesReadMutationVariables = Exact<{
  input: Types.MessageIdsInput;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { unread: number | null, userErrors: Array<UserErrorPartsFragment> } };

export type MarkAllMessagesReadMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkAllMessagesReadMutation = { markAllMessagesRead: { unread: number | null, userErrors: Array<UserErrorPartsFragment> } };

export type DeleteMessagesMutationVariables = Exact<{
  input: Types.MessageIdsInput;
}>;


export type DeleteMessagesMutation = { deleteMessages: { unread: number | null, userErrors: Array<UserErrorPartsFragment> } };

export type SetMessageSettingsMutationVariables = Exact<{
  input: Types.MessageSettingsInput;
}>;


export type SetMessageSettingsMutation = { setMessageSettings: { settings: InboxSettingsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export const InboxMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<InboxMessageFragment, unknown>;
export const InboxSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isReachable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<InboxSettingsFragment, unknown>;
export const MessagesDocument = {"__meta__":{"id":"56685daf731d8e45337e3be0f8c4f6b5e8886c98709fe84212e30ffbc7d235e7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Messages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxMessage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Message"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"readAt"}}]}}]} as unknown as DocumentNode<MessagesQuery, MessagesQueryVariables>;
export const MessageSettingsDocument = {"__meta__":{"id":"eebd5bebafa6ef04b6acd0c303341e5b7f6d4aba5189a7574be1bb91ca8a5d5c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isReachable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}}]} as unknown as DocumentNode<MessageSettingsQuery, MessageSettingsQueryVariables>;
export const MarkMessagesReadDocument = {"__meta__":{"id":"3d498bb134d688b5ffe262df5662fd5e20774f83bf3fd9751ec3ef7fe5b8f8cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessagesRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessagesRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const MarkAllMessagesReadDocument = {"__meta__":{"id":"98c9020eced961ecf2da158c431ccaaa865b845a29c03da902017466d478a7b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkAllMessagesRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markAllMessagesRead"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<MarkAllMessagesReadMutation, MarkAllMessagesReadMutationVariables>;
export const DeleteMessagesDocument = {"__meta__":{"id":"ab6a9e3d73a8ed5ff7562234f4e678fd42676633fef11e423d1f6c13272dff64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageIdsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<DeleteMessagesMutation, DeleteMessagesMutationVariables>;
export const SetMessageSettingsDocument = {"__meta__":{"id":"daac6f162ac326f0e36657fc996e4aeadb5fc164b2fe4f48a83afda2bd9ff8e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetMessageSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setMessageSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InboxSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InboxSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isReachable"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetMessageSettingsMutation, SetMessageSettingsMutationVariables>;
export function useMessagesQuery(options: useQuery.Options<MessagesQuery, MessagesQueryVariables> = {}) {
  return useQuery<MessagesQuery, MessagesQueryVariables>(MessagesDocument, options)
}

export function useMessageSettingsQuery(options: useQuery.Options<MessageSettingsQuery, MessageSettingsQueryVariables> = {}) {
  return useQuery<MessageSettingsQuery, MessageSettingsQueryVariables>(MessageSettingsDocument, options)
}

export function useMarkMessagesReadMutation(options?: useMutation.Options<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>) {
  return useMutation<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>(MarkMessagesReadDocument, options)
}

export function useMarkAllMessagesReadMutation(options?: useMutation.Options<MarkAllMessagesReadMutation, MarkAllMessagesReadMutationVariables>) {
  return useMutation<MarkAllMessagesReadMutation, MarkAllMessagesReadMutationVariables>(MarkAllMessagesReadDocument, options)
}

export function useDeleteMessagesMutation(options?: useMutation.Options<DeleteMessagesMutation, DeleteMessagesMutationVariables>) {
  return useMutation<DeleteMessagesMutation, DeleteMessagesMutationVariables>(DeleteMessagesDocument, options)
}

export function useSetMessageSettingsMutation(options?: useMutation.Options<SetMessageSettingsMutation, SetMessageSettingsMutationVariables>) {
  return useMutation<SetMessageSettingsMutation, SetMessageSettingsMutationVariables>(SetMessageSettingsDocument, options)
}