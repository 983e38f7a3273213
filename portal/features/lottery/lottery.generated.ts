/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery, useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** It can be started now. */
  | 'OPEN';

/** How far a draw is. */
export type DrawState =
  /** Waits for its numbers. */
  | 'CLOSED'
  /** Drawn; bets are being settled. */
  | 'DRAWN'
  /** Two results differ: operators look into it. */
  | 'HELD'
  /** Takes bets. */
  | 'OPEN'
  /** Everything is paid. */
  | 'SETTLED'
  /** Void: stakes went back. */
  | 'VOID';

/** Categories of games, section 3 of the specification. */
export type GameType =
  /** Bets on cockfights. */
  | 'COCKFIGHT'
  /** Sports books on matches of computer games. */
  | 'ESPORTS'
  /** Own lottery, e-prize mode. */
  | 'E_LOTTERY'
  /** Fishing games: each shot costs, and what is hit pays. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lotteries, played on pages of the portal by bets on draws. */
  | 'LOTTERY'
  /** Cards against other players. */
  | 'PVP'
  /** Slots, and what else draws its outcome by chance: scratch cards, video poker, table games. */
  | 'SLOTS'
  /** Sports books: bets on matches at odds. */
  | 'SPORTS';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Which lotteries a menu shows. */
export type PrizeMode =
  /** Fast lotteries of the house and Vietnam, prizes of the e-lottery. */
  | 'E_LOTTERY'
  /** Those that the house draws itself. */
  | 'HOUSE'
  /** Fast lotteries of the house and Vietnam. */
  | 'LOTTERY'
  /** Thai and Lao lotteries. */
  | 'SOUTH_EAST_ASIA';

export type LotteryTilePartsFragment = { code: string, gameId: string, name: string, family: string, vendorCode: string, gameType: Types.GameType, icon: string, periodSeconds: number | null, availability: Types.Availability, currentDraw: { number: string, closesAt: string, drawsAt: string } | null, lastDraw: { number: string, drawsAt: string, result: Array<Array<string>> | null } | null };

export type DrawPartsFragment = { number: string, state: Types.DrawState, opensAt: string, closesAt: string, drawsAt: string, result: Array<Array<string>> | null, commitment: string | null, seed: string | null };

export type LotteryMenusQueryVariables = Exact<{
  prizeMode?: Types.PrizeMode | null | undefined;
}>;


export type LotteryMenusQuery = { lotteryMenus: Array<{ vendorName: string, vendorCode: string, lotteries: Array<LotteryTilePartsFragment> }> | null };

export type RecentLotteriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentLotteriesQuery = { recentLotteries: Array<LotteryTilePartsFragment> | null };

export type LotteryQueryVariables = Exact<{
  lotteryCode: string;
}>;


export type LotteryQuery = { lottery: { code: string, gameId: string, name: string, family: string, vendorCode: string, gameType: Types.GameType, icon: string, periodSeconds: number | null, availability: Types.Availability, now: string, currentDraw: DrawPartsFragment | null, lastDraw: DrawPartsFragment | null, rules: { version: number, withheld: Array<string>, lowestSeries: number, highestSeries: number, smallestUnit: string, memberStakeLimit: string, odds: Array<{ playType: string, prize: string, odds: number }> } } | null };

export type UpcomingDrawsQueryVariables = Exact<{
  lotteryCode: string;
}>;


export type UpcomingDrawsQuery = { lottery: { code: string, upcomingDraws: Array<{ number: string, closesAt: string, drawsAt: string }> } | null };

export type LotteryResultsQueryVariables = Exact<{
  lotteryCode: string;
  limit?: number | null | undefined;
}>;


export type LotteryResultsQuery = { lotteryResults: Array<DrawPartsFragment> | null };

export type LotteryDrawsQueryVariables = Exact<{
  lotteryCode: string;
  page?: Types.PageInput | null | undefined;
}>;


export type LotteryDrawsQuery = { lotteryDraws: { items: Array<DrawPartsFragment>, pageInfo: { page: number, totalPages: number } } | null };

export type DrawToVerifyQueryVariables = Exact<{
  lotteryCode: string;
  number: string;
}>;


export type DrawToVerifyQuery = { lottery: { code: string, name: string, family: string } | null, lotteryDraw: DrawPartsFragment | null };

export type LotteryDrawnSubscriptionVariables = Exact<{
  lotteryCode: string;
}>;


export type LotteryDrawnSubscription = { lotteryDrawn: DrawPartsFragment | null };

export const LotteryTilePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryTileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<LotteryTilePartsFragment, unknown>;
export const DrawPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<DrawPartsFragment, unknown>;
export const LotteryMenusDocument = {"__meta__":{"id":"f0080e7b5b65c70bcc13ca63a5ca5de40344fd18748fb7fdbabf49910b703bf7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prizeMode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrizeMode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryMenus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prizeMode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prizeMode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryTileParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryTileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<LotteryMenusQuery, LotteryMenusQueryVariables>;
export const RecentLotteriesDocument = {"__meta__":{"id":"3f51f1ec322fc78e9103cd82e811a4635ea63870e573b4df615dfa47dcdd1d05"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentLotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentLotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryTileParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryTileParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<RecentLotteriesQuery, RecentLotteriesQueryVariables>;
export const LotteryDocument = {"__meta__":{"id":"5e5e50e34bdf9bcecd39cc7368a8637ef2b983a264e99a1b3493f933cac04e19"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lottery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"lowestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"smallestUnit"}},{"kind":"Field","name":{"kind":"Name","value":"memberStakeLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryQuery, LotteryQueryVariables>;
export const UpcomingDrawsDocument = {"__meta__":{"id":"4d4b1bdba57c82d874fdbe9ff22dfd2372c7a2a21788c90e80c80a820721c25f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingDraws"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingDraws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpcomingDrawsQuery, UpcomingDrawsQueryVariables>;
export const LotteryResultsDocument = {"__meta__":{"id":"00622e396b0c31f0762ab5e3f4e3420b57985c462edf4f3abaad6d980cd06f4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryResultsQuery, LotteryResultsQueryVariables>;
export const LotteryDrawsDocument = {"__meta__":{"id":"6c1c5368ae2aaa814f82ed8a3b995117409d0011e7b98ad162920273289a0c8d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryDraws"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryDraws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryDrawsQuery, LotteryDrawsQueryVariables>;
export const DrawToVerifyDocument = {"__meta__":{"id":"49ed1b49590dac7a26dc61f533c28e768945462a58b69db87100df43902d956e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawToVerify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotteryDraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<DrawToVerifyQuery, DrawToVerifyQueryVariables>;
export const LotteryDrawnDocument = {"__meta__":{"id":"feae9af029e59ec0e6b5b3ccbcf82d1e186cc5904b930758bd4f65d07e619c7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LotteryDrawn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryDrawn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryDrawnSubscription, LotteryDrawnSubscriptionVariables>;
export function useLotteryMenusQuery(options: useQuery.Options<LotteryMenusQuery, LotteryMenusQueryVariables> = {}) {
  return useQuery<LotteryMenusQuery, LotteryMenusQueryVariables>(LotteryMenusDocument, options)
}

export function useRecentLotteriesQuery(options: useQuery.Options<RecentLotteriesQuery, RecentLotteriesQueryVariables> = {}) {
  return useQuery<RecentLotteriesQuery, RecentLotteriesQueryVariables>(RecentLotteriesDocument, options)
}

export function useLotteryQuery(options: useQuery.Options<LotteryQuery, LotteryQueryVariables> & ({ variables: LotteryQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<LotteryQuery, LotteryQueryVariables>(LotteryDocument, options)
}

export function useUpcomingDrawsQuery(options: useQuery.Options<UpcomingDrawsQuery, UpcomingDrawsQueryVariables> & ({ variables: UpcomingDrawsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<UpcomingDrawsQuery, UpcomingDrawsQueryVariables>(UpcomingDrawsDocument, options)
}

export function useLotteryResultsQuery(options: useQuery.Options<LotteryResultsQuery, LotteryResultsQueryVariables> & ({ variables: LotteryResultsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<LotteryResultsQuery, LotteryResultsQueryVariables>(LotteryResultsDocument, options)
}

export function useLotteryDrawsQuery(options: useQuery.Options<LotteryDrawsQuery, LotteryDrawsQueryVariables> & ({ variables: LotteryDrawsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<LotteryDrawsQuery, LotteryDrawsQueryVariables>(LotteryDrawsDocument, options)
}

export function useDrawToVerifyQuery(options: useQuery.Options<DrawToVerifyQuery, DrawToVerifyQueryVariables> & ({ variables: DrawToVerifyQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<DrawToVerifyQuery, DrawToVerifyQueryVariables>(DrawToVerifyDocument, options)
}

export function useLotteryDrawnSubscription(options: useSubscription.Options<LotteryDrawnSubscription, LotteryDrawnSubscriptionVariables> & ({ variables: LotteryDrawnSubscriptionVariables; skip?: boolean } | { skip: boolean })) {
  return useSubscription<LotteryDrawnSubscription, LotteryDrawnSubscriptionVariables>(LotteryDrawnDocument, options)
}