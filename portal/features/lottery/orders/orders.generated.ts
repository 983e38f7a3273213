/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { DrawPartsFragment } from '../lottery.generated.ts';
import type { UserErrorParts_LotteryUserError_Fragment } from '../../../lib/user-error.generated.ts';
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

/** Input of cancelLotteryOrder. */
export type CancelLotteryOrderInput = {
  /** Id of an order of the member whose draw still takes bets. */
  id: string | number;
};

/** How far a plan is. */
export type LotteryChaseState =
  /** Draws are to come. */
  | 'ACTIVE'
  /** All its draws are over. */
  | 'FINISHED'
  /** Ended before its last draw, by its member or by a win. */
  | 'STOPPED';

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

/** A line of a slip to be placed. */
export type LotteryLineInput = {
  /** How often `unit` is staked on each ticket, 1 to 9999. */
  multiple: number;
  /** Chosen values, row by row. */
  picks: Array<Array<string>>;
  /** Code of a play type of the lottery's family that the rules do not withhold, such as `three-front-direct`. */
  playType: string;
  /** Prize group. */
  series: number;
  /** Stake of a ticket on a prize line. */
  unit: string;
};

/** A draw of a slip. */
export type LotteryOrderDrawInput = {
  /** Every line's multiple is multiplied by it on this draw. */
  multiple: number;
  /** Number of the draw. */
  number: string;
};

/** Which orders. */
export type LotteryOrderFilter = {
  /** Of one plan. */
  chaseId?: string | number | null | undefined;
  /** Placed then or later. */
  from?: string | null | undefined;
  /** Of one lottery. */
  lotteryCode?: string | null | undefined;
  /** How far they are. */
  state?: LotteryOrderState | null | undefined;
  /** Placed before then. */
  to?: string | null | undefined;
};

/** How far an order is. */
export type LotteryOrderState =
  /** Taken back, or the draw is void. */
  | 'CANCELLED'
  /** Waits for its draw. */
  | 'OPEN'
  /** Paid, or lost. */
  | 'SETTLED';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of placeLotteryOrder. */
export type PlaceLotteryOrderInput = {
  /** One draw for a plain order; more are a plan. */
  draws: Array<LotteryOrderDrawInput>;
  /** Key of this slip, made once by the browser: sent again, it is not bet again. */
  idempotencyKey: string;
  /** What is bet on each of the draws, 1 to 50 lines. */
  lines: Array<LotteryLineInput>;
  /** Code of the lottery. */
  lotteryCode: string;
  /** The rules the member saw. */
  rulesVersion: number;
  /** Whether a win ends the plan. */
  stopsOnWin?: boolean | null | undefined;
};

/** Input of stopLotteryChase. */
export type StopLotteryChaseInput = {
  /** Id of a plan of the member; what it has on draws still open comes back. */
  id: string | number;
};

export type LotteryOrderPartsFragment = { id: string, lotteryCode: string, lotteryName: string, family: string, chaseId: string | null, stake: string, payout: string, currency: string, placedAt: string, cancelledAt: string | null, mayCancel: boolean, draw: DrawPartsFragment, bets: Array<{ id: string, playType: string, picks: Array<Array<string>>, unit: string, multiple: number, tickets: number, series: number, rebateRate: number, stake: string, payout: string, rebate: string, state: Types.BetState, odds: Array<{ prize: string, odds: number }>, hits: Array<{ prize: string, count: number }> | null }> };

export type LotteryChasePartsFragment = { id: string, lotteryCode: string, lotteryName: string, stopsOnWin: boolean, state: Types.LotteryChaseState, draws: number, drawsDone: number, stake: string, payout: string, currency: string, createdAt: string, endedAt: string | null };

export type LotteryOrdersQueryVariables = Exact<{
  filter?: Types.LotteryOrderFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type LotteryOrdersQuery = { lotteryOrders: { items: Array<LotteryOrderPartsFragment>, pageInfo: { page: number, totalPages: number } } };

export type OpenLotteryOrdersQueryVariables = Exact<{
  lotteryCode: string;
}>;


export type OpenLotteryOrdersQuery = { lotteryOrders: { pageInfo: { totalItems: number } } };

export type SettledLotteryOrdersQueryVariables = Exact<{
  lotteryCode: string;
}>;


export type SettledLotteryOrdersQuery = { lotteryOrders: { items: Array<{ id: string, draw: { number: string }, bets: Array<{ id: string, payout: string }> }> } };

export type LotteryChasesQueryVariables = Exact<{
  lotteryCode?: string | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type LotteryChasesQuery = { lotteryChases: { items: Array<LotteryChasePartsFragment>, pageInfo: { page: number, totalPages: number } } };

export type PlaceLotteryOrderMutationVariables = Exact<{
  input: Types.PlaceLotteryOrderInput;
}>;


export type PlaceLotteryOrderMutation = { placeLotteryOrder: { balance: string | null, orders: Array<{ id: string, draw: { number: string } }> | null, chase: { id: string, draws: number } | null, refusal: { rest: string | null, number: string | null, playType: string | null, draw: string | null } | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & UserErrorParts_LotteryUserError_Fragment
    )> } };

export type CancelLotteryOrderMutationVariables = Exact<{
  input: Types.CancelLotteryOrderInput;
}>;


export type CancelLotteryOrderMutation = { cancelLotteryOrder: { order: LotteryOrderPartsFragment | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & UserErrorParts_LotteryUserError_Fragment
    )> } };

export type StopLotteryChaseMutationVariables = Exact<{
  input: Types.StopLotteryChaseInput;
}>;


export type StopLotteryChaseMutation = { stopLotteryChase: { returned: string | null, chase: LotteryChasePartsFragment | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & UserErrorParts_LotteryUserError_Fragment
    )> } };

export const LotteryOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chaseId"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRate"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"rebate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryOrderPartsFragment, unknown>;
export const LotteryChasePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryChaseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryChase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"stopsOnWin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"drawsDone"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<LotteryChasePartsFragment, unknown>;
export const LotteryOrdersDocument = {"__meta__":{"id":"c3d895d698a12318d8feb3276875c1a0e05a17aecf03407f30d24054b1538406"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryOrderParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chaseId"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRate"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"rebate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<LotteryOrdersQuery, LotteryOrdersQueryVariables>;
export const OpenLotteryOrdersDocument = {"__meta__":{"id":"a18b0735dd0a979f0503cb68938a658c58086fb529b5dd1e55701d01b94ac33a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenLotteryOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<OpenLotteryOrdersQuery, OpenLotteryOrdersQueryVariables>;
export const SettledLotteryOrdersDocument = {"__meta__":{"id":"3727a2ce2c1740b910d542bb4bef711232d22d6869810f64c820a82151b049a5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettledLotteryOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"SETTLED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SettledLotteryOrdersQuery, SettledLotteryOrdersQueryVariables>;
export const LotteryChasesDocument = {"__meta__":{"id":"e2ef6397c3a8910c135c7c6e234f0ccf5740306e4e08a943a52c4c4875907f45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryChases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryChases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"lotteryCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lotteryCode"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryChaseParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryChaseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryChase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"stopsOnWin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"drawsDone"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<LotteryChasesQuery, LotteryChasesQueryVariables>;
export const PlaceLotteryOrderDocument = {"__meta__":{"id":"7fc504937fe071355f5f0e0dd49cc3e6d9cb2473fc530817ef79a961919c5c5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceLotteryOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceLotteryOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeLotteryOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"draw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<PlaceLotteryOrderMutation, PlaceLotteryOrderMutationVariables>;
export const CancelLotteryOrderDocument = {"__meta__":{"id":"71a2f532c715a32338ed8b88cf546dc458b085df21f9776e2547753579a56127"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLotteryOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelLotteryOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLotteryOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryOrderParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chaseId"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRate"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"rebate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelLotteryOrderMutation, CancelLotteryOrderMutationVariables>;
export const StopLotteryChaseDocument = {"__meta__":{"id":"f6382134313a7cabe8cb2a380966ef61beaf1493588b733fab4f8b82957cfdd1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopLotteryChase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopLotteryChaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopLotteryChase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryChaseParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryChaseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryChase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryCode"}},{"kind":"Field","name":{"kind":"Name","value":"lotteryName"}},{"kind":"Field","name":{"kind":"Name","value":"stopsOnWin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"drawsDone"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<StopLotteryChaseMutation, StopLotteryChaseMutationVariables>;
export function useLotteryOrdersQuery(options: useQuery.Options<LotteryOrdersQuery, LotteryOrdersQueryVariables> = {}) {
  return useQuery<LotteryOrdersQuery, LotteryOrdersQueryVariables>(LotteryOrdersDocument, options)
}

export function useOpenLotteryOrdersQuery(options: useQuery.Options<OpenLotteryOrdersQuery, OpenLotteryOrdersQueryVariables> & ({ variables: OpenLotteryOrdersQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<OpenLotteryOrdersQuery, OpenLotteryOrdersQueryVariables>(OpenLotteryOrdersDocument, options)
}

export function useSettledLotteryOrdersQuery(options: useQuery.Options<SettledLotteryOrdersQuery, SettledLotteryOrdersQueryVariables> & ({ variables: SettledLotteryOrdersQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<SettledLotteryOrdersQuery, SettledLotteryOrdersQueryVariables>(SettledLotteryOrdersDocument, options)
}

export function useLotteryChasesQuery(options: useQuery.Options<LotteryChasesQuery, LotteryChasesQueryVariables> = {}) {
  return useQuery<LotteryChasesQuery, LotteryChasesQueryVariables>(LotteryChasesDocument, options)
}

export function usePlaceLotteryOrderMutation(options?: useMutation.Options<PlaceLotteryOrderMutation, PlaceLotteryOrderMutationVariables>) {
  return useMutation<PlaceLotteryOrderMutation, PlaceLotteryOrderMutationVariables>(PlaceLotteryOrderDocument, options)
}

export function useCancelLotteryOrderMutation(options?: useMutation.Options<CancelLotteryOrderMutation, CancelLotteryOrderMutationVariables>) {
  return useMutation<CancelLotteryOrderMutation, CancelLotteryOrderMutationVariables>(CancelLotteryOrderDocument, options)
}

export function useStopLotteryChaseMutation(options?: useMutation.Options<StopLotteryChaseMutation, StopLotteryChaseMutationVariables>) {
  return useMutation<StopLotteryChaseMutation, StopLotteryChaseMutationVariables>(StopLotteryChaseDocument, options)
}