/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResumeSessionMutationVariables = Exact<{ [key: string]: never; }>;


export type ResumeSessionMutation = { resumeSession: { token: string | null } };


export const ResumeSessionDocument = {"__meta__":{"id":"a2fb9615d9150cbdbe4da8b85efe7005650065936826c63f39f438a47fa98e2e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSession"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]} as unknown as DocumentNode<ResumeSessionMutation, ResumeSessionMutationVariables>;
export function useResumeSessionMutation(options?: useMutation.Options<ResumeSessionMutation, ResumeSessionMutationVariables>) {
  return useMutation<ResumeSessionMutation, ResumeSessionMutationVariables>(ResumeSessionDocument, options)
}