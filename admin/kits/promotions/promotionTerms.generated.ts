/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** Who gives it. */
export type PromotionApproval =
  /** Nobody looks at it. */
  | 'AUTOMATIC'
  /** An operator decides. */
  | 'OPERATOR';

/** A contact that a member may tell. */
export type PromotionContact =
  /** E-mail of the account. */
  | 'EMAIL'
  /** Account at Facebook, as told in the profile. */
  | 'FACEBOOK'
  /** Account at LINE, as told in the profile. */
  | 'LINE'
  /** Mobile number of the account. */
  | 'MOBILE'
  /** Account at Telegram, as told in the profile. */
  | 'TELEGRAM'
  /** Account at WeChat, as told in the profile. */
  | 'WECHAT'
  /** Account at WhatsApp, as told in the profile. */
  | 'WHATSAPP'
  /** Account at Zalo, as told in the profile. */
  | 'ZALO';

/** Over what a loss is added up, by the calendar of the brand. */
export type PromotionLossPeriod =
  /** One day, from midnight to midnight. */
  | 'DAY'
  /** A week from Monday on. */
  | 'WEEK';

/** What is given. */
export type PromotionRewardKind =
  /** An amount. */
  | 'FIXED'
  /** A share of the deposit, or of the loss, up to a cap. */
  | 'PERCENT'
  /** Points, as the mall takes them. */
  | 'POINTS'
  /** More of what is played comes back for some days. */
  | 'REBATE_RISE'
  /** Tickets of a raffle. */
  | 'TICKETS';

/** What starts a promotion for a member. */
export type PromotionTrigger =
  /** An application. */
  | 'APPLY'
  /** The birthday, each year. */
  | 'BIRTHDAY'
  /** A code that the member redeems by `redeemPromotionCode`. */
  | 'CODE'
  /** A contact that the member has told, once. */
  | 'CONTACT'
  /** Each day of the brand anew. */
  | 'DAY'
  /** A deposit after joining. */
  | 'DEPOSIT'
  /** The first deposit, after joining. */
  | 'FIRST_DEPOSIT'
  /** What was lost in the day or week before. */
  | 'LOSS'
  /** Having an account. */
  | 'REGISTRATION';

/** What a bet above the greatest allowed leads to. */
export type TurnoverBreach =
  /** The bonus is lost. */
  | 'FORFEIT'
  /** It counts nothing. */
  | 'UNCOUNTED';

export type ConsolePromotionTermsFragment = { trigger: Types.PromotionTrigger, approval: Types.PromotionApproval, leastDeposit: string | null, times: number, contact: Types.PromotionContact | null, holdsSuspicious: boolean | null, reward: { kind: Types.PromotionRewardKind, amount: string | null, percent: number | null, cap: string | null, points: number | null, raffleId: string | null, tickets: number | null, days: number | null }, loss: { period: Types.PromotionLossPeriod, least: string } | null, audience: { newMembersDays: number | null, leastLevel: number | null, greatestLevel: number | null, inactiveDays: number | null, line: Array<string>, tags: Array<string>, leastDeposits: { amount: string, days: number } | null }, turnover: { multiplier: number, countsDeposit: boolean, greatestBet: string | null, leastOdds: number | null, breach: Types.TurnoverBreach, forfeitsWinnings: boolean, days: number | null, weights: Array<{ gameType: Types.GameType, percent: number }> } };

export const ConsolePromotionTermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsolePromotionTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorPromotionTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"raffleId"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"loss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"least"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"countsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"greatestBet"}},{"kind":"Field","name":{"kind":"Name","value":"leastOdds"}},{"kind":"Field","name":{"kind":"Name","value":"breach"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holdsSuspicious"}}]}}]} as unknown as DocumentNode<ConsolePromotionTermsFragment, unknown>;