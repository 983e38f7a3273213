/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of decideExclusionLift. */
export type DecideExclusionLiftInput = {
  /** Whether it ends earlier. */
  grant: boolean;
  /** Id of the exclusion. */
  id: string | number;
  /** Why; the member reads it. */
  reason: string;
};

/** Kind of a break. */
export type ExclusionKind =
  /** The person is shut out at all brands of the operator. */
  | 'SELF_EXCLUSION'
  /** A short break of one account. */
  | 'TIME_OUT';

/** What became of the wish to end an exclusion early. */
export type LiftState =
  /** Nobody answered yet. */
  | 'ASKED'
  /** It ends earlier. */
  | 'GRANTED'
  /** It stays. */
  | 'REFUSED';

/** What is limited. */
export type LimitKind =
  /** Money paid in, gross. */
  | 'DEPOSIT'
  /** Stakes minus wins. */
  | 'LOSS'
  /** Time in games. */
  | 'SESSION';

/** Over which time, by the calendar of the brand. */
export type LimitPeriod =
  /** From midnight to midnight. */
  | 'DAY'
  /** From the first of the month. */
  | 'MONTH'
  /** From Monday to Sunday. */
  | 'WEEK';

/** Which breaks. */
export type OperatorExclusionFilter = {
  /** True: only those in force; false: only those that are over; null: both. */
  active?: boolean | null | undefined;
  /** Only this wish to end it early. */
  liftState?: LiftState | null | undefined;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

export type DeskExclusionFragment = { id: string, memberId: string, account: string, kind: Types.ExclusionKind, isOrigin: boolean, startedAt: string, endsAt: string | null, reason: string | null, liftState: Types.LiftState | null, liftAskedAt: string | null, liftReason: string | null, liftAnswer: string | null };

export type DeskExclusionsQueryVariables = Exact<{
  filter?: Types.OperatorExclusionFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type DeskExclusionsQuery = { operatorExclusions: { items: Array<DeskExclusionFragment>, pageInfo: { totalItems: number } } };

export type DeskPendingLimitsQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type DeskPendingLimitsQuery = { pendingLimits: { items: Array<{ id: string, memberId: string, account: string, kind: Types.LimitKind, period: Types.LimitPeriod, amount: string, pendingAmount: string | null, readyAt: string, currency: string }>, pageInfo: { totalItems: number } } };

export type DeskMarkedMembersQueryVariables = Exact<{
  page?: Types.PageInput | null | undefined;
}>;


export type DeskMarkedMembersQuery = { markedMembers: { items: Array<{ id: string, account: string, raised: number, hit: number, breaks: number, lastAt: string }>, pageInfo: { totalItems: number } } };

export type DecideExclusionLiftMutationVariables = Exact<{
  input: Types.DecideExclusionLiftInput;
}>;


export type DecideExclusionLiftMutation = { payload: { exclusion: DeskExclusionFragment | null, userErrors: Array<ConsoleUserErrorFragment> } };

export const DeskExclusionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskExclusion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorExclusion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}}]} as unknown as DocumentNode<DeskExclusionFragment, unknown>;
export const DeskExclusionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskExclusions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorExclusionFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorExclusions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskExclusion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskExclusion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorExclusion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}}]} as unknown as DocumentNode<DeskExclusionsQuery, DeskExclusionsQueryVariables>;
export const DeskPendingLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskPendingLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingLimits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingAmount"}},{"kind":"Field","name":{"kind":"Name","value":"readyAt"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<DeskPendingLimitsQuery, DeskPendingLimitsQueryVariables>;
export const DeskMarkedMembersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeskMarkedMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markedMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"hit"}},{"kind":"Field","name":{"kind":"Name","value":"breaks"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<DeskMarkedMembersQuery, DeskMarkedMembersQueryVariables>;
export const DecideExclusionLiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideExclusionLift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideExclusionLiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"decideExclusionLift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exclusion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeskExclusion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeskExclusion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorExclusion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"isOrigin"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"liftState"}},{"kind":"Field","name":{"kind":"Name","value":"liftAskedAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftReason"}},{"kind":"Field","name":{"kind":"Name","value":"liftAnswer"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DecideExclusionLiftMutation, DecideExclusionLiftMutationVariables>;