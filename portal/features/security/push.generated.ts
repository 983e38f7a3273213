/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of deletePushSubscription. */
export type DeletePushSubscriptionInput = {
  /** Id of the browser. */
  id: string | number;
};

/** Input of savePushSubscription. */
export type SavePushSubscriptionInput = {
  /** Shared secret of the browser, base64url. */
  auth: string;
  /** Address at the push service of the browser. */
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
};

export type PushPartsFragment = { id: string, device: string, createdAt: string };

export type PushSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PushSettingsQuery = { pushKey: string | null, pushSubscriptions: Array<PushPartsFragment> | null };

export type SavePushSubscriptionMutationVariables = Exact<{
  input: Types.SavePushSubscriptionInput;
}>;


export type SavePushSubscriptionMutation = { savePushSubscription: { subscription: PushPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type DeletePushSubscriptionMutationVariables = Exact<{
  input: Types.DeletePushSubscriptionInput;
}>;


export type DeletePushSubscriptionMutation = { deletePushSubscription: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };

export const PushPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PushPartsFragment, unknown>;
export const PushSettingsDocument = {"__meta__":{"id":"f5acf810f27675fd3699ba858bc2e70ae0daffe99acf69470f387075e21c235f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PushSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pushKey"}},{"kind":"Field","name":{"kind":"Name","value":"pushSubscriptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<PushSettingsQuery, PushSettingsQueryVariables>;
export const SavePushSubscriptionDocument = {"__meta__":{"id":"302844d2319fa7bb9cdb3d6ec89fbcc9f0bec9439a30554ca6167f2eb3dbe3ca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavePushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscription"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PushParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PushParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PushSubscription"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>;
export const DeletePushSubscriptionDocument = {"__meta__":{"id":"9dd10f2c601042190d3450bdf24148ad7865379f4da192b4e640fd57aff81ac5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePushSubscription"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePushSubscriptionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePushSubscription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<DeletePushSubscriptionMutation, DeletePushSubscriptionMutationVariables>;
export function usePushSettingsQuery(options: useQuery.Options<PushSettingsQuery, PushSettingsQueryVariables> = {}) {
  return useQuery<PushSettingsQuery, PushSettingsQueryVariables>(PushSettingsDocument, options)
}

export function useSavePushSubscriptionMutation(options?: useMutation.Options<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>) {
  return useMutation<SavePushSubscriptionMutation, SavePushSubscriptionMutationVariables>(SavePushSubscriptionDocument, options)
}

export function useDeletePushSubscriptionMutation(options?: useMutation.Options<DeletePushSubscriptionMutation, DeletePushSubscriptionMutationVariables>) {
  return useMutation<DeletePushSubscriptionMutation, DeletePushSubscriptionMutationVariables>(DeletePushSubscriptionDocument, options)
}