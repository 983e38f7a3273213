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
  /** Own lottery, e-prize mode. */
  | 'ELOTT'
  /** Sports books on matches of computer games. */
  | 'ESPORTS'
  /** Fishing games: each shot costs, and what is hit pays. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lotteries, played on pages of the portal by bets on draws. */
  | 'LOTT'
  /** Cards against other players. */
  | 'PVP'
  /** Slots, and what else draws its outcome by chance: scratch cards, video poker, table games. */
  | 'RNG'
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
  | 'ELOTT'
  /** Fast lotteries of the house and Vietnam. */
  | 'LOTT'
  /** Thai and Lao lotteries. */
  | 'SEA'
  /** Those that the house draws itself. */
  | 'ZY';

export type LotteryGamePartsFragment = { gameCode: string, nodeId: string, name: string, family: string, vassalage: string, gameType: Types.GameType, icon: string, periodSeconds: number | null, availability: Types.Availability, currentDraw: { number: string, closesAt: string, drawsAt: string } | null, lastDraw: { number: string, drawsAt: string, result: Array<Array<string>> | null } | null };

export type DrawPartsFragment = { number: string, state: Types.DrawState, opensAt: string, closesAt: string, drawsAt: string, result: Array<Array<string>> | null, commitment: string | null, seed: string | null };

export type LotteryMenusQueryVariables = Exact<{
  prizeMode?: Types.PrizeMode | null | undefined;
}>;


export type LotteryMenusQuery = { lotteryMenus: Array<{ accountTypeName: string, vassalage: string, games: Array<LotteryGamePartsFragment> }> | null };

export type RecentLotteriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentLotteriesQuery = { recentLotteries: Array<LotteryGamePartsFragment> | null };

export type LotteryQueryVariables = Exact<{
  gameCode: string;
}>;


export type LotteryQuery = { lottery: { gameCode: string, nodeId: string, name: string, family: string, vassalage: string, gameType: Types.GameType, icon: string, periodSeconds: number | null, availability: Types.Availability, now: string, currentDraw: DrawPartsFragment | null, lastDraw: DrawPartsFragment | null, rules: { version: number, withheld: Array<string>, lowestSeries: number, highestSeries: number, smallestUnit: string, memberStakeLimit: string, odds: Array<{ playType: string, prize: string, odds: number }> } } | null };

export type UpcomingDrawsQueryVariables = Exact<{
  gameCode: string;
}>;


export type UpcomingDrawsQuery = { lottery: { gameCode: string, upcomingDraws: Array<{ number: string, closesAt: string, drawsAt: string }> } | null };

export type LotteryResultsQueryVariables = Exact<{
  gameCode: string;
  limit?: number | null | undefined;
}>;


export type LotteryResultsQuery = { lotteryResults: Array<DrawPartsFragment> | null };

export type LotteryDrawsQueryVariables = Exact<{
  gameCode: string;
  page?: Types.PageInput | null | undefined;
}>;


export type LotteryDrawsQuery = { lotteryDraws: { items: Array<DrawPartsFragment>, pageInfo: { page: number, totalPages: number } } | null };

export type DrawToVerifyQueryVariables = Exact<{
  gameCode: string;
  number: string;
}>;


export type DrawToVerifyQuery = { lottery: { gameCode: string, name: string, family: string } | null, lotteryDraw: DrawPartsFragment | null };

export type LotteryDrawnSubscriptionVariables = Exact<{
  gameCode: string;
}>;


export type LotteryDrawnSubscription = { lotteryDrawn: DrawPartsFragment | null };

export const LotteryGamePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryGameParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<LotteryGamePartsFragment, unknown>;
export const DrawPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<DrawPartsFragment, unknown>;
export const LotteryMenusDocument = {"__meta__":{"id":"cf6249e23f3158fc4c5acf323da3dbce93c4f5d179f5106457e25d1e41450de3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryMenus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"prizeMode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PrizeMode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryMenus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"prizeMode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"prizeMode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountTypeName"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"games"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryGameParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryGameParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<LotteryMenusQuery, LotteryMenusQueryVariables>;
export const RecentLotteriesDocument = {"__meta__":{"id":"f6d7cfed73d0a59afc41c5e2cfe00a177e49c2fa1f788868bcbfe1fd8138bff7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentLotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentLotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryGameParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryGameParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}}]}}]}}]} as unknown as DocumentNode<RecentLotteriesQuery, RecentLotteriesQueryVariables>;
export const LotteryDocument = {"__meta__":{"id":"c796e99cbd025950fb0c94958d550aad13fa534eaa91d58278d888ba55450513"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lottery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"lowestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"smallestUnit"}},{"kind":"Field","name":{"kind":"Name","value":"memberStakeLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"now"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryQuery, LotteryQueryVariables>;
export const UpcomingDrawsDocument = {"__meta__":{"id":"5f0cf9bc81f53caab830c2d368f00a365afa5c4d6bf2a76e3bf51c172d56b219"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UpcomingDraws"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingDraws"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}}]}}]} as unknown as DocumentNode<UpcomingDrawsQuery, UpcomingDrawsQueryVariables>;
export const LotteryResultsDocument = {"__meta__":{"id":"f3de256763d8be66943c1be02484e9047ef226eb837ce2fd45568a576b7701fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryResults"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryResultsQuery, LotteryResultsQueryVariables>;
export const LotteryDrawsDocument = {"__meta__":{"id":"15c40c1c2a6a148c4524f2c377eeb57afa7a89db8d24cb67e66b8affc4f5edd4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryDraws"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryDraws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryDrawsQuery, LotteryDrawsQueryVariables>;
export const DrawToVerifyDocument = {"__meta__":{"id":"03c8cdc8f4ed6c582832bf2e105aa4289bf6db072c0152e3c664a8abfadf12f6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DrawToVerify"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lotteryDraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<DrawToVerifyQuery, DrawToVerifyQueryVariables>;
export const LotteryDrawnDocument = {"__meta__":{"id":"1d86bc1a20606a0c7767dc3155e3b896cf2e772a75ce91cd914504dd616796c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LotteryDrawn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryDrawn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryDrawnSubscription, LotteryDrawnSubscriptionVariables>;
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