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

export type BetPartsFragment = { id: string, round: string, gameId: string, gameName: string, vendorCode: string, vendorName: string, gameType: Types.GameType, state: Types.BetState, stake: string, validBet: string, payout: string, profit: string, currency: string, balanceBefore: string | null, balanceAfter: string | null, placedAt: string, settledAt: string | null };

export type BetDetailPartsFragment = { outcome: Record<string, unknown> | null, recallUrl: string | null, bet: BetPartsFragment, transactions: Array<{ id: string, kind: Types.BetTransactionKind, amount: string, balanceAfter: string, at: string }> };

export const BetPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<BetPartsFragment, unknown>;
export const BetDetailPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BetDetailParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BetDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BetParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"transactions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"recallUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BetParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"round"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"vendorName"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balanceBefore"}},{"kind":"Field","name":{"kind":"Name","value":"balanceAfter"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}}]}}]} as unknown as DocumentNode<BetDetailPartsFragment, unknown>;