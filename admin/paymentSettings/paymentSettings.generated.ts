/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of updatePaymentSettings. */
export type PaymentSettingsInput = {
  /** How long deposits are blocked after five failures in a row, minutes. */
  blockMinutes: number;
  /** A decision on more than this needs a second operator. */
  fourEyesAbove: string;
  /** How long after the end of a deposit the bank may still have carried out its transfer, seconds. */
  lateGraceSeconds: number;
  /** How long after the transfer the report of the bank may come, hours. */
  lateReportHours: number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
  /** How long a deposit for which no money came may be in review, hours. */
  reviewHours: number;
  /** How much of the amount may be missing for the member to take what arrived. */
  shortTolerancePercent: number;
};

export type ConsolePaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePaymentSettingsQuery = { paymentSettings: ConsolePaymentSettingsPartsFragment };

export type UpdatePaymentSettingsMutationVariables = Exact<{
  input: Types.PaymentSettingsInput;
}>;


export type UpdatePaymentSettingsMutation = { updatePaymentSettings: { settings: ConsolePaymentSettingsPartsFragment | null, userErrors: Array<{ code: string, message: string, field: Array<string> }> } };

export type ConsolePaymentSettingsPartsFragment = { id: string, currency: string, shortTolerancePercent: number, lateGraceSeconds: number, lateReportHours: number, fourEyesAbove: string, blockMinutes: number, reviewHours: number };

export const ConsolePaymentSettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePaymentSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"shortTolerancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"lateGraceSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateReportHours"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"blockMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reviewHours"}}]}}]} as unknown as DocumentNode<ConsolePaymentSettingsPartsFragment, unknown>;
export const ConsolePaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsolePaymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsolePaymentSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePaymentSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"shortTolerancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"lateGraceSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateReportHours"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"blockMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reviewHours"}}]}}]} as unknown as DocumentNode<ConsolePaymentSettingsQuery, ConsolePaymentSettingsQueryVariables>;
export const UpdatePaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePaymentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsolePaymentSettingsParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePaymentSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"shortTolerancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"lateGraceSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateReportHours"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"blockMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reviewHours"}}]}}]} as unknown as DocumentNode<UpdatePaymentSettingsMutation, UpdatePaymentSettingsMutationVariables>;