/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which way in the line. */
export type LineDirection =
  /** Somebody in the own line. */
  | 'DOWN'
  /** The direct upline. */
  | 'UP';

/** Who sent. */
export type LineTransferDirection =
  /** The other side. */
  | 'RECEIVED'
  /** The member. */
  | 'SENT';

/** Input of sendToLine. */
export type SendToLineInput = {
  /** Account name of the receiver. */
  account: string;
  /** How much to send, in the member's currency, within the limits that `lineTransfers` tells. */
  amount: string;
  /** The same key sends once. */
  idempotencyKey: string;
  /** The sender's secret for money that leaves, not the one to sign in with. */
  paymentPassword: string;
};

export type LineTransfersQueryVariables = Exact<{
  account?: string | null | undefined;
}>;


export type LineTransfersQuery = { lineTransfers: { toUpline: boolean, toDownline: boolean, minimum: string, maximum: string, dailyMaximum: string, receivers: Array<{ account: string, nickname: string | null, direction: Types.LineDirection }>, transfers: Array<{ id: string, direction: Types.LineTransferDirection, account: string, amount: string, createdAt: string }> } };

export type SendToLineMutationVariables = Exact<{
  input: Types.SendToLineInput;
}>;


export type SendToLineMutation = { sendToLine: { id: string | null, userErrors: Array<UserErrorPartsFragment> } };


export const LineTransfersDocument = {"__meta__":{"id":"164f9f6e29a1d7a27c463a11b33171eeb89c9a60da9e8d0ed5e19050493d69ad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineTransfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toUpline"}},{"kind":"Field","name":{"kind":"Name","value":"toDownline"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"receivers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transfers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]}}]} as unknown as DocumentNode<LineTransfersQuery, LineTransfersQueryVariables>;
export const SendToLineDocument = {"__meta__":{"id":"06e4772a42bb28fc4b6105a07f3d717b55c5dc60e43af03a96139f9afc293af7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendToLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendToLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendToLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SendToLineMutation, SendToLineMutationVariables>;
export function useLineTransfersQuery(options: useQuery.Options<LineTransfersQuery, LineTransfersQueryVariables> = {}) {
  return useQuery<LineTransfersQuery, LineTransfersQueryVariables>(LineTransfersDocument, options)
}

export function useSendToLineMutation(options?: useMutation.Options<SendToLineMutation, SendToLineMutationVariables>) {
  return useMutation<SendToLineMutation, SendToLineMutationVariables>(SendToLineDocument, options)
}