/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import { useMutation, useSubscription } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of endSession. */
export type EndSessionInput = {
  /** Id of the place. */
  id: string | number;
};

export type CreateDeviceCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateDeviceCodeMutation = { createDeviceCode: { code: string | null, expiresAt: string | null, userErrors: Array<UserErrorPartsFragment> } };

export type OpenedPlacesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type OpenedPlacesSubscription = { signedInPlacesChanged: Array<{ id: string, device: string, startedAt: string, isByDeviceCode: boolean }> };

export type EndOpenedPlaceMutationVariables = Exact<{
  input: Types.EndSessionInput;
}>;


export type EndOpenedPlaceMutation = { endSession: { userErrors: Array<UserErrorPartsFragment> } };


export const CreateDeviceCodeDocument = {"__meta__":{"id":"c8c30b0c557039120e9ce4e66ca871c91b3746bc14e0b8921eec81374e35decf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDeviceCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDeviceCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>;
export const OpenedPlacesDocument = {"__meta__":{"id":"6ddf0292dd21b2ce8a77e3ce230db3203484bc84155c1c889ed6af309ea8140f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"OpenedPlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signedInPlacesChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isByDeviceCode"}}]}}]}}]} as unknown as DocumentNode<OpenedPlacesSubscription, OpenedPlacesSubscriptionVariables>;
export const EndOpenedPlaceDocument = {"__meta__":{"id":"bf6f406d47513240168b0a5a85be1a66e5ac4bbd491a9c1aad3de08df8409faa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOpenedPlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndSessionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endSession"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EndOpenedPlaceMutation, EndOpenedPlaceMutationVariables>;
export function useCreateDeviceCodeMutation(options?: useMutation.Options<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>) {
  return useMutation<CreateDeviceCodeMutation, CreateDeviceCodeMutationVariables>(CreateDeviceCodeDocument, options)
}

export function useOpenedPlacesSubscription(options: useSubscription.Options<OpenedPlacesSubscription, OpenedPlacesSubscriptionVariables> = {}) {
  return useSubscription<OpenedPlacesSubscription, OpenedPlacesSubscriptionVariables>(OpenedPlacesDocument, options)
}

export function useEndOpenedPlaceMutation(options?: useMutation.Options<EndOpenedPlaceMutation, EndOpenedPlaceMutationVariables>) {
  return useMutation<EndOpenedPlaceMutation, EndOpenedPlaceMutationVariables>(EndOpenedPlaceDocument, options)
}