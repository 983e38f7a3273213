/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleMemberFragment } from '../members.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an account may be used. */
export type MemberStatus =
  /** The member may sign in and play. */
  | 'ACTIVE'
  /** Closed by its owner. */
  | 'CLOSED'
  /** The member may neither sign in nor play until an operator opens the account again. */
  | 'LOCKED';

/** What kind of account somebody has. */
export type MemberType =
  /** Plays as well, and has a line of accounts below it that it is paid for by its contracts. */
  | 'AGENT'
  /** Plays with money; it may have been invited by an agent. */
  | 'MEMBER'
  /** Plays for free, with play money, and owns nothing. */
  | 'TRIAL';

/** Which members. */
export type OperatorMemberFilter = {
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Registered from this moment. */
  registeredFrom?: string | null | undefined;
  /** Registered before this moment. */
  registeredTo?: string | null | undefined;
  /** Part of the account, nickname, payee name, e-mail or number; diacritics make no difference. */
  search?: string | null | undefined;
  /** Last sign-in from this moment. */
  seenFrom?: string | null | undefined;
  /** Last sign-in before this moment. */
  seenTo?: string | null | undefined;
  /** Only members whose account is in this state. */
  status?: MemberStatus | null | undefined;
  /** Only who wears this tag. */
  tagId?: string | number | null | undefined;
  /** Only accounts of this kind. */
  type?: MemberType | null | undefined;
};

/** In which order members come. */
export type OperatorMemberOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: OperatorMemberOrderField;
};

/** By what members can be ordered. */
export type OperatorMemberOrderField =
  /** User name. */
  | 'ACCOUNT'
  /** What is in the main wallet. */
  | 'BALANCE'
  /** The last sign-in. */
  | 'LAST_SIGN_IN_AT'
  /** When the account was opened. */
  | 'REGISTERED_AT'
  /** Whether the member may sign in. */
  | 'STATUS'
  /** What kind of member it is. */
  | 'TYPE';

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

export type ConsoleMembersListQueryVariables = Exact<{
  filter?: Types.OperatorMemberFilter | null | undefined;
  order?: Types.OperatorMemberOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleMembersListQuery = { page: { items: Array<ConsoleMemberFragment>, pageInfo: { totalItems: number } } };

export type ConsoleMembersOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleMembersOneQuery = { record: ConsoleMemberFragment | null };


export const ConsoleMembersListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMembersList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorMemberFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorMemberOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMember"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"payeeName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInIp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<ConsoleMembersListQuery, ConsoleMembersListQueryVariables>;
export const ConsoleMembersOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMembersOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMember"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"payeeName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInIp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<ConsoleMembersOneQuery, ConsoleMembersOneQueryVariables>;