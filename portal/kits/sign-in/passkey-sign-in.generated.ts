/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of signInByPasskey. */
export type SignInByPasskeyInput = {
  /** Answer of the passkey. */
  passkey: Record<string, unknown>;
  /** Which side. */
  side?: SignInSide | null | undefined;
};

/** Side of the house a person signs in to. */
export type SignInSide =
  /** Agent centre. */
  | 'AGENT'
  /** Players' portal. */
  | 'MEMBER';

export type SignInByPasskeyMutationVariables = Exact<{
  input: Types.SignInByPasskeyInput;
}>;


export type SignInByPasskeyMutation = { signInByPasskey: { token: string | null, firstTimeLogin: boolean | null, userErrors: Array<UserErrorPartsFragment> } };


export const SignInByPasskeyDocument = {"__meta__":{"id":"5dccdc877790f1494909bf9ec65b7e47bf8c02ea6bdf8bb9a4abc22074383bcc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInByPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstTimeLogin"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>;
export function useSignInByPasskeyMutation(options?: useMutation.Options<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>) {
  return useMutation<SignInByPasskeyMutation, SignInByPasskeyMutationVariables>(SignInByPasskeyDocument, options)
}