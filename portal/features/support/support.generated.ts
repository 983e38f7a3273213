/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_SupportUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react'
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

/** All that may stand in the way of a change in `support`. */
export type SupportErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
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
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
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
  /** Nobody is there to answer right now. Choose another way to reach us, or come back later. */
  | 'SUPPORT_CLOSED'
  /** The conversation is over. Start a new one. */
  | 'SUPPORT_CONVERSATION_CLOSED'
  /** This conversation was not found. */
  | 'SUPPORT_CONVERSATION_NOT_FOUND'
  /** You do not have this conversation. Take it before you answer. */
  | 'SUPPORT_NOT_YOURS'
  /** This operator is not available. Choose somebody else, or give it back to the queue. */
  | 'SUPPORT_OPERATOR_AWAY'
  /** {{operator}} took this conversation first. */
  | 'SUPPORT_TAKEN'
  /** Please enter a valid email address. */
  | 'TICKET_CONTACT_INVALID'
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


export type StartSupportChatMutation = { startSupportChat: { chat: SupportChatPartsFragment | null, userErrors: Array<(
      { code: Types.SupportErrorCode }
      & UserErrorParts_SupportUserError_Fragment
    )> } };

export type SendSupportMessageMutationVariables = Exact<{
  input: Types.SupportMessageInput;
}>;


export type SendSupportMessageMutation = { sendSupportMessage: { message: SupportMessagePartsFragment | null, userErrors: Array<(
      { code: Types.SupportErrorCode }
      & UserErrorParts_SupportUserError_Fragment
    )> } };

export type SupportTypingMutationVariables = Exact<{
  secret?: string | null | undefined;
}>;


export type SupportTypingMutation = { supportTyping: { userErrors: Array<(
      { code: Types.SupportErrorCode }
      & UserErrorParts_SupportUserError_Fragment
    )> } };

export type CloseSupportChatMutationVariables = Exact<{
  secret?: string | null | undefined;
}>;


export type CloseSupportChatMutation = { closeSupportChat: { chat: SupportChatPartsFragment | null, userErrors: Array<(
      { code: Types.SupportErrorCode }
      & UserErrorParts_SupportUserError_Fragment
    )> } };

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
export const StartSupportChatDocument = {"__meta__":{"id":"9ba8f458b7a256704563060db07b97c42a890f5ef1d42aaa9a6dd9c54474a839"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartSupportChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartSupportChatInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startSupportChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportChatParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportChatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<StartSupportChatMutation, StartSupportChatMutationVariables>;
export const SendSupportMessageDocument = {"__meta__":{"id":"e3ab02d58493855e7d5506df0dc41fe10b3439910800b81a2c8213c1690cb3f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendSupportMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendSupportMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendSupportMessageMutation, SendSupportMessageMutationVariables>;
export const SupportTypingDocument = {"__meta__":{"id":"4868b147635cb7d3c2ee26c498dd4c6fc36ff33bf391d4958798518dc9cc24da"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SupportTyping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"supportTyping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SupportTypingMutation, SupportTypingMutationVariables>;
export const CloseSupportChatDocument = {"__meta__":{"id":"548206b355ca949e367f390ed2dc529f412a2802f02eee03fcff314d6312fa09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseSupportChat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secret"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeSupportChat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secret"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secret"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportChatParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SupportChatParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SupportChat"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"lastNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SupportMessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CloseSupportChatMutation, CloseSupportChatMutationVariables>;
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