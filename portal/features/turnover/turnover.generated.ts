/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_TurnoverUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Its outcome is known and what it won is paid; the vendor may still put it right, or take it back, as a draw made void does (VOID). */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

/** Why a bet did nothing for a bucket. */
export type BucketBetReason =
  /** The terms leave its category out. */
  | 'CATEGORY'
  /** An older bucket took it, or nothing was missing any more. */
  | 'ELSEWHERE'
  /** Its stake is above the greatest allowed. */
  | 'GREATEST_BET'
  /** Its odds are lower than the terms ask. */
  | 'LEAST_ODDS'
  /** Nothing of it is a valid bet: free, or neither won nor lost. */
  | 'NO_VALID_BET'
  /** It is not settled. */
  | 'OPEN'
  /** It was taken back. */
  | 'VOID';

/** Input of cancelBonus. */
export type CancelBonusInput = {
  /** What the member was shown and agrees to lose. */
  forfeited: string;
  /** Bucket of the bonus. */
  id: string | number;
};

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

/** What a bet above the greatest allowed leads to. */
export type TurnoverBreach =
  /** The bonus is lost. */
  | 'FORFEIT'
  /** It counts nothing. */
  | 'UNCOUNTED';

/** All that may stand in the way of a change in `turnover`. */
export type TurnoverErrorCode =
  /** You have no wallet in this currency yet. */
  | 'ACCOUNT_UNKNOWN'
  /** This transaction has already been taken back. */
  | 'ALREADY_REVERSED'
  /** The amount must be more than 0. */
  | 'AMOUNT_NOT_POSITIVE'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** This request was sent before with other content. */
  | 'DUPLICATE_MISMATCH'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
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
  /** The amount is more than what is held. */
  | 'PENDING_EXCEEDED'
  /** The held amount has already been settled. */
  | 'PENDING_RESOLVED'
  /** The held amount was not found. */
  | 'PENDING_UNKNOWN'
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
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** This transaction was cancelled before it arrived. */
  | 'TRANSFER_CANCELLED'
  /** Please choose a member: stakes and wins are listed by member only. */
  | 'TRANSFER_MEMBER_NEEDED'
  /** This transaction cannot be taken back. */
  | 'TRANSFER_NOT_REVERSIBLE'
  /** The transaction was not found. */
  | 'TRANSFER_UNKNOWN'
  /** You are playing for fun. Please use a real account for this. */
  | 'TRUE_ACCOUNT_NEEDED'
  /** Something else is working on the same data right now. Please try again in a moment. */
  | 'TRY_AGAIN'
  /** Some of your bets are not settled yet. Wait for their results, then cancel the bonus. */
  | 'TURNOVER_BETS_OPEN'
  /** The amounts have changed. Look at them again, then confirm. */
  | 'TURNOVER_CHANGED'
  /** Some of your money is with a vendor. Bring it back to the main wallet, then cancel the bonus. */
  | 'TURNOVER_MONEY_AWAY'
  /** Only a running bonus can be cancelled. */
  | 'TURNOVER_NOT_CANCELLABLE'
  /** This turnover requirement was not found. */
  | 'TURNOVER_NOT_FOUND'
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
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** A reward that has to be played. */
export type TurnoverReward =
  /** A red envelope. */
  | 'ENVELOPE'
  /** A place of a leaderboard. */
  | 'LEADERBOARD'
  /** What a mission gave when its goal was reached. */
  | 'MISSION'
  /** Points that were exchanged. */
  | 'POINTS'
  /** What a promotion gave, of which `documentId` names the claim. */
  | 'PROMOTION'
  /** A prize of a raffle. */
  | 'RAFFLE'
  /** A friend who was brought. */
  | 'REFERRAL'
  /** Signing in day by day. */
  | 'SIGN_IN'
  /** A bonus of a VIP level. */
  | 'VIP';

/** What a bucket comes from. */
export type TurnoverSource =
  /** Money that the house gave; `reward` says for what. */
  | 'BONUS'
  /** Money that the member paid in. */
  | 'DEPOSIT'
  /** Money given back on what was played. */
  | 'REBATE';

/** State of a bucket. */
export type TurnoverState =
  /** Lost by a bet that its terms forbid. */
  | 'BREACHED'
  /** Cancelled, by the member or by an operator. */
  | 'CANCELLED'
  /** Played in full; it is open again when a bet that counted is taken back. */
  | 'DONE'
  /** Not played in time. */
  | 'EXPIRED'
  /** Still to be played. */
  | 'OPEN';

export type TurnoverQueryVariables = Exact<{ [key: string]: never; }>;


export type TurnoverQuery = { turnover: { required: string, done: string, missing: string, buckets: Array<{ id: string, source: Types.TurnoverSource, reward: Types.TurnoverReward | null, documentId: string, required: string, done: string, missing: string, state: Types.TurnoverState, openedAt: string, expiresAt: string | null, closedAt: string | null, bonus: string | null, greatestBet: string | null, leastOdds: number | null, breach: Types.TurnoverBreach, breachedAt: string | null, recalledAt: string | null, forfeitsWinnings: boolean, forfeited: string, mayCancel: boolean, weights: Array<{ gameType: Types.GameType, weight: number }> }> } };

export type BucketBetsQueryVariables = Exact<{
  id: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type BucketBetsQuery = { bucketBets: { items: Array<{ id: string, gameName: string, vendorName: string, gameType: Types.GameType, state: Types.BetState, stake: string, counted: string, reason: Types.BucketBetReason | null, placedAt: string }>, pageInfo: { totalPages: number, totalItems: number } } };

export type BonusCancellationQueryVariables = Exact<{
  id: string | number;
}>;


export type BonusCancellationQuery = { bonusCancellation: { bonus: string, winnings: string, forfeited: string } | null };

export type CancelBonusMutationVariables = Exact<{
  input: Types.CancelBonusInput;
}>;


export type CancelBonusMutation = { cancelBonus: { cancellation: { forfeited: string } | null, userErrors: Array<(
      { code: Types.TurnoverErrorCode }
      & UserErrorParts_TurnoverUserError_Fragment
    )> } };


export const TurnoverDocument = {"__meta__":{"id":"16c2537701b2f6a952a3de38d2e4cdc9cc0c4b1f069e25c57e36cca438f78aca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"buckets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"reward"}},{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"missing"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"greatestBet"}},{"kind":"Field","name":{"kind":"Name","value":"leastOdds"}},{"kind":"Field","name":{"kind":"Name","value":"breach"}},{"kind":"Field","name":{"kind":"Name","value":"breachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"recalledAt"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TurnoverQuery, TurnoverQueryVariables>;
export const BucketBetsDocument = {"__meta__":{"id":"c64cac4097c7895b694db765e1af849a559acd8e6b358f57d5fe7c1f1fe50f16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BucketBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bucketBets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<BucketBetsQuery, BucketBetsQueryVariables>;
export const BonusCancellationDocument = {"__meta__":{"id":"66ca606e8a6ea1407ef6f05f5ce6c320d11720627317d196cdd1be1fb8e0698e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BonusCancellation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonusCancellation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"}},{"kind":"Field","name":{"kind":"Name","value":"winnings"}},{"kind":"Field","name":{"kind":"Name","value":"forfeited"}}]}}]}}]} as unknown as DocumentNode<BonusCancellationQuery, BonusCancellationQueryVariables>;
export const CancelBonusDocument = {"__meta__":{"id":"7b142df98003fcc8fb88f9979c901857a75982525ea5d60d21cb790537ef373a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBonus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelBonusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBonus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancellation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forfeited"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelBonusMutation, CancelBonusMutationVariables>;
export function useTurnoverQuery(options: useQuery.Options<TurnoverQuery, TurnoverQueryVariables> = {}) {
  return useQuery<TurnoverQuery, TurnoverQueryVariables>(TurnoverDocument, options)
}

export function useBucketBetsQuery(options: useQuery.Options<BucketBetsQuery, BucketBetsQueryVariables> & ({ variables: BucketBetsQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<BucketBetsQuery, BucketBetsQueryVariables>(BucketBetsDocument, options)
}

export function useBonusCancellationQuery(options: useQuery.Options<BonusCancellationQuery, BonusCancellationQueryVariables> & ({ variables: BonusCancellationQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<BonusCancellationQuery, BonusCancellationQueryVariables>(BonusCancellationDocument, options)
}

export function useCancelBonusMutation(options?: useMutation.Options<CancelBonusMutation, CancelBonusMutationVariables>) {
  return useMutation<CancelBonusMutation, CancelBonusMutationVariables>(CancelBonusDocument, options)
}