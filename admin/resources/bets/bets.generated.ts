/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** State of a bet. */
export type BetState =
  /** Not decided. */
  | 'OPEN'
  /** Its outcome is known and what it won is paid; the vendor may still put it right, or take it back, as a draw made void does (VOID). */
  | 'SETTLED'
  /** Taken back. */
  | 'VOID';

/** What a movement of a bet does. */
export type BetTransactionKind =
  /** Takes the stake. */
  | 'BET'
  /** Gives back what was taken, or takes back what was given. */
  | 'ROLLBACK'
  /** Pays what was won. */
  | 'WIN';

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

/** What became of an order of a vendor about a bet. */
export type VendorTransactionOutcome =
  /** It was done; its movement is in the ledger. */
  | 'SUCCESS'
  /** It was rolled back before it came. */
  | 'TRANSACTION_CANCELLED'
  /** The member had not that much. */
  | 'WALLET_INSUFFICIENT';

export type ConsolePlacedBetQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsolePlacedBetQuery = { bet: { sessionId: string, outcome: Record<string, unknown> | null, recallUrl: string | null, bet: ConsolePlacedBetFragment, vendorTransactions: Array<{ transactionId: string, kind: Types.BetTransactionKind, outcome: Types.VendorTransactionOutcome, amount: string, balanceAfter: string, transferId: string | null, at: string }> } | null };

export type ConsolePlacedBetFragment = { id: string, memberId: string, account: string, transactionId: string, source: string, round: string, gameId: string, gameName: string, vendorCode: string, vendorName: string, gameType: Types.GameType, state: Types.BetState, stake: string, validBet: string, payout: string, profit: string, currency: string, balanceBefore: string | null, balanceAfter: string | null, placedAt: string, settledAt: string | null };

export const ConsolePlacedBetFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePlacedBet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<ConsolePlacedBetFragment, unknown>;
export const ConsolePlacedBetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsolePlacedBet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"bet"},"name":{"kind":"Name","value":"operatorBet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsolePlacedBet"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"vendorTransactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"transferId"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"recallUrl"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePlacedBet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorBet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"transactionId"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<ConsolePlacedBetQuery, ConsolePlacedBetQueryVariables>;