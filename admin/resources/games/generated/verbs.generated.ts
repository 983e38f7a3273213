/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleGameFragment } from '../games.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What a brand says of a vendor or a game. */
export type OfferAvailability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** Not shown. */
  | 'OFF'
  /** Can be started. */
  | 'OPEN';

/** Which games. */
export type OperatorGameFilter = {
  /** What the brand says of it. */
  availability?: OfferAvailability | null | undefined;
  /** Only games of this category. */
  gameType?: GameType | null | undefined;
  /** Only games with these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Part of the name; accents do not matter. */
  search?: string | null | undefined;
  /** Only games of this sub-type. */
  subType?: GameSubType | null | undefined;
  /** A tag it wears. */
  tag?: string | null | undefined;
  /** Code of the vendor. */
  vendorCode?: string | null | undefined;
};

/** In which order games come. */
export type OperatorGameOrder = {
  /** Which way they run. */
  direction?: OrderDirection | null | undefined;
  /** By what they are ordered. */
  field: OperatorGameOrderField;
};

/** By what games can be ordered. */
export type OperatorGameOrderField =
  /** Category that it stands in. */
  | 'GAME_TYPE'
  /** When it came into the lobby. */
  | 'LISTED_AT'
  /** Name of the game. */
  | 'NAME'
  /** How often it was played. */
  | 'PLAYS'
  /** Place in its category. */
  | 'POSITION'
  /** Code of its vendor. */
  | 'VENDOR_CODE';

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

export type ConsoleGamesListQueryVariables = Exact<{
  filter?: Types.OperatorGameFilter | null | undefined;
  order?: Types.OperatorGameOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleGamesListQuery = { page: { items: Array<ConsoleGameFragment>, pageInfo: { totalItems: number } } };

export type ConsoleGamesOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleGamesOneQuery = { record: ConsoleGameFragment | null };


export const ConsoleGamesListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGamesList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGameFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGameOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleGame"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorGameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}}]} as unknown as DocumentNode<ConsoleGamesListQuery, ConsoleGamesListQueryVariables>;
export const ConsoleGamesOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGamesOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleGame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorGameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}}]} as unknown as DocumentNode<ConsoleGamesOneQuery, ConsoleGamesOneQueryVariables>;