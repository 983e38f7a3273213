/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { UserErrorPartsFragment } from '../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** It can be started now. */
  | 'OPEN';

/** Which games. */
export type GameFilter = {
  /** Only games of this sub-type, such as `SC` or `VP`; of all where it is null. */
  gameClassify?: string | null | undefined;
  /** Only games of this category; of all categories where it is null. */
  gameType?: GameType | null | undefined;
  /** Part of the name; accents do not matter. */
  search?: string | null | undefined;
  /** Vendor code. */
  vassalage?: string | null | undefined;
};

/** In which order games come. */
export type GameOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: GameOrderField;
};

/** By what games can be ordered. */
export type GameOrderField =
  /** Name in the language of the caller. */
  | 'GAME_NAME'
  /** When the game came into the lobby. */
  | 'LISTED_AT'
  /** How often it was played. */
  | 'PLAYS';

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

/** Input of setFavourite. */
export type SetFavouriteInput = {
  /** Add or remove. */
  favourite: boolean;
  /** Id of the game to mark or to mark no more, as `Game.nodeId` tells it. */
  nodeId: string | number;
};

export type GameTileFragment = { nodeId: string, gameType: Types.GameType, vassalage: string, gameCode: string | null, gameClassify: string | null, gameName: string, displayName: string, showIcon: string, availability: Types.Availability, hasDemo: boolean, isFavourite: boolean | null };

export type GamesQueryVariables = Exact<{
  filter: Types.GameFilter;
  order?: Types.GameOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type GamesQuery = { games: { items: Array<GameTileFragment>, pageInfo: { page: number, pageSize: number, totalPages: number, totalItems: number } } | null };

export type FavouriteGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteGamesQuery = { favouriteGames: Array<GameTileFragment> | null };

export type RecentGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentGamesQuery = { recentGames: Array<GameTileFragment> | null };

export type SetFavouriteMutationVariables = Exact<{
  input: Types.SetFavouriteInput;
}>;


export type SetFavouriteMutation = { setFavourite: { game: { nodeId: string, isFavourite: boolean | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export const GameTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<GameTileFragment, unknown>;
export const GamesDocument = {"__meta__":{"id":"51d9792000854b9563871033aaf0110c13e8dd4f661b2868e67172587d82d1c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Games"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GameOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<GamesQuery, GamesQueryVariables>;
export const FavouriteGamesDocument = {"__meta__":{"id":"754a1cd64615806e7f451b0b94f8bc0defb2e3aa62242fa2ba4e662c2f77a160"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouriteGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<FavouriteGamesQuery, FavouriteGamesQueryVariables>;
export const RecentGamesDocument = {"__meta__":{"id":"eb1a2d779d5c107907b17cf13eb6d2e829f326777b09be1551b814bb91418d1c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vassalage"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"showIcon"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}}]} as unknown as DocumentNode<RecentGamesQuery, RecentGamesQueryVariables>;
export const SetFavouriteDocument = {"__meta__":{"id":"bf2357c324eafeefc0cafe10df5435ff9eceef053dc8e620a24b80e01979b609"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFavouriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetFavouriteMutation, SetFavouriteMutationVariables>;
export function useGamesQuery(options: useQuery.Options<GamesQuery, GamesQueryVariables> & ({ variables: GamesQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<GamesQuery, GamesQueryVariables>(GamesDocument, options)
}

export function useFavouriteGamesQuery(options: useQuery.Options<FavouriteGamesQuery, FavouriteGamesQueryVariables> = {}) {
  return useQuery<FavouriteGamesQuery, FavouriteGamesQueryVariables>(FavouriteGamesDocument, options)
}

export function useRecentGamesQuery(options: useQuery.Options<RecentGamesQuery, RecentGamesQueryVariables> = {}) {
  return useQuery<RecentGamesQuery, RecentGamesQueryVariables>(RecentGamesDocument, options)
}

export function useSetFavouriteMutation(options?: useMutation.Options<SetFavouriteMutation, SetFavouriteMutationVariables>) {
  return useMutation<SetFavouriteMutation, SetFavouriteMutationVariables>(SetFavouriteDocument, options)
}