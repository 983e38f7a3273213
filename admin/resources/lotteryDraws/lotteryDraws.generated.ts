/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_LotteryUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of decideDrawCorrection. */
export type DecideDrawCorrectionInput = {
  /** Id of the correction. */
  id: string | number;
  /** Whether it may happen. */
  isApproved: boolean;
  /** Why, for the audit log. */
  reason: string;
};

/** Which corrections. */
export type DrawCorrectionFilter = {
  /** Only of this draw. */
  drawId?: string | number | null | undefined;
  /** Asked for then or later. */
  from?: string | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only in this state. */
  state?: DrawCorrectionState | null | undefined;
  /** Asked for before then. */
  to?: string | null | undefined;
};

/** What a correction makes of a draw. */
export type DrawCorrectionKind =
  /** Another result: wins are taken back and paid anew. */
  | 'RESETTLE'
  /** Void: stakes go back, wins are taken back. */
  | 'VOID';

/** Life of a correction. */
export type DrawCorrectionState =
  /** Waits for another operator. */
  | 'ASKED'
  /** Carried out. */
  | 'DONE'
  /** Another operator refused it: nothing was done, and nothing follows. */
  | 'REFUSED'
  /** Being carried out. */
  | 'RUNNING';

/** How far a draw is. */
export type DrawState =
  /** Waits for its numbers. */
  | 'CLOSED'
  /** Drawn; bets are being settled. */
  | 'DRAWN'
  /** Two results differ: operators look into it. */
  | 'HELD'
  /** Takes bets. */
  | 'OPEN'
  /** Everything is paid. */
  | 'SETTLED'
  /** Void: stakes went back. */
  | 'VOID';

/** Input of enterDrawResult. */
export type EnterDrawResultInput = {
  /** Id of the draw. */
  id: string | number;
  /** Numbers by the groups of the kind, in the order drawn. */
  result: Array<Array<string>>;
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

/** All that may stand in the way of a change in `lottery`. */
export type LotteryErrorCode =
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
  /** This contract does not exist. */
  | 'CONTRACT_NOT_FOUND'
  /** The contract has changed meanwhile. Please look again. */
  | 'CONTRACT_STATE_CHANGED'
  /** This correction has been decided already. */
  | 'CORRECTION_DECIDED'
  /** This correction was not found. */
  | 'CORRECTION_NOT_FOUND'
  /** Another correction of this draw is still open. */
  | 'CORRECTION_OPEN'
  /** You asked for this, so somebody else has to decide. */
  | 'CORRECTION_OWN'
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
  /** Whoever asked for this was closed since, or no longer has the right or the brand, so it does not count any more. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_GONE'
  /** This was asked for more than {{days}} days ago and can no longer be approved. Refuse it, and let somebody ask for it anew. */
  | 'FOUR_EYES_OLD'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The system is busy, please try again in a moment. */
  | 'LEDGER_BUSY'
  /** Your agent has switched this game off for the whole line. Choose another one, or ask your agent. */
  | 'LINE_GAME_OFF'
  /** Your agent allows at most {{greatest}} {{currency}} in a bet on games of this kind. Stake less. */
  | 'LINE_STAKE_LIMIT'
  /** You have reached your loss limit of {{limit}} {{currency}}. You can play again when the next period begins. */
  | 'LOSS_LIMIT_REACHED'
  /** Too many bets are coming in at once, and this one was not placed. Please try again. */
  | 'LOTTERY_BUSY'
  /** There is no such plan. */
  | 'LOTTERY_CHASE_NOT_FOUND'
  /** This lottery takes no bets at the moment. Please choose another one or come back later. */
  | 'LOTTERY_CLOSED'
  /** Draw {{number}} takes no more bets. You can bet on the next one. */
  | 'LOTTERY_DRAW_CLOSED'
  /** The house drew this from a published seed, so its result cannot be entered or changed. */
  | 'LOTTERY_DRAW_IS_SEEDED'
  /** This draw is void. */
  | 'LOTTERY_DRAW_IS_VOID'
  /** This draw is not due yet. */
  | 'LOTTERY_DRAW_NOT_DUE'
  /** This draw was not found. */
  | 'LOTTERY_DRAW_NOT_FOUND'
  /** This draw is not paid out yet. Please try again in a few minutes. */
  | 'LOTTERY_DRAW_NOT_SETTLED'
  /** This draw already has a result or is void. */
  | 'LOTTERY_DRAW_NOT_WAITING'
  /** This is the result that stands already. */
  | 'LOTTERY_DRAW_RESULT_SAME'
  /** This result is not possible. Please check each prize again. */
  | 'LOTTERY_DRAW_RESULT_WRONG'
  /** Only {{rest}} more can be staked on draw {{draw}}. Stake less or choose another draw. */
  | 'LOTTERY_LIMIT_DRAW'
  /** You can stake {{rest}} more on draw {{draw}}. Please stake less. */
  | 'LOTTERY_LIMIT_MEMBER'
  /** Number {{number}} in draw {{draw}} is close to its limit: {{rest}} more can be staked on it. Stake less or choose another number. */
  | 'LOTTERY_LIMIT_NUMBER'
  /** Only {{rest}} more can be staked on this kind of bet in draw {{draw}}. Stake less or choose another one. */
  | 'LOTTERY_LIMIT_PLAY_TYPE'
  /** This bet could win {{win}}, and one bet may win {{limit}} at most. Please stake less. */
  | 'LOTTERY_LIMIT_WIN'
  /** Your account cannot place bets at the moment. Please contact customer service. */
  | 'LOTTERY_MEMBER_LOCKED'
  /** There is no such lottery. */
  | 'LOTTERY_NOT_FOUND'
  /** There are no odds to set for this play type or prize: {{playType}} {{prize}}. */
  | 'LOTTERY_ODDS_UNKNOWN'
  /** There is no such order. */
  | 'LOTTERY_ORDER_NOT_FOUND'
  /** This slip is too large. Please split it into smaller ones. */
  | 'LOTTERY_ORDER_TOO_LARGE'
  /** The numbers of one line of the slip do not fit. Please choose them again. */
  | 'LOTTERY_PICKS_WRONG'
  /** This kind of bet is not offered at the moment. Take it off the slip and place it again. */
  | 'LOTTERY_PLAY_TYPE_WITHHELD'
  /** The odds pay more than they take: {{playType}} {{ticket}} returns {{returned}}% of the stake. More than 100% cannot be saved, by anybody. */
  | 'LOTTERY_RETURN_TOO_HIGH'
  /** The odds are too low: {{playType}} {{ticket}} returns {{returned}}% of the stake, under the floor of {{floor}}%. */
  | 'LOTTERY_RETURN_TOO_LOW'
  /** Odds or rules have just changed, and nothing was bet. Look at your slip again, then place it. */
  | 'LOTTERY_RULES_CHANGED'
  /** The prize group must be between {{lowest}} and {{highest}}. */
  | 'LOTTERY_SERIES_WRONG'
  /** The stake of a ticket is at least {{minimum}}. */
  | 'LOTTERY_UNIT_TOO_SMALL'
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
  /** You have played the {{limit}} minutes you allowed yourself. You can play again when the next period begins. */
  | 'SESSION_LIMIT_REACHED'
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
  /** The provider does not offer this game right now. Please choose another one. */
  | 'VENDOR_GAME_UNKNOWN'
  /** Too many orders are waiting. Please try again in a moment. */
  | 'VENDOR_ORDERS_BUSY'
  /** This transfer is decided already. Reload to see the result. */
  | 'VENDOR_TRANSFER_DECIDED'
  /** Ask the vendor first, before you decide this transfer. */
  | 'VENDOR_TRANSFER_NOT_ASKED'
  /** There is no such wallet transfer. */
  | 'VENDOR_TRANSFER_NOT_FOUND'
  /** You proposed this, so somebody else must confirm it. */
  | 'VENDOR_TRANSFER_OWN'
  /** The game provider did not answer. Please try again in a few minutes. */
  | 'VENDOR_UNAVAILABLE'
  /** The balance is not enough. */
  | 'WALLET_INSUFFICIENT';

/** Which draws. */
export type OperatorDrawFilter = {
  /** Drawn from then on. */
  from?: string | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only official ones, or only our own. */
  isOfficial?: boolean | null | undefined;
  /** Only of this lottery. */
  lotteryCode?: string | null | undefined;
  /** Only those that need a person: two results differ, an official one waits for its result, or it is late. */
  needsOperator?: boolean | null | undefined;
  /** Only in this state. */
  state?: DrawState | null | undefined;
  /** Drawn before. */
  to?: string | null | undefined;
};

/** Input of previewDrawCorrection. */
export type PreviewDrawCorrectionInput = {
  /** Id of the draw. */
  id: string | number;
  /** What it makes of the draw. */
  kind: DrawCorrectionKind;
  /** The result that is right, for RESETTLE. */
  result?: Array<Array<string>> | null | undefined;
};

/** Input of requestDrawCorrection. */
export type RequestDrawCorrectionInput = {
  /** Id of the draw. */
  id: string | number;
  /** What it makes of the draw. */
  kind: DrawCorrectionKind;
  /** Why, for the audit log. */
  reason: string;
  /** The result that is right, for RESETTLE. */
  result?: Array<Array<string>> | null | undefined;
};

export type ConsoleDrawQueueQueryVariables = Exact<{
  waiting?: Types.OperatorDrawFilter | null | undefined;
  asked?: Types.DrawCorrectionFilter | null | undefined;
}>;


export type ConsoleDrawQueueQuery = { waiting: { items: Array<ConsoleDrawFragment> }, asked: { items: Array<ConsoleCorrectionFragment> } };

export type ConsoleDrawLimitsQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleDrawLimitsQuery = { detail: { rules: { version: number, numberPayoutLimit: string, playTypeStakeLimit: string, drawStakeLimit: string } } | null };

export type PreviewDrawCorrectionQueryVariables = Exact<{
  input: Types.PreviewDrawCorrectionInput;
}>;


export type PreviewDrawCorrectionQuery = { payload: { preview: { bets: number, memberCount: number, stakeReturned: string, rebateTaken: string, payoutBefore: string, payoutAfter: string, uncollected: string, uncollectedWins: number, validBetChange: string, teamCount: number, members: Array<{ memberId: string, memberAccount: string, balance: string, stakeReturned: string, rebateTaken: string, payoutBefore: string, payoutAfter: string, uncollected: string }>, teams: Array<{ uplineId: string, uplineAccount: string, memberCount: number, bets: number, validBet: string, profit: string }>, hours: Array<{ hour: string, gameType: Types.GameType, bets: number, stake: string, validBet: string, payout: string }> } | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & ConsoleUserError_LotteryUserError_Fragment
    )> } };

export type EnterDrawResultMutationVariables = Exact<{
  input: Types.EnterDrawResultInput;
}>;


export type EnterDrawResultMutation = { payload: { detail: { draw: { id: string, state: Types.DrawState } } | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & ConsoleUserError_LotteryUserError_Fragment
    )> } };

export type RequestDrawCorrectionMutationVariables = Exact<{
  input: Types.RequestDrawCorrectionInput;
}>;


export type RequestDrawCorrectionMutation = { payload: { userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & ConsoleUserError_LotteryUserError_Fragment
    )> } };

export type DecideDrawCorrectionMutationVariables = Exact<{
  input: Types.DecideDrawCorrectionInput;
}>;


export type DecideDrawCorrectionMutation = { payload: { userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & ConsoleUserError_LotteryUserError_Fragment
    )> } };

export type ConsoleDrawFragment = { id: string, lotteryCode: string, lotteryName: string, family: string, number: string, state: Types.DrawState, isOfficial: boolean, opensAt: string, closesAt: string, drawsAt: string, drawnAt: string | null, settledAt: string | null, result: Array<Array<string>> | null, resultVersion: number, commitment: string | null, seed: string | null };

export type ConsoleExposureFragment = { playType: string, number: string, stake: string, payout: string };

export type ConsoleCorrectionFragment = { id: string, drawId: string, lotteryCode: string, number: string, kind: Types.DrawCorrectionKind, state: Types.DrawCorrectionState, reason: string, result: Array<Array<string>> | null, askedBy: string, askedAt: string, decidedBy: string | null, decidedAt: string | null, decisionReason: string | null, finishedAt: string | null, bets: number, payoutBefore: string, payoutAfter: string, uncollected: string };

export type ConsoleDrawDetailFragment = { draw: ConsoleDrawFragment, figures: { bets: number, openBets: number, stake: string, payout: string, currency: string }, totals: Array<ConsoleExposureFragment>, numbers: Array<ConsoleExposureFragment>, entries: Array<{ enteredBy: string, isFeed: boolean, isOwn: boolean, resultVersion: number, result: Array<Array<string>> | null, enteredAt: string }>, corrections: Array<ConsoleCorrectionFragment>, audit: { isCommitmentKept: boolean | null, recomputedResult: Array<Array<string>> | null, isResultEqual: boolean | null } };

export const ConsoleDrawFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<ConsoleDrawFragment, unknown>;
export const ConsoleExposureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleExposure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawExposure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ConsoleExposureFragment, unknown>;
export const ConsoleCorrectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drawId"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]} as unknown as DocumentNode<ConsoleCorrectionFragment, unknown>;
export const ConsoleDrawDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDrawDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDrawDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"openBets"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleExposure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleExposure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isFeed"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCorrection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCommitmentKept"}},{"kind":"Field","name":{"kind":"Name","value":"recomputedResult"}},{"kind":"Field","name":{"kind":"Name","value":"isResultEqual"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleExposure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawExposure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drawId"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]} as unknown as DocumentNode<ConsoleDrawDetailFragment, unknown>;
export const ConsoleDrawQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDrawQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDrawFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asked"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrectionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"operatorDraws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDraw"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"asked"},"name":{"kind":"Name","value":"drawCorrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asked"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCorrection"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drawId"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]} as unknown as DocumentNode<ConsoleDrawQueueQuery, ConsoleDrawQueueQueryVariables>;
export const ConsoleDrawLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDrawLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"detail"},"name":{"kind":"Name","value":"operatorLottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"numberPayoutLimit"}},{"kind":"Field","name":{"kind":"Name","value":"playTypeStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"drawStakeLimit"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleDrawLimitsQuery, ConsoleDrawLimitsQueryVariables>;
export const PreviewDrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewDrawCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewDrawCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"previewDrawCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"stakeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"rebateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"uncollectedWins"}},{"kind":"Field","name":{"kind":"Name","value":"validBetChange"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"stakeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"rebateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uplineId"}},{"kind":"Field","name":{"kind":"Name","value":"uplineAccount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PreviewDrawCorrectionQuery, PreviewDrawCorrectionQueryVariables>;
export const EnterDrawResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterDrawResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterDrawResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"enterDrawResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EnterDrawResultMutation, EnterDrawResultMutationVariables>;
export const RequestDrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDrawCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDrawCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"requestDrawCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestDrawCorrectionMutation, RequestDrawCorrectionMutationVariables>;
export const DecideDrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideDrawCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideDrawCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"decideDrawCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DecideDrawCorrectionMutation, DecideDrawCorrectionMutationVariables>;