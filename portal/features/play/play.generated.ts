/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a game is played on. */
export type Device =
  /** Phone browser. */
  | 'MOBILE'
  /** Desktop browser. */
  | 'WEB';

/** Input of launchGame and launchDemo. */
export type LaunchGameInput = {
  /** Where the game's way back leads. */
  backUrl?: string | null | undefined;
  /** What it is played on, so that the vendor opens the form of the game that fits. */
  device: Device;
  /** Id of the game to open, as `Game.id` tells it. */
  gameId: string | number;
};

export type LaunchGameMutationVariables = Exact<{
  input: Types.LaunchGameInput;
}>;


export type LaunchGameMutation = { launchGame: { url: string | null, gameSessionId: string | null, keepsWallet: boolean | null, game: { id: string, vendorCode: string, name: string, vendorName: string, hasDemo: boolean } | null, userErrors: Array<UserErrorPartsFragment> } };

export type LaunchDemoMutationVariables = Exact<{
  input: Types.LaunchGameInput;
}>;


export type LaunchDemoMutation = { launchDemo: { url: string | null, game: { id: string, vendorCode: string, name: string, vendorName: string, hasDemo: boolean } | null, userErrors: Array<UserErrorPartsFragment> } };


export const LaunchGameDocument = {"__meta__":{"id":"03b903005a8117378234342babe6dddbc226051b5b24908a5c90f0ce9d09373b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"gameSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"keepsWallet"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<LaunchGameMutation, LaunchGameMutationVariables>;
export const LaunchDemoDocument = {"__meta__":{"id":"879eb4e20aa89338edf9fa1386a0d576a34b820e98cb2f02184ca3a397f25df3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<LaunchDemoMutation, LaunchDemoMutationVariables>;
export function useLaunchGameMutation(options?: useMutation.Options<LaunchGameMutation, LaunchGameMutationVariables>) {
  return useMutation<LaunchGameMutation, LaunchGameMutationVariables>(LaunchGameDocument, options)
}

export function useLaunchDemoMutation(options?: useMutation.Options<LaunchDemoMutation, LaunchDemoMutationVariables>) {
  return useMutation<LaunchDemoMutation, LaunchDemoMutationVariables>(LaunchDemoDocument, options)
}