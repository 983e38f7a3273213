/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { GameTileFragment } from '../../kits/games/games.generated.ts';
import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a click on a banner does. */
export type BannerLinkType =
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


export type LobbyQuery = { banners: Array<{ id: string, title: string, imageUrl: string, url: string | null, linkType: Types.BannerLinkType }> | null, notices: { items: Array<{ id: string, title: string }> } | null, winners: Array<{ playerName: string, amount: string, currencySymbol: string, wonAt: string, game: GameTileFragment }> | null, hotGames: Array<GameTileFragment> | null };

export type MaxWinGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type MaxWinGamesQuery = { maxWinGames: Array<GameTileFragment> | null };

export type JackpotsQueryVariables = Exact<{ [key: string]: never; }>;


export type JackpotsQuery = { jackpots: Array<{ id: string, name: string, amount: string, currencySymbol: string, game: GameTileFragment }> | null };

export type MatchesQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchesQuery = { matches: Array<{ id: string, sport: string, league: string, home: string, away: string, startsAt: string, isLive: boolean, clock: string, homeScore: number, awayScore: number, odds: Array<{ pick: Types.MatchPick, odds: number }>, game: GameTileFragment }> | null };


export const LobbyDocument = {"__meta__":{"id":"209df1fa0c7855f032a7b3d812dd7fb3118e0e1e584167848bd47c7fc9bf81b0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Lobby"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"group"},"value":{"kind":"EnumValue","value":"HOME"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"notices"},"name":{"kind":"Name","value":"announcements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"NOTICE"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"9"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"winners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerName"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"wonAt"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hotGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<LobbyQuery, LobbyQueryVariables>;
export const MaxWinGamesDocument = {"__meta__":{"id":"8b41b0386ff9e51a0ad112f597a510a3b462fea19d19b7d9b2bd81ef88410481"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MaxWinGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxWinGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<MaxWinGamesQuery, MaxWinGamesQueryVariables>;
export const JackpotsDocument = {"__meta__":{"id":"c35e6ebe3552ebe5de8f323baf6d3ec200732c0f3cfd53283320225fedffcd40"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Jackpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jackpots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<JackpotsQuery, JackpotsQueryVariables>;
export const MatchesDocument = {"__meta__":{"id":"781e77fdb1ea7cd2b3c31a291a0c64ff735fa3db4b9f60c17b6ebe9b659a9a7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"matches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"league"}},{"kind":"Field","name":{"kind":"Name","value":"home"}},{"kind":"Field","name":{"kind":"Name","value":"away"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isLive"}},{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pick"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<MatchesQuery, MatchesQueryVariables>;
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