/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of disableOperatorSubaccount. */
export type DisableOperatorSubaccountInput = {
  /** Id of the subaccount to disable, as `OperatorMember.subaccounts` tells it. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** What subaccounts do that their agent reads of afterwards. */
export type SubaccountDeedKind =
  /** Asked for the end of a contract, or tried to answer one. */
  | 'ANSWER_CONTRACT'
  /** Chose a password. */
  | 'CHANGE_PASSWORD'
  /** Downloaded a table. */
  | 'DOWNLOAD'
  /** Ended a registration link. */
  | 'END_LINK'
  /** Made a registration link. */
  | 'MAKE_LINK'
  /** Opened an account. */
  | 'OPEN_ACCOUNT'
  /** Proposed a contract. */
  | 'PROPOSE_CONTRACT'
  /** Tried what no right of his allows. */
  | 'REFUSED'
  /** Set what a line is held to. */
  | 'SET_RULES'
  /** Signed in. */
  | 'SIGN_IN';

/** What an agent lets somebody do in his name, beside reading about his team. */
export type SubaccountRight =
  /** Proposing contracts to downlines, and asking for the end of those that the agent pays. */
  | 'CONTRACTS'
  /** Reading what the agent earns. */
  | 'PAY'
  /** Making and ending registration links, and opening accounts. */
  | 'REGISTER'
  /** Setting what lines are held to. */
  | 'RULES';

export type ConsoleSubaccountsQueryVariables = Exact<{
  memberId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleSubaccountsQuery = { member: { part: { items: Array<{ id: string, signInName: string, displayName: string, rights: Array<Types.SubaccountRight>, isOpen: boolean, lastSeenAt: string | null }>, pageInfo: { totalPages: number } } | null } | null };

export type ConsoleSubaccountDeedsQueryVariables = Exact<{
  memberId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleSubaccountDeedsQuery = { member: { part: { items: Array<{ id: string, at: string, subaccountName: string, displayName: string, deed: Types.SubaccountDeedKind, about: string | null, outcome: string | null, ip: string }>, pageInfo: { totalPages: number } } | null } | null };

export type DisableOperatorSubaccountMutationVariables = Exact<{
  input: Types.DisableOperatorSubaccountInput;
}>;


export type DisableOperatorSubaccountMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };


export const ConsoleSubaccountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSubaccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"part"},"name":{"kind":"Name","value":"subaccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSubaccountsQuery, ConsoleSubaccountsQueryVariables>;
export const ConsoleSubaccountDeedsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSubaccountDeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"part"},"name":{"kind":"Name","value":"subaccountDeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"subaccountName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleSubaccountDeedsQuery, ConsoleSubaccountDeedsQueryVariables>;
export const DisableOperatorSubaccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableOperatorSubaccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DisableOperatorSubaccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"disableOperatorSubaccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DisableOperatorSubaccountMutation, DisableOperatorSubaccountMutationVariables>;