/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { GameTileFragment } from '../../kits/games/games.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a click on a banner does. */
export type LinkageType =
  /** Opens another site. */
  | 'EXTERNAL'
  /** Starts a game. */
  | 'GAME'
  /** A click does nothing; the banner has no target. */
  | 'NONE'
  /** Opens a page of the portal. */
  | 'PAGE';

/** How a match ends. */
export type MatchPick =
  /** The away side wins. */
  | 'AWAY'
  /** Nobody wins. */
  | 'DRAW'
  /** The home side wins. */
  | 'HOME';

export type LobbyQueryVariables = Exact<{ [key: string]: never; }>;


export type LobbyQuery = { banners: Array<{ id: string, title: string, imageUrl: string, url: string | null, linkageType: Types.LinkageType }> | null, notices: { items: Array<{ id: string, title: string }> } | null, winners: Array<{ customerName: string, winAmount: string, currencySymbol: string, wonAt: string, game: GameTileFragment }> | null, hotGames: Array<GameTileFragment> | null };

export type MaxWinGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type MaxWinGamesQuery = { maxWinGames: Array<GameTileFragment> | null };

export type JackpotsQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotsQuery = { jackpots: Array<{ id: string, name: string, amount: string, currencySymbol: string, game: GameTileFragment }> | null };

export type MatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchesQuery = { matches: Array<{ id: string, sport: string, league: string, home: string, away: string, startsAt: string, isLive: boolean, clock: string, homeScore: number, awayScore: number, odds: Array<{ pick: Types.MatchPick, odds: number }>, game: GameTileFragment }> | null };


export const LobbyDocument = {"__meta__":{"id":"9520576edc981f0f5377808caec6c2bc623a8dd504ea7261f8f74d9a3a7f84f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lobby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"EnumValue","value":"w_home"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"linkageType"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"B"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"9"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"winners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"winAmount"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"wonAt"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<LobbyQuery, LobbyQueryVariables>;
export const MaxWinGamesDocument = {"__meta__":{"id":"02df628d4031082ef181b66c57279486839b106ea0055990cc7fe440f5fa9876"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaxWinGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxWinGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<MaxWinGamesQuery, MaxWinGamesQueryVariables>;
export const JackpotsDocument = {"__meta__":{"id":"acb68b82f9a1d33d461a86ccd0fe7e6d54fc145fdee93b4cd5acd4932c484d86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Jackpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jackpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<JackpotsQuery, JackpotsQueryVariables>;
export const MatchesDocument = {"__meta__":{"id":"49d9d6f8b915f2da59f946b8daab0b3f782e595e7de5bbb700fef34835f5607b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<MatchesQuery, MatchesQueryVariables>;
export function useLobbyQuery(options: useQuery.Options<LobbyQuery, LobbyQueryVariables> = {}) {
  return useQuery<LobbyQuery, LobbyQueryVariables>(LobbyDocument, options)
}

export function useMaxWinGamesQuery(options: useQuery.Options<MaxWinGamesQuery, MaxWinGamesQueryVariables> = {}) {
  return useQuery<MaxWinGamesQuery, MaxWinGamesQueryVariables>(MaxWinGamesDocument, options)
}

export function useJackpotsQuery(options: useQuery.Options<JackpotsQuery, JackpotsQueryVariables> = {}) {
  return useQuery<JackpotsQuery, JackpotsQueryVariables>(JackpotsDocument, options)
}

export function useMatchesQuery(options: useQuery.Options<MatchesQuery, MatchesQueryVariables> = {}) {
  return useQuery<MatchesQuery, MatchesQueryVariables>(MatchesDocument, options)
}