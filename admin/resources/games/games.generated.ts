/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_GameUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ConsoleGameTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleGameTagsQuery = { gameTags: Array<string> };

export type ConsoleGameFragment = { id: string, vendorCode: string, vendorName: string, vendorGameCode: string, gameType: Types.GameType, subType: Types.GameSubType | null, name: string, pictureUrl: string, hasDemo: boolean, listedAt: string, availability: Types.OfferAvailability, effective: Types.OfferAvailability, position: number, tags: Array<string>, plays: number, maintenance: { from: string, until: string } | null };

export type UpdateGamesMutationVariables = Exact<{
  input: Types.UpdateOperatorGamesInput;
}>;


export type UpdateGamesMutation = { payload: { userErrors: Array<(
      { code: Types.GameErrorCode }
      & ConsoleUserError_GameUserError_Fragment
    )> } };

export const ConsoleGameFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleGame"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorGame"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorGameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"subType"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"maintenance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effective"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"plays"}}]}}]} as unknown as DocumentNode<ConsoleGameFragment, unknown>;
export const ConsoleGameTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleGameTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameTags"}}]}}]} as unknown as DocumentNode<ConsoleGameTagsQuery, ConsoleGameTagsQueryVariables>;
export const UpdateGamesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateOperatorGamesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateOperatorGames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateGamesMutation, UpdateGamesMutationVariables>;