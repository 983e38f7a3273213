/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of setPaymentPassword. */
export type SetPaymentPasswordInput = {
  /** New payment password again. */
  confirmPaymentPassword: string;
  /** What proves payments from now on; at least as long as `Security.shortestPaymentPassword` says. */
  newPaymentPassword: string;
  /** Payment password in force. */
  oldPaymentPassword?: string | null | undefined;
  /** Sign-in password; needed when there is no old payment password, or it is forgotten. */
  password?: string | null | undefined;
};

export type PaymentPasswordRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentPasswordRuleQuery = { security: { hasPaymentPassword: boolean, shortestPaymentPassword: number } | null };

export type SetPaymentPasswordMutationVariables = Exact<{
  input: Types.SetPaymentPasswordInput;
}>;


export type SetPaymentPasswordMutation = { setPaymentPassword: { done: boolean, userErrors: Array<UserErrorPartsFragment> } };


export const PaymentPasswordRuleDocument = {"__meta__":{"id":"2d9f7802cfdc3c8ef004474cb14f3716f74ff7d07bf221057c009785d9ffc4b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentPasswordRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPaymentPassword"}},{"kind":"Field","name":{"kind":"Name","value":"shortestPaymentPassword"}}]}}]}}]} as unknown as DocumentNode<PaymentPasswordRuleQuery, PaymentPasswordRuleQueryVariables>;
export const SetPaymentPasswordDocument = {"__meta__":{"id":"0b6d2b3a84a4c2439efe40697e9ca7580cfb99260768131fe9a17d94be798065"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaymentPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>;
export function usePaymentPasswordRuleQuery(options: useQuery.Options<PaymentPasswordRuleQuery, PaymentPasswordRuleQueryVariables> = {}) {
  return useQuery<PaymentPasswordRuleQuery, PaymentPasswordRuleQueryVariables>(PaymentPasswordRuleDocument, options)
}

export function useSetPaymentPasswordMutation(options?: useMutation.Options<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>) {
  return useMutation<SetPaymentPasswordMutation, SetPaymentPasswordMutationVariables>(SetPaymentPasswordDocument, options)
}