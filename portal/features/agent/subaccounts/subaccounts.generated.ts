/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of changeSubaccount. */
export type ChangeSubaccountInput = {
  /** What the agent calls him. */
  displayName: string;
  /** Id of the subaccount that changes. */
  id: string | number;
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
};

/** Input of createSubaccount. */
export type CreateSubaccountInput = {
  /** What the agent calls him. */
  displayName: string;
  /** Letters and digits, 2 to 20; never given again. */
  name: string;
  /** The agent's own. */
  ownPassword: string;
  /** The first password, which its holder must change at the first sign-in. */
  password: string;
  /** What he may do beside reading. */
  rights: Array<SubaccountRight>;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of setSubaccountPassword. */
export type SetSubaccountPasswordInput = {
  /** Id of the subaccount that gets the password. */
  id: string | number;
  /** The agent's own. */
  ownPassword: string;
  /** The first password, which its holder must change at the next sign-in. */
  password: string;
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

/** Input of disableSubaccount and enableSubaccount. */
export type SubaccountInput = {
  /** Id of the subaccount that is disabled or enabled. */
  id: string | number;
};

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

export type SubaccountPartsFragment = { id: string, name: string, signInName: string, displayName: string, rights: Array<Types.SubaccountRight>, isOpen: boolean, mustChangePassword: boolean, createdAt: string, disabledAt: string | null, lastSeenAt: string | null };

export type SubaccountsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type SubaccountsQuery = { team: { subaccounts: { items: Array<SubaccountPartsFragment>, pageInfo: { page: number, totalPages: number, totalItems: number } } } | null };

export type SubaccountDeedsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
  subaccountId?: string | number | null | undefined;
}>;


export type SubaccountDeedsQuery = { team: { subaccountDeeds: { items: Array<{ id: string, at: string, displayName: string, subaccountName: string, deed: Types.SubaccountDeedKind, about: string | null, outcome: string | null, ip: string }>, pageInfo: { page: number, totalPages: number, totalItems: number } } } | null };

export type CreateSubaccountMutationVariables = Exact<{
  input: Types.CreateSubaccountInput;
}>;


export type CreateSubaccountMutation = { createSubaccount: { subaccount: SubaccountPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type ChangeSubaccountMutationVariables = Exact<{
  input: Types.ChangeSubaccountInput;
}>;


export type ChangeSubaccountMutation = { changeSubaccount: { subaccount: SubaccountPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type SetSubaccountPasswordMutationVariables = Exact<{
  input: Types.SetSubaccountPasswordInput;
}>;


export type SetSubaccountPasswordMutation = { setSubaccountPassword: { subaccount: SubaccountPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type DisableSubaccountMutationVariables = Exact<{
  input: Types.SubaccountInput;
}>;


export type DisableSubaccountMutation = { disableSubaccount: { subaccount: SubaccountPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type EnableSubaccountMutationVariables = Exact<{
  input: Types.SubaccountInput;
}>;


export type EnableSubaccountMutation = { enableSubaccount: { subaccount: SubaccountPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export const SubaccountPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SubaccountPartsFragment, unknown>;
export const SubaccountsDocument = {"__meta__":{"id":"5778609e282a8b591f0f6741651b298aab1a83f77fd38b4cd89a6ae9b624192b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Subaccounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubaccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}}]} as unknown as DocumentNode<SubaccountsQuery, SubaccountsQueryVariables>;
export const SubaccountDeedsDocument = {"__meta__":{"id":"d2ca732787966d5607a4d39dc66ce1be1b0d8e645ea0f11aea9abd2e504ab812"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubaccountDeeds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subaccountId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccountDeeds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"subaccountId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subaccountId"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"subaccountName"}},{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"about"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SubaccountDeedsQuery, SubaccountDeedsQueryVariables>;
export const CreateSubaccountDocument = {"__meta__":{"id":"4ccbcc8e99e4ab2e35c4409b2613fbb35454b42f3e46756abbbc68a3d58ad3df"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubaccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSubaccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSubaccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubaccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CreateSubaccountMutation, CreateSubaccountMutationVariables>;
export const ChangeSubaccountDocument = {"__meta__":{"id":"f16071a6acc6fdf321cba85d83efaecf78c3e6c8583c96483ae44e5980f50c0f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubaccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeSubaccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubaccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubaccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ChangeSubaccountMutation, ChangeSubaccountMutationVariables>;
export const SetSubaccountPasswordDocument = {"__meta__":{"id":"216a5688e317d43b01ae096479817dcde304a2b5c4ed302d08dc2e55fe6c4488"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSubaccountPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetSubaccountPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSubaccountPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubaccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetSubaccountPasswordMutation, SetSubaccountPasswordMutationVariables>;
export const DisableSubaccountDocument = {"__meta__":{"id":"f03ec8b96ee73a9ffd5db0374c948e2fdcea1f9e93e8cd206be789ba09edb0f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DisableSubaccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubaccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disableSubaccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubaccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<DisableSubaccountMutation, DisableSubaccountMutationVariables>;
export const EnableSubaccountDocument = {"__meta__":{"id":"45bc0279700b51a287f4b9d5cbe143dcbdd88aed28442beede076e0883991399"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnableSubaccount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubaccountInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enableSubaccount"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subaccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubaccountParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubaccountParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subaccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"signInName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"mustChangePassword"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<EnableSubaccountMutation, EnableSubaccountMutationVariables>;
export function useSubaccountsQuery(options: useQuery.Options<SubaccountsQuery, SubaccountsQueryVariables> = {}) {
  return useQuery<SubaccountsQuery, SubaccountsQueryVariables>(SubaccountsDocument, options)
}

export function useSubaccountDeedsQuery(options: useQuery.Options<SubaccountDeedsQuery, SubaccountDeedsQueryVariables> = {}) {
  return useQuery<SubaccountDeedsQuery, SubaccountDeedsQueryVariables>(SubaccountDeedsDocument, options)
}

export function useCreateSubaccountMutation(options?: useMutation.Options<CreateSubaccountMutation, CreateSubaccountMutationVariables>) {
  return useMutation<CreateSubaccountMutation, CreateSubaccountMutationVariables>(CreateSubaccountDocument, options)
}

export function useChangeSubaccountMutation(options?: useMutation.Options<ChangeSubaccountMutation, ChangeSubaccountMutationVariables>) {
  return useMutation<ChangeSubaccountMutation, ChangeSubaccountMutationVariables>(ChangeSubaccountDocument, options)
}

export function useSetSubaccountPasswordMutation(options?: useMutation.Options<SetSubaccountPasswordMutation, SetSubaccountPasswordMutationVariables>) {
  return useMutation<SetSubaccountPasswordMutation, SetSubaccountPasswordMutationVariables>(SetSubaccountPasswordDocument, options)
}

export function useDisableSubaccountMutation(options?: useMutation.Options<DisableSubaccountMutation, DisableSubaccountMutationVariables>) {
  return useMutation<DisableSubaccountMutation, DisableSubaccountMutationVariables>(DisableSubaccountDocument, options)
}

export function useEnableSubaccountMutation(options?: useMutation.Options<EnableSubaccountMutation, EnableSubaccountMutationVariables>) {
  return useMutation<EnableSubaccountMutation, EnableSubaccountMutationVariables>(EnableSubaccountDocument, options)
}