/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list, and in which order. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
  /** Field to sort by; `-` before it for descending. */
  sort?: string | null | undefined;
};

/** Input of updateWhitelabelModule. */
export type UpdateWhitelabelModuleInput = {
  /** On or off. */
  enabled: boolean;
  /** Code of the module. */
  id: WhitelabelModule;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
};

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENT_POLICY'
  /** Trial accounts. */
  | 'FREE_PLAY'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Registration by mobile number asks for a password. */
  | 'MOBILE_REGISTRATION_PASSWORD'
  /** Registration verifies the mobile number by SMS. */
  | 'MOBILE_VERIFICATION'
  /** A second step when signing in from an address never used before. */
  | 'NEW_ADDRESS_VERIFICATION'
  /** New password by phone. */
  | 'PASSWORD_BY_PHONE'
  /** An expired password must be changed. */
  | 'PASSWORD_EXPIRY'
  /** Sign-in by SMS code. */
  | 'SMS_SIGN_IN'
  /** Registration by user name. */
  | 'USERNAME_REGISTRATION';

export type ConsoleModulesQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleModulesQuery = { page: { items: Array<ConsoleModuleFragment>, pageInfo: { totalItems: number } } };

export type UpdateWhitelabelModuleMutationVariables = Exact<{
  input: Types.UpdateWhitelabelModuleInput;
}>;


export type UpdateWhitelabelModuleMutation = { payload: { record: ConsoleModuleFragment | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleModuleFragment = { id: Types.WhitelabelModule, enabled: boolean, description: string, changedAt: string | null };

export const ConsoleModuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleModuleFragment, unknown>;
export const ConsoleModulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleModules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"whitelabelModules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleModule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleModulesQuery, ConsoleModulesQueryVariables>;
export const UpdateWhitelabelModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWhitelabelModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWhitelabelModuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateWhitelabelModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleModule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateWhitelabelModuleMutation, UpdateWhitelabelModuleMutationVariables>;