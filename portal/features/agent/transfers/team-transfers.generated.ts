/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Days, both ends included. */
export type DaySpanInput = {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
};

/** What document a movement of money or points belongs to. */
export type DocumentKind =
  /** What an operator put right by hand. */
  | 'ADJUSTMENT'
  /** Money that came by the bank and that nobody could be told of yet. */
  | 'BANK_TRANSFER'
  /** A bet, at a vendor or in a lottery of the house. */
  | 'BET'
  /** A deposit of the cashier. */
  | 'DEPOSIT'
  /** What an agent is paid by a contract for one window. */
  | 'EARNING'
  /** What was in an opened red envelope. */
  | 'ENVELOPE'
  /** A prize of a leaderboard. */
  | 'LEADERBOARD'
  /** A transfer between an agent and somebody of the line. */
  | 'MEMBER_TRANSFER'
  /** The reward of a mission. */
  | 'MISSION'
  /** Points that a deposit earned. */
  | 'POINT_EARNING'
  /** Points taken back with the deposit that earned them. */
  | 'POINT_RETURN'
  /** What a promotion gave a member. */
  | 'PROMOTION_CLAIM'
  /** What a ticket of a raffle won. */
  | 'RAFFLE_SPIN'
  /** Rebates of play that were claimed. */
  | 'REBATE_CLAIM'
  /** Goods of the mall that were paid for. */
  | 'REDEMPTION'
  /** The reward for a friend who was brought in. */
  | 'REFERRAL'
  /** Money of demonstration data, which stands for what came before. */
  | 'SEED'
  /** What a day of signing in brought. */
  | 'SIGN_IN'
  /** A bonus that was taken away with what had to be played for it. */
  | 'TURNOVER'
  /** A transfer into the wallet of a vendor, or out of it. */
  | 'VENDOR_TRANSFER'
  /** A bonus of a VIP level. */
  | 'VIP_BONUS'
  /** A withdrawal of the cashier. */
  | 'WITHDRAWAL';

/** How far down a line. */
export type TeamLine =
  /** Those directly below. */
  | 'DIRECT'
  /** Everybody below. */
  | 'TEAM';

/** Which movements of a team. */
export type TeamTransferFilter = {
  /** Of one member of the line, by the whole name. */
  account?: string | null | undefined;
  /** Only movements of this kind; of all kinds where it is null. */
  kind?: TeamTransferKind | null | undefined;
  /** Of those directly below, or of everybody below; a name given wins. */
  scope?: TeamLine | null | undefined;
  /** Days of the brand, at most 92. */
  span: DaySpanInput;
};

/** What moved money beside play. */
export type TeamTransferKind =
  /** Correction by the house. */
  | 'ADJUSTMENT'
  /** Bonus or reward. */
  | 'BONUS'
  /** Pay of an agent. */
  | 'COMMISSION'
  /** Money came in. */
  | 'DEPOSIT'
  /** A part of what was played came back to the member. */
  | 'REBATE'
  /** Between wallets or members. */
  | 'TRANSFER'
  /** Money went out. */
  | 'WITHDRAWAL';

/** How far a movement is. */
export type TeamTransferStep =
  /** It is over. */
  | 'DONE'
  /** Set aside until it is decided. */
  | 'HELD'
  /** What had been set aside came back. */
  | 'RETURNED';

export type TeamTransfersQueryVariables = Exact<{
  filter: Types.TeamTransferFilter;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TeamTransfersQuery = { team: { transfers: { nodes: Array<{ id: string, memberId: string, account: string, kind: Types.TeamTransferKind, step: Types.TeamTransferStep, amount: string, documentKind: Types.DocumentKind, documentId: string, at: string, member: { id: string } | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };


export const TeamTransfersDocument = {"__meta__":{"id":"237ef289737a530f270d9fe9f1be5629d71eccd534a875666dc2b87ba201beb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamTransfers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TeamTransferFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transfers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"step"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"documentKind"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TeamTransfersQuery, TeamTransfersQueryVariables>;
export function useTeamTransfersQuery(options: useQuery.Options<TeamTransfersQuery, TeamTransfersQueryVariables> & ({ variables: TeamTransfersQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<TeamTransfersQuery, TeamTransfersQueryVariables>(TeamTransfersDocument, options)
}