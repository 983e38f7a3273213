/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_GameUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a game is played on. */
export type Device =
  /** Phone browser. */
  | 'MOBILE'
  /** Desktop browser. */
  | 'WEB';

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

/** Input of launchGame and launchDemo. */
export type LaunchGameInput = {
  /** Where the game's way back leads. */
  backUrl?: string | null | undefined;
  /** What it is played on, so that the vendor opens the form of the game that fits. */
  device: Device;
  /** Id of the game to open, as `Game.id` tells it. */
  gameId: string | number;
};

export type LaunchGameMutationVariables = Exact<{
  input: Types.LaunchGameInput;
}>;


export type LaunchGameMutation = { launchGame: { url: string | null, gameSessionId: string | null, keepsWallet: boolean | null, game: { id: string, vendorCode: string, name: string, vendorName: string, hasDemo: boolean } | null, userErrors: Array<(
      { code: Types.GameErrorCode }
      & UserErrorParts_GameUserError_Fragment
    )> } };

export type LaunchDemoMutationVariables = Exact<{
  input: Types.LaunchGameInput;
}>;


export type LaunchDemoMutation = { launchDemo: { url: string | null, game: { id: string, vendorCode: string, name: string, vendorName: string, hasDemo: boolean } | null, userErrors: Array<(
      { code: Types.GameErrorCode }
      & UserErrorParts_GameUserError_Fragment
    )> } };


export const LaunchGameDocument = {"__meta__":{"id":"d6df39c045967bf8562f255dee142acf8d6adca30e4602c64fe8e7304ef1f634"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchGame"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchGame"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"gameSessionId"}},{"kind":"Field","name":{"kind":"Name","value":"keepsWallet"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<LaunchGameMutation, LaunchGameMutationVariables>;
export const LaunchDemoDocument = {"__meta__":{"id":"cfb31158f6fc48bd97419398340afc2fa19382706e4a02d21fbd1396b1f8d123"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LaunchDemo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LaunchGameInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"launchDemo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"game"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"hasDemo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<LaunchDemoMutation, LaunchDemoMutationVariables>;
export function useLaunchGameMutation(options?: useMutation.Options<LaunchGameMutation, LaunchGameMutationVariables>) {
  return useMutation<LaunchGameMutation, LaunchGameMutationVariables>(LaunchGameDocument, options)
}

export function useLaunchDemoMutation(options?: useMutation.Options<LaunchDemoMutation, LaunchDemoMutationVariables>) {
  return useMutation<LaunchDemoMutation, LaunchDemoMutationVariables>(LaunchDemoDocument, options)
}