/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of startSupportChat. */
export type StartSupportChatInput = {
  /** Made for this message: sent again it is there once. */
  clientId: string | number;
  /** Mail address of a visitor, for an answer after the conversation. */
  contact?: string | null | undefined;
  /** 1 to 1,000 characters. */
  content: string;
  /** Of a visitor: 32 random bytes in base64url that the browser made for the conversation and keeps. */
  secret?: string | null | undefined;
};

/** Who said something. */
export type SupportAuthor =
  /** The house, which tells what happened. */
  | 'HOUSE'
  /** Somebody of customer service; who it is, the person is not told. */
  | 'OPERATOR'
  /** The person who asks. */
  | 'PERSON';

/** What is new about a conversation. */
export type SupportChatChange =
  /** There is something to read. */
  | 'CHANGED'
  /** The other one is writing. */
  | 'TYPING';

/** How a conversation stands. */
export type SupportChatState =
  /** An operator has it. */
  | 'ACTIVE'
  /** It is over. */
  | 'CLOSED'
  /** Nobody took it yet. */
  | 'WAITING';

/** Whether a conversation may begin. */
export type SupportDeskState =
  /** It is within the hours, and nobody is there. */
  | 'NOBODY_THERE'
  /** The brand has no chat of its own. */
  | 'OFF'
  /** Somebody is there. */
  | 'OPEN'
  /** It is outside the hours. */
  | 'OUT_OF_HOURS';

/** Input of sendSupportMessage. */
export type SupportMessageInput = {
  /** Made for this message: sent again it is there once. */
  clientId: string | number;
  /** 1 to 1,000 characters. */
  content: string;
  /** Of a visitor: 32 random bytes in base64url that the browser made for the conversation and keeps. */
  secret?: string | null | undefined;
};

/** What a message is. */
export type SupportMessageKind =
  /** Something that happened to the conversation. */
  | 'EVENT'
  /** A picture, read at `/wps/support/conversation/pictures/` and its number. */
  | 'PICTURE'
  /** What somebody wrote, to be read in `content`. */
  | 'TEXT';

export type SupportDeskQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportDeskQuery = { supportDesk: { state: Types.SupportDeskState, opensAt: string | null, waiting: number, typicalWaitSeconds: number | null } };

export type SupportChatQueryVariables = Exact<{
  secret?: string | null | undefined;
  after: number;
}>;


export type SupportChatQuery = { supportChat: SupportChatPartsFragment | null };

export type StartSupportChatMutationVariables = Exact<{
  input: Types.StartSupportChatInput;
}>;


export type StartSupportChatMutation = { startSupportChat: { chat: SupportChatPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type SendSupportMessageMutationVariables = Exact<{
  input: Types.SupportMessageInput;
}>;


export type SendSupportMessageMutation = { sendSupportMessage: { message: SupportMessagePartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type SupportTypingMutationVariables = Exact<{
  secret?: string | null | undefined;
}>;


export type SupportTypingMutation = { supportTyping: { userErrors: Array<UserErrorPartsFragment> } };

export type CloseSupportChatMutationVariables = Exact<{
  secret?: string | null | undefined;
}>;


export type CloseSupportChatMutation = { closeSupportChat: { chat: SupportChatPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type SupportChatChangedSubscriptionVariables = Exact<{
  secret?: string | null | undefined;
}>;


export type SupportChatChangedSubscription = { supportChatChanged: Types.SupportChatChange };

export type SupportChatPartsFragment = { id: string, state: Types.SupportChatState, place: number | null, lastNumber: number, startedAt: string, closedAt: string | null, messages: Array<SupportMessagePartsFragment> };

export type SupportMessagePartsFragment = { number: number, clientId: string, author: Types.SupportAuthor, kind: Types.SupportMessageKind, content: string, at: string };

export const SupportMessagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<SupportMessagePartsFragment, unknown>;
export const SupportChatPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportChatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]} as unknown as DocumentNode<SupportChatPartsFragment, unknown>;
export const SupportDeskDocument = {"__meta__":{"id":"2a70c5f45a54cc730b42ea0f98f25b216958421f61a6e6ab22bf699147fb3814"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportDesk"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"typicalWaitSeconds"}}]}}]}}]} as unknown as DocumentNode<SupportDeskQuery, SupportDeskQueryVariables>;
export const SupportChatDocument = {"__meta__":{"id":"7a86dee9cf3777944330bbfe693b25a7d8ce21b4cb8fea279cd0885b8a7b949b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SupportChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportChatParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportChatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}}]}}]} as unknown as DocumentNode<SupportChatQuery, SupportChatQueryVariables>;
export const StartSupportChatDocument = {"__meta__":{"id":"e76a73e7e5e28416b7286f18c309d07a19a46d423c7571c11aea8daab49f570e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSupportChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSupportChatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSupportChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportChatParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportChatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<StartSupportChatMutation, StartSupportChatMutationVariables>;
export const SendSupportMessageDocument = {"__meta__":{"id":"40a2d8c606d23368b4f7f08ef5cb9d7349d84144e19a361079764a45d44fc241"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSupportMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSupportMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendSupportMessageMutation, SendSupportMessageMutationVariables>;
export const SupportTypingDocument = {"__meta__":{"id":"73e1cf5329046f7f3b3cd7488bdaeb2efea955ad4a761b0bd5858d77c2c6ebb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SupportTypingMutation, SupportTypingMutationVariables>;
export const CloseSupportChatDocument = {"__meta__":{"id":"33c0641c9a5a905e5787b68cbbcaa36919e377f93f7e423b9dc5b3f32e53f69d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSupportChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSupportChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportChatParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportChatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CloseSupportChatMutation, CloseSupportChatMutationVariables>;
export const SupportChatChangedDocument = {"__meta__":{"id":"bcbc3d7c5887b8053dac872006aaec4bf3fd1cfbec33854ed8ffd2c005d73897"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SupportChatChanged"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportChatChanged"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}]}]}}]} as unknown as DocumentNode<SupportChatChangedSubscription, SupportChatChangedSubscriptionVariables>;
export function useSupportDeskQuery(options: useQuery.Options<SupportDeskQuery, SupportDeskQueryVariables> = {}) {
  return useQuery<SupportDeskQuery, SupportDeskQueryVariables>(SupportDeskDocument, options)
}

export function useSupportChatQuery(options: useQuery.Options<SupportChatQuery, SupportChatQueryVariables> & ({ variables: SupportChatQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<SupportChatQuery, SupportChatQueryVariables>(SupportChatDocument, options)
}

export function useStartSupportChatMutation(options?: useMutation.Options<StartSupportChatMutation, StartSupportChatMutationVariables>) {
  return useMutation<StartSupportChatMutation, StartSupportChatMutationVariables>(StartSupportChatDocument, options)
}

export function useSendSupportMessageMutation(options?: useMutation.Options<SendSupportMessageMutation, SendSupportMessageMutationVariables>) {
  return useMutation<SendSupportMessageMutation, SendSupportMessageMutationVariables>(SendSupportMessageDocument, options)
}

export function useSupportTypingMutation(options?: useMutation.Options<SupportTypingMutation, SupportTypingMutationVariables>) {
  return useMutation<SupportTypingMutation, SupportTypingMutationVariables>(SupportTypingDocument, options)
}

export function useCloseSupportChatMutation(options?: useMutation.Options<CloseSupportChatMutation, CloseSupportChatMutationVariables>) {
  return useMutation<CloseSupportChatMutation, CloseSupportChatMutationVariables>(CloseSupportChatDocument, options)
}

export function useSupportChatChangedSubscription(options: useSubscription.Options<SupportChatChangedSubscription, SupportChatChangedSubscriptionVariables> = {}) {
  return useSubscription<SupportChatChangedSubscription, SupportChatChangedSubscriptionVariables>(SupportChatChangedDocument, options)
}