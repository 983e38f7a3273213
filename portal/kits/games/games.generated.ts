/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_GameUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** It can be started now. */
  | 'OPEN';

/** All that may stand in the way of a change in `games`. */
export type GameErrorCode =
  /** The bet was not found. */
  | 'BET_NOT_FOUND'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** You are taking a break, so the chat is closed for you. */
  | 'CHAT_PAUSED'
  /** This chat room is not there. Choose another one. */
  | 'CHAT_ROOM_NOT_FOUND'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This game cannot be tried for fun. */
  | 'GAME_HAS_NO_DEMO'
  /** The game is under maintenance. Please choose another. */
  | 'GAME_MAINTENANCE'
  /** The game was not found. */
  | 'GAME_NOT_FOUND'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** A trial account plays for fun only. Register a real account to place bets. */
  | 'IN_NEED_TRUE_ACCOUNT'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** Your agent allows at most {{greatest}} {{currency}} in a bet on games of this kind. Stake less. */
  | 'LINE_STAKE_LIMIT'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** You are taking a break, so you cannot play, deposit or send money to others now. You can still withdraw. */
  | 'MEMBER_EXCLUDED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** You have played the {{limit}} minutes you allowed yourself. You can play again when the next period begins. */
  | 'SESSION_LIMIT_REACHED'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Please sign in first. */
  | 'UNAUTHENTICATED'
  /** A code that this schema does not know: go by the message. */
  | 'UNKNOWN'
  /** Please choose a picture. */
  | 'UPLOAD_MISSING'
  /** Only PNG or JPG pictures are accepted. */
  | 'UPLOAD_NOT_A_PICTURE'
  /** A picture may have 5 MB at most. */
  | 'UPLOAD_TOO_LARGE'
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE';

/** Which games. */
export type GameFilter = {
  /** Only games of this category; of all categories where it is null. */
  gameType?: GameType | null | undefined;
  /** Part of the name; accents do not matter. */
  search?: string | null | undefined;
  /** Only games of this sub-type; of all where it is null. */
  subType?: GameSubType | null | undefined;
  /** Code of the vendor, such as `JL`. */
  vendorCode?: string | null | undefined;
};

/** In which order games come. */
export type GameOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: GameOrderField;
};

/** By what games can be ordered. */
export type GameOrderField =
  /** When the game came into the lobby. */
  | 'LISTED_AT'
  /** Name in the language of the caller. */
  | 'NAME'
  /** How often it was played. */
  | 'PLAYS';

/** What kind of game it is within its category. */
export type GameSubType =
  /** Games of quick hands. */
  | 'ARCADE'
  /** Numbers on a card are drawn. */
  | 'BINGO'
  /** A pot that grows until somebody wins it. */
  | 'JACKPOT'
  /** Cards that are scratched open. */
  | 'SCRATCH_CARD'
  /** Games of a table: cards, dice, a wheel. */
  | 'TABLE_GAME'
  /** Poker against a machine. */
  | 'VIDEO_POKER';

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
  /** Id of the game to mark or to mark no more, as `Game.id` tells it. */
  gameId: string | number;
  /** Add or remove. */
  isFavourite: boolean;
};

export type GameTileFragment = { id: string, gameType: Types.GameType, vendorCode: string, lotteryCode: string | null, subType: Types.GameSubType | null, name: string, vendorName: string, pictureUrl: string, availability: Types.Availability, hasDemo: boolean };

export type GamesQueryVariables = Exact<{
  filter: Types.GameFilter;
  order?: Types.GameOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type GamesQuery = { games: { items: Array<GameTileFragment>, pageInfo: { page: number, pageSize: number, totalPages: number, totalItems: number } } | null };

export type FavouriteGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteGamesQuery = { favouriteGames: Array<GameTileFragment> | null };

export type FavouriteIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouriteIdsQuery = { favouriteGames: Array<{ id: string }> | null };

export type RecentGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type RecentGamesQuery = { recentGames: Array<GameTileFragment> | null };

export type SetFavouriteMutationVariables = Exact<{
  input: Types.SetFavouriteInput;
}>;


export type SetFavouriteMutation = { setFavourite: { game: { id: string, isFavourite: boolean | null } | null, userErrors: Array<(
      { code: Types.GameErrorCode }
      & UserErrorParts_GameUserError_Fragment
    )> } };

export const GameTileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<GameTileFragment, unknown>;
export const GamesDocument = {"__meta__":{"id":"f0464b6d135f1ec1434b32339d74c1ec2ac4b608772d40b05cb82080bc9519a4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Games"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GameFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GameOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"games"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"pageSize"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<GamesQuery, GamesQueryVariables>;
export const FavouriteGamesDocument = {"__meta__":{"id":"a3aa15d89c37e64e7d754e3f23cf4785f96b629b1eb23b021057b016e59a9590"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouriteGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<FavouriteGamesQuery, FavouriteGamesQueryVariables>;
export const FavouriteIdsDocument = {"__meta__":{"id":"0263873db6af6c6116955d523fb4aa602e040086b5b0193131863000f10c06d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavouriteIds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favouriteGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<FavouriteIdsQuery, FavouriteIdsQueryVariables>;
export const RecentGamesDocument = {"__meta__":{"id":"f273a7486039f5f90523ae3bd2984351f2d19d70af6dd688021d70af3d386aeb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentGames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GameTile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GameTile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Game"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}}]} as unknown as DocumentNode<RecentGamesQuery, RecentGamesQueryVariables>;
export const SetFavouriteDocument = {"__meta__":{"id":"3bd828eaba7c682ef1fa3ba348fcac1031931e84077a6c48cc30e81637d8764c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFavourite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetFavouriteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFavourite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavourite"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetFavouriteMutation, SetFavouriteMutationVariables>;
export function useGamesQuery(options: useQuery.Options<GamesQuery, GamesQueryVariables> & ({ variables: GamesQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<GamesQuery, GamesQueryVariables>(GamesDocument, options)
}

export function useFavouriteGamesQuery(options: useQuery.Options<FavouriteGamesQuery, FavouriteGamesQueryVariables> = {}) {
  return useQuery<FavouriteGamesQuery, FavouriteGamesQueryVariables>(FavouriteGamesDocument, options)
}

export function useFavouriteIdsQuery(options: useQuery.Options<FavouriteIdsQuery, FavouriteIdsQueryVariables> = {}) {
  return useQuery<FavouriteIdsQuery, FavouriteIdsQueryVariables>(FavouriteIdsDocument, options)
}

export function useRecentGamesQuery(options: useQuery.Options<RecentGamesQuery, RecentGamesQueryVariables> = {}) {
  return useQuery<RecentGamesQuery, RecentGamesQueryVariables>(RecentGamesDocument, options)
}

export function useSetFavouriteMutation(options?: useMutation.Options<SetFavouriteMutation, SetFavouriteMutationVariables>) {
  return useMutation<SetFavouriteMutation, SetFavouriteMutationVariables>(SetFavouriteDocument, options)
}