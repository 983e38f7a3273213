/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { UserErrorParts_PromotionUserError_Fragment } from '../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of claimPromotion. */
export type ClaimPromotionInput = {
  /** At most 140 characters. */
  comment?: string | null | undefined;
  /** Id of the promotion to take part in, as `Promotion.id` tells it; one that is given by a code is refused. */
  id: string | number;
  /** Files that the member uploaded, three at most. */
  images?: Array<string | number> | null | undefined;
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

/** Who gives it. */
export type PromotionApproval =
  /** Nobody looks at it. */
  | 'AUTOMATIC'
  /** An operator decides. */
  | 'OPERATOR';

/** What a promotion is listed under. */
export type PromotionCategory =
  /** For every day. */
  | 'DAILY'
  /** For deposits. */
  | 'DEPOSIT'
  /** For an occasion. */
  | 'EVENT'
  /** For new members. */
  | 'WELCOME';

/** State of a claim. */
export type PromotionClaimState =
  /** Waits for an operator. */
  | 'APPLYING'
  /** Fetched by the member. */
  | 'CLAIMED'
  /** The house gave it: after the deposit that it waited for, or by an operator. */
  | 'ISSUED'
  /** Waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESSING'
  /** Refused, by an operator (`reason`) or by the terms (`refusal`). Final. */
  | 'REJECTED';

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

/** All that may stand in the way of a change in `promotions`. */
export type PromotionErrorCode =
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
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
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
  /** An agent or a tag of the audience does not exist. Check what you entered. */
  | 'PROMOTION_AUDIENCE_UNKNOWN'
  /** A bet of that period still waits for its result. Claim again when all are settled. */
  | 'PROMOTION_BETS_OPEN'
  /** The budget of this promotion is used up. */
  | 'PROMOTION_BUDGET_SPENT'
  /** This claim is decided already, or somebody else has it. */
  | 'PROMOTION_CLAIM_DECIDED'
  /** This claim was not found. */
  | 'PROMOTION_CLAIM_NOT_FOUND'
  /** This promotion has not begun, is paused or is over. */
  | 'PROMOTION_CLOSED'
  /** There is no such batch of codes. */
  | 'PROMOTION_CODE_BATCH_NOT_FOUND'
  /** You have used this code already. */
  | 'PROMOTION_CODE_HAD'
  /** Too many codes that did not work. Try again in half an hour. */
  | 'PROMOTION_CODE_LOCKED'
  /** This word is a code of another batch. Choose another one. */
  | 'PROMOTION_CODE_TAKEN'
  /** This code does not work. It may be mistyped, used up, expired or meant for somebody else. */
  | 'PROMOTION_CODE_WRONG'
  /** The last estimate of this brand is still running. Wait for it to end. */
  | 'PROMOTION_ESTIMATE_RUNNING'
  /** There is too much to go through at once. Narrow the audience and try again. */
  | 'PROMOTION_ESTIMATE_TOO_LONG'
  /** You have joined or had this promotion already. */
  | 'PROMOTION_HAD'
  /** A picture you sent was not found. Please upload it again. */
  | 'PROMOTION_IMAGE_UNKNOWN'
  /** This promotion is given by a code. Enter yours on the promotions page. */
  | 'PROMOTION_NEEDS_CODE'
  /** By its terms the reward comes to nothing. */
  | 'PROMOTION_NOTHING_TO_GIVE'
  /** This promotion is not for your account. See its terms. */
  | 'PROMOTION_NOT_FOR_YOU'
  /** This promotion was not found. */
  | 'PROMOTION_NOT_FOUND'
  /** There is no such raffle, or it is over. Choose another. */
  | 'PROMOTION_RAFFLE_UNKNOWN'
  /** These terms do not go together. Look at the field that is marked. */
  | 'PROMOTION_TERMS_DISAGREE'
  /** A bonus that has to be played must take its winnings along. Otherwise a member bets it once, cancels after a win and keeps the win. */
  | 'PROMOTION_WINNINGS_STAY'
  /** Each language of the brand needs its words, once. */
  | 'PROMOTION_WORDS_MISSING'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** Rewards are for open accounts. Trial accounts and players who take a break or are excluded get none. */
  | 'REWARDS_NOT_FOR_YOU'
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

/** Over what a loss is added up, by the calendar of the brand. */
export type PromotionLossPeriod =
  /** One day, from midnight to midnight. */
  | 'DAY'
  /** A week from Monday on. */
  | 'WEEK';

/** What somebody lacks for a promotion that is open to others. */
export type PromotionObstacle =
  /** The birthday is on another day. */
  | 'BIRTHDAY_LATER'
  /** The profile knows no birthday. */
  | 'BIRTHDAY_MISSING'
  /** The birthday was told too late for this year. */
  | 'BIRTHDAY_TOO_NEW'
  /** The contact is not told yet. */
  | 'CONTACT_MISSING'
  /** It is for the first deposit, which was made before. */
  | 'FIRST_DEPOSIT_MADE'
  /** Less was lost than the terms ask for. */
  | 'LOSS_TOO_SMALL'
  /** It is for another audience. */
  | 'NOT_FOR_YOU';

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

/** How a promotion stands for somebody, section 4 of the specification. */
export type PromotionStanding =
  /** Applied for, and waits for an operator. */
  | 'APPLYING'
  /** It is there to be fetched. */
  | 'CLAIM'
  /** Fetched by the member. */
  | 'CLAIMED'
  /** Over, paused, given in full, or for others: then `obstacle` says why. */
  | 'CLOSED'
  /** It has not begun. */
  | 'COMING_SOON'
  /** The house gave what the member had last: after a deposit, or by an operator. There is nothing more to have now. */
  | 'ISSUED'
  /** It may be joined or applied for. */
  | 'JOIN'
  /** Joined, and waits for a deposit. */
  | 'JOINED'
  /** An operator has it. */
  | 'PROCESSING'
  /** The last claim was refused, by an operator (`reason`) or by the terms (`refusal`); there is no other to make now. */
  | 'REJECTED';

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

/** Input of redeemPromotionCode. */
export type RedeemPromotionCodeInput = {
  /** As it was typed: case, spaces and dashes do not matter. */
  code: string;
};

/** What a bet above the greatest allowed leads to. */
export type TurnoverBreach =
  /** The bonus is lost. */
  | 'FORFEIT'
  /** It counts nothing. */
  | 'UNCOUNTED';

export type PromotionPartsFragment = { id: string, category: Types.PromotionCategory, title: string, summary: string, content: string, pictureUrl: string | null, standing: Types.PromotionStanding, startsAt: string, endsAt: string | null, currency: string, obstacle: Types.PromotionObstacle | null, offer: string | null, terms: { trigger: Types.PromotionTrigger, approval: Types.PromotionApproval, leastDeposit: string | null, contact: Types.PromotionContact | null, times: number, reward: { kind: Types.PromotionRewardKind, amount: string | null, percent: number | null, cap: string | null, points: number | null, tickets: number | null, days: number | null }, loss: { period: Types.PromotionLossPeriod, least: string } | null, audience: { newMembersDays: number | null, leastLevel: number | null, greatestLevel: number | null, inactiveDays: number | null, leastDeposits: { amount: string, days: number } | null }, turnover: { multiplier: number, countsDeposit: boolean, greatestBet: string | null, leastOdds: number | null, breach: Types.TurnoverBreach, forfeitsWinnings: boolean, days: number | null, weights: Array<{ gameType: Types.GameType, percent: number }> } }, claim: { id: string, state: Types.PromotionClaimState, amount: string | null, currency: string, reason: string | null, refusal: string | null, createdAt: string, changedAt: string } | null };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { promotions: Array<PromotionPartsFragment> };

export type ClaimPromotionMutationVariables = Exact<{
  input: Types.ClaimPromotionInput;
}>;


export type ClaimPromotionMutation = { claimPromotion: { promotion: PromotionPartsFragment | null, userErrors: Array<(
      { code: Types.PromotionErrorCode }
      & UserErrorParts_PromotionUserError_Fragment
    )> } };

export type RedeemPromotionCodeMutationVariables = Exact<{
  input: Types.RedeemPromotionCodeInput;
}>;


export type RedeemPromotionCodeMutation = { redeemPromotionCode: { promotion: PromotionPartsFragment | null, userErrors: Array<(
      { code: Types.PromotionErrorCode }
      & UserErrorParts_PromotionUserError_Fragment
    )> } };

export const PromotionPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"loss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"least"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"countsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"greatestBet"}},{"kind":"Field","name":{"kind":"Name","value":"leastOdds"}},{"kind":"Field","name":{"kind":"Name","value":"breach"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<PromotionPartsFragment, unknown>;
export const PromotionsDocument = {"__meta__":{"id":"b07a8c0556c64134db9db33ad97015b1e9225e3a76f1d39634e4456bbe86de52"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"loss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"least"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"countsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"greatestBet"}},{"kind":"Field","name":{"kind":"Name","value":"leastOdds"}},{"kind":"Field","name":{"kind":"Name","value":"breach"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}}]} as unknown as DocumentNode<PromotionsQuery, PromotionsQueryVariables>;
export const ClaimPromotionDocument = {"__meta__":{"id":"f320fe402e1d159daaf7fa67ac8383b1b42315a29521aabfb77021ad90dbfd27"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimPromotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimPromotionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimPromotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"loss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"least"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"countsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"greatestBet"}},{"kind":"Field","name":{"kind":"Name","value":"leastOdds"}},{"kind":"Field","name":{"kind":"Name","value":"breach"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<ClaimPromotionMutation, ClaimPromotionMutationVariables>;
export const RedeemPromotionCodeDocument = {"__meta__":{"id":"77f79a31a4aa31da92eb995a460504161cd664dd37d13086450bbf4b20a8dc16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RedeemPromotionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RedeemPromotionCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redeemPromotionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"summary"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"pictureUrl"}},{"kind":"Field","name":{"kind":"Name","value":"standing"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"offer"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trigger"}},{"kind":"Field","name":{"kind":"Name","value":"approval"}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"loss"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"period"}},{"kind":"Field","name":{"kind":"Name","value":"least"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contact"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"turnover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"countsDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"greatestBet"}},{"kind":"Field","name":{"kind":"Name","value":"leastOdds"}},{"kind":"Field","name":{"kind":"Name","value":"breach"}},{"kind":"Field","name":{"kind":"Name","value":"forfeitsWinnings"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"claim"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<RedeemPromotionCodeMutation, RedeemPromotionCodeMutationVariables>;
export function usePromotionsQuery(options: useQuery.Options<PromotionsQuery, PromotionsQueryVariables> = {}) {
  return useQuery<PromotionsQuery, PromotionsQueryVariables>(PromotionsDocument, options)
}

export function useClaimPromotionMutation(options?: useMutation.Options<ClaimPromotionMutation, ClaimPromotionMutationVariables>) {
  return useMutation<ClaimPromotionMutation, ClaimPromotionMutationVariables>(ClaimPromotionDocument, options)
}

export function useRedeemPromotionCodeMutation(options?: useMutation.Options<RedeemPromotionCodeMutation, RedeemPromotionCodeMutationVariables>) {
  return useMutation<RedeemPromotionCodeMutation, RedeemPromotionCodeMutationVariables>(RedeemPromotionCodeDocument, options)
}