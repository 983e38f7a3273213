/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of reauthenticate: one of the two. */
export type ReauthenticateInput = {
  /** Answer of a passkey. */
  passkey?: Record<string, unknown> | null | undefined;
  /** Sign-in password. */
  password?: string | null | undefined;
};

export type ResumeSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSessionMutation = { resumeSession: { token: string | null } };

export type ReauthenticateMutationVariables = Exact<{
  input: Types.ReauthenticateInput;
}>;


export type ReauthenticateMutation = { reauthenticate: { done: boolean, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type AskPasskeyMutationVariables = Exact<{ [key: string]: never; }>;


export type AskPasskeyMutation = { askPasskey: { options: Record<string, unknown> | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };


export const ResumeSessionDocument = {"__meta__":{"id":"a2fb9615d9150cbdbe4da8b85efe7005650065936826c63f39f438a47fa98e2e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<ResumeSessionMutation, ResumeSessionMutationVariables>;
export const ReauthenticateDocument = {"__meta__":{"id":"179ec8643ff7ea6d981d56e9d3ca9f8ace434cbd32ffa9e2ac645936db009e8b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Reauthenticate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReauthenticateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reauthenticate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<ReauthenticateMutation, ReauthenticateMutationVariables>;
export const AskPasskeyDocument = {"__meta__":{"id":"60d5a18c232d215cb5c033bf021e497131fd28cd35f7fa0be7d20e68f2e1504f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askPasskey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<AskPasskeyMutation, AskPasskeyMutationVariables>;
export function useResumeSessionMutation(options?: useMutation.Options<ResumeSessionMutation, ResumeSessionMutationVariables>) {
  return useMutation<ResumeSessionMutation, ResumeSessionMutationVariables>(ResumeSessionDocument, options)
}

export function useReauthenticateMutation(options?: useMutation.Options<ReauthenticateMutation, ReauthenticateMutationVariables>) {
  return useMutation<ReauthenticateMutation, ReauthenticateMutationVariables>(ReauthenticateDocument, options)
}

export function useAskPasskeyMutation(options?: useMutation.Options<AskPasskeyMutation, AskPasskeyMutationVariables>) {
  return useMutation<AskPasskeyMutation, AskPasskeyMutationVariables>(AskPasskeyDocument, options)
}