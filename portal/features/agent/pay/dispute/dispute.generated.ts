/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../lib/schema.generated.ts';

import { useMutation } from '@apollo/client/react'
import type { DisputePartsFragment } from '../pay.generated.ts';
import type { UserErrorPartsFragment } from '../../../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of disputeEarning. */
export type DisputeEarningInput = {
  /** What the agent says of it, 3 to 500 characters. */
  content: string;
  /** The earning. */
  id: string | number;
  /** What is wrong. */
  reason: DisputeReason;
};

/** What an agent believes to be wrong with an amount. */
export type DisputeReason =
  /** Bets that belong to it are not in it. */
  | 'BETS_MISSING'
  /** Somebody of the line is not in it, or somebody is who does not belong to it. */
  | 'LINE_WRONG'
  /** It was not paid, or not all of it. */
  | 'NOT_PAID'
  /** Anything else. */
  | 'OTHER'
  /** Another rate or tier was agreed on. */
  | 'RATE_WRONG';

/** Input of withdrawDispute. */
export type WithdrawDisputeInput = {
  /** The dispute. */
  id: string | number;
};

export type DisputeEarningMutationVariables = Exact<{
  input: Types.DisputeEarningInput;
}>;


export type DisputeEarningMutation = { disputeEarning: { earning: { id: string, dispute: DisputePartsFragment | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type WithdrawDisputeMutationVariables = Exact<{
  input: Types.WithdrawDisputeInput;
}>;


export type WithdrawDisputeMutation = { withdrawDispute: { dispute: DisputePartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };


export const DisputeEarningDocument = {"__meta__":{"id":"1079689d57e2c526153c02afbaace21d6cf1674ee45b40f0272b7e0624d2a0ee"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisputeEarning"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisputeEarningInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disputeEarning"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"earning"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dispute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeParts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<DisputeEarningMutation, DisputeEarningMutationVariables>;
export const WithdrawDisputeDocument = {"__meta__":{"id":"ae439f8f8b46cedfe466761228bb0f6a5c8fdf65ee6dfd743e64d880a0bed6e2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawDispute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawDisputeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawDispute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dispute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisputeParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisputeParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dispute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<WithdrawDisputeMutation, WithdrawDisputeMutationVariables>;
export function useDisputeEarningMutation(options?: useMutation.Options<DisputeEarningMutation, DisputeEarningMutationVariables>) {
  return useMutation<DisputeEarningMutation, DisputeEarningMutationVariables>(DisputeEarningDocument, options)
}

export function useWithdrawDisputeMutation(options?: useMutation.Options<WithdrawDisputeMutation, WithdrawDisputeMutationVariables>) {
  return useMutation<WithdrawDisputeMutation, WithdrawDisputeMutationVariables>(WithdrawDisputeDocument, options)
}