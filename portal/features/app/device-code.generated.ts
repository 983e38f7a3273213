/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of readDeviceCode and signInByDeviceCode. */
export type DeviceCodeInput = {
  /** As the other device shows it. */
  code: string;
};

export type ReadDeviceCodeMutationVariables = Exact<{
  input: Types.DeviceCodeInput;
}>;


export type ReadDeviceCodeMutation = { readDeviceCode: { name: string | null, userErrors: Array<UserErrorPartsFragment> } };

export type SignInByDeviceCodeMutationVariables = Exact<{
  input: Types.DeviceCodeInput;
}>;


export type SignInByDeviceCodeMutation = { signInByDeviceCode: { token: string | null, firstTimeLogin: boolean | null, userErrors: Array<UserErrorPartsFragment> } };


export const ReadDeviceCodeDocument = {"__meta__":{"id":"3daadbad9a981899658c1b9649dd623950f9381d7b5af01b7a5df60b71e28ae2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadDeviceCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readDeviceCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ReadDeviceCodeMutation, ReadDeviceCodeMutationVariables>;
export const SignInByDeviceCodeDocument = {"__meta__":{"id":"a11cd8dc89fb20f3df89236cfaabf6656f0f05d22e3f7a86b193299c93ebfff6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignInByDeviceCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeviceCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInByDeviceCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"firstTimeLogin"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SignInByDeviceCodeMutation, SignInByDeviceCodeMutationVariables>;
export function useReadDeviceCodeMutation(options?: useMutation.Options<ReadDeviceCodeMutation, ReadDeviceCodeMutationVariables>) {
  return useMutation<ReadDeviceCodeMutation, ReadDeviceCodeMutationVariables>(ReadDeviceCodeDocument, options)
}

export function useSignInByDeviceCodeMutation(options?: useMutation.Options<SignInByDeviceCodeMutation, SignInByDeviceCodeMutationVariables>) {
  return useMutation<SignInByDeviceCodeMutation, SignInByDeviceCodeMutationVariables>(SignInByDeviceCodeDocument, options)
}