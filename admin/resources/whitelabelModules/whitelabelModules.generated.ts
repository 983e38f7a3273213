/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** In which order modules come. */
export type OperatorModuleOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorModuleOrderField;
};

/** By what modules can be ordered. */
export type OperatorModuleOrderField =
  /** The last change. */
  | 'CHANGED_AT'
  /** Whether it is on. */
  | 'ENABLED'
  /** Name of the module. */
  | 'ID';

/** Which way a list is ordered. */
export type OrderDirection =
  /** Smallest, oldest or first of the alphabet first. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
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
  | 'AGENTPOLICY3'
  /** New password by phone. */
  | 'CHNGPASSVERIF3'
  /** Trial accounts. */
  | 'FREEPLAY3'
  /** Registration by mobile number asks for a password. */
  | 'MOBILENUMPASSREG3'
  /** Registration by mobile number. */
  | 'MOBILENUMREG3'
  /** Sign-in by SMS code. */
  | 'MOBILEVERCODELOGIN3'
  /** A second step when signing in from an address never used before. */
  | 'NEWIPVERF3'
  /** An expired password must be changed. */
  | 'PWDEXPFORCECHANGE3'
  /** Registration verifies the mobile number by SMS. */
  | 'REGMOBVERF3'
  /** Registration by user name. */
  | 'USERNAMEREG3';

export type ConsoleModulesQueryVariables = Exact<{
  order?: Types.OperatorModuleOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleModulesQuery = { page: { items: Array<ConsoleModuleFragment>, pageInfo: { totalItems: number } } };

export type UpdateWhitelabelModuleMutationVariables = Exact<{
  input: Types.UpdateWhitelabelModuleInput;
}>;


export type UpdateWhitelabelModuleMutation = { payload: { record: ConsoleModuleFragment | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleModuleFragment = { id: string, enabled: boolean, description: string, changedAt: string | null };

export const ConsoleModuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleModuleFragment, unknown>;
export const ConsoleModulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleModules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModuleOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"whitelabelModules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleModule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleModulesQuery, ConsoleModulesQueryVariables>;
export const UpdateWhitelabelModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWhitelabelModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWhitelabelModuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateWhitelabelModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleModule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleModule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateWhitelabelModuleMutation, UpdateWhitelabelModuleMutationVariables>;