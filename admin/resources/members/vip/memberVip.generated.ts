/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Why a member went to the next level, up or down. */
export type VipStepReason =
  /** The sums were enough no more, after bets or deposits were taken back. */
  | 'FELL'
  /** A month's play did not keep the level. */
  | 'NOT_KEPT'
  /** The sums were enough for the first time. */
  | 'REACHED'
  /** A month's play brought a lost level back. */
  | 'REGAINED';

export type ConsoleMemberVipQueryVariables = Exact<{
  memberId: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleMemberVipQuery = { member: { part: { vip: { currency: string, rank: number, since: string | null, deposits: string, validBet: string, month: string, monthValidBet: string, levels: Array<{ rank: number, name: string }> }, steps: { items: Array<{ id: string, fromRank: number, toRank: number, reason: Types.VipStepReason, deposits: string, depositsDemanded: string, validBet: string, validBetDemanded: string, month: string | null, monthValidBet: string | null, monthDemanded: string | null, at: string }>, pageInfo: { totalPages: number } } } | null } | null };


export const ConsoleMemberVipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMemberVip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"member"},"name":{"kind":"Name","value":"operatorMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"memberId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"part"},"name":{"kind":"Name","value":"vip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rank"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthValidBet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fromRank"}},{"kind":"Field","name":{"kind":"Name","value":"toRank"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"depositsDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"validBetDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"monthValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"monthDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleMemberVipQuery, ConsoleMemberVipQueryVariables>;