/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** A span in which something is under maintenance. */
export type MaintenanceWindowInput = {
  /** From this moment. */
  from: string;
  /** Before this moment. */
  until: string;
};

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
  /** Only games of this sub-type, such as `JP`. */
  gameClassify?: string | null | undefined;
  /** Only games of this category. */
  gameType?: GameType | null | undefined;
  /** Only games with these ids. */
  ids?: Array<string | number> | null | undefined;
  /** Part of the name; accents do not matter. */
  search?: string | null | undefined;
  /** A tag it wears. */
  tag?: string | null | undefined;
  /** Code of the vendor. */
  vendorCode?: string | null | undefined;
};

/** In which order games come. */
export type OperatorGameOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorGameOrderField;
};

/** By what games can be ordered. */
export type OperatorGameOrderField =
  /** Name of the game. */
  | 'GAME_NAME'
  /** Category that it stands in. */
  | 'GAME_TYPE'
  /** When it came into the lobby. */
  | 'LISTED_AT'
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

/** Input of updateOperatorGames. What is left out stays; a window of null goes. */
export type UpdateOperatorGamesInput = {
  /** Tags to put on: small letters, digits and dashes. */
  addTags?: Array<string> | null | undefined;
  /** What the brand says of them. */
  availability?: OfferAvailability | null | undefined;
  /** Ids, 100 at most. */
  ids: Array<string | number>;
  /** Announced maintenance. */
  maintenance?: MaintenanceWindowInput | null | undefined;
  /** Place among the recommended, the lowest first. */
  position?: number | null | undefined;
  /** Why the games are changed, for the audit log; at most 300 characters. */
  reason?: string | null | undefined;
  /** Tags to take off. */
  removeTags?: Array<string> | null | undefined;
};

export type ConsoleGamesQueryVariables = Exact<{
  filter?: Types.OperatorGameFilter | null | undefined;
  order?: Types.OperatorGameOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleGamesQuery = { page: { items: Array<ConsoleGameFragment>, pageInfo: { totalItems: number } } };

export type ConsoleGameQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleGameQuery = { record: ConsoleGameFragment | null };

export type ConsoleGameTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleGameTagsQuery = { gameTags: Array<string> };

export type ConsoleGameFragment = { id: string, vendorCode: string, vendorName: string, vendorGameCode: string, gameType: Types.GameType, gameClassify: string | null, gameName: string, pictureUrl: string, hasDemo: boolean, listedAt: string, availability: Types.OfferAvailability, effective: Types.OfferAvailability, position: number, tags: Array<string>, plays: number, maintenance: { from: string, until: string } | null };

export type UpdateGamesMutationVariables = Exact<{
  input: Types.UpdateOperatorGamesInput;
}>;


export type UpdateGamesMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export const ConsoleGameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorGameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}}]} as unknown as DocumentNode<ConsoleGameFragment, unknown>;
export const ConsoleGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGameFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGameOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleGame"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorGameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}}]} as unknown as DocumentNode<ConsoleGamesQuery, ConsoleGamesQueryVariables>;
export const ConsoleGameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleGame"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorGameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"gameClassify"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}}]} as unknown as DocumentNode<ConsoleGameQuery, ConsoleGameQueryVariables>;
export const ConsoleGameTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGameTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTags"}}]}}]} as unknown as DocumentNode<ConsoleGameTagsQuery, ConsoleGameTagsQueryVariables>;
export const UpdateGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOperatorGamesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateOperatorGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateGamesMutation, UpdateGamesMutationVariables>;