/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import { useMutation, useQuery } from '@apollo/client/react'
import type { DrawPartsFragment } from '../lottery.generated.ts';
import type { UserErrorPartsFragment } from '../../../lib/user-error.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of cancelLotteryOrder. */
export type CancelLotteryOrderInput = {
  /** Id of an order of the member whose draw still takes bets. */
  id: string | number;
};

/** How far a bet is. */
export type LotteryBetState =
  /** Waits for its draw. */
  | 'OPEN'
  /** Won or lost by the numbers of its draw. A draw that is made void later still makes it VOID. */
  | 'SETTLED'
  /** The stake went back. */
  | 'VOID';

/** How far a plan is. */
export type LotteryChaseState =
  /** Draws are to come. */
  | 'ACTIVE'
  /** All its draws are over. */
  | 'FINISHED'
  /** Ended before its last draw, by its member or by a win. */
  | 'STOPPED';

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
  /** Of one lottery. */
  gameCode?: string | null | undefined;
  /** How far they are. */
  state?: LotteryOrderState | null | undefined;
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
  /** Code of the lottery. */
  gameCode: string;
  /** Key of this slip, made once by the browser: sent again, it is not bet again. */
  idempotencyKey: string | number;
  /** What is bet on each of the draws, 1 to 50 lines. */
  lines: Array<LotteryLineInput>;
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

export type LotteryOrderPartsFragment = { id: string, gameCode: string, gameName: string, family: string, chaseId: string | null, stake: string, payout: string, currency: string, placedAt: string, cancelledAt: string | null, mayCancel: boolean, draw: DrawPartsFragment, bets: Array<{ id: string, playType: string, picks: Array<Array<string>>, unit: string, multiple: number, tickets: number, series: number, rebateRate: number, stake: string, payout: string, rebate: string, state: Types.LotteryBetState, odds: Array<{ prize: string, odds: number }>, hits: Array<{ prize: string, count: number }> | null }> };

export type LotteryChasePartsFragment = { id: string, gameCode: string, gameName: string, stopsOnWin: boolean, state: Types.LotteryChaseState, draws: number, drawsDone: number, stake: string, payout: string, currency: string, createdAt: string, endedAt: string | null };

export type LotteryOrdersQueryVariables = Exact<{
  filter?: Types.LotteryOrderFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type LotteryOrdersQuery = { lotteryOrders: { items: Array<LotteryOrderPartsFragment>, pageInfo: { page: number, totalPages: number } } };

export type OpenLotteryOrdersQueryVariables = Exact<{
  gameCode: string;
}>;


export type OpenLotteryOrdersQuery = { lotteryOrders: { pageInfo: { totalItems: number } } };

export type SettledLotteryOrdersQueryVariables = Exact<{
  gameCode: string;
}>;


export type SettledLotteryOrdersQuery = { lotteryOrders: { items: Array<{ id: string, draw: { number: string }, bets: Array<{ id: string, payout: string }> }> } };

export type LotteryChasesQueryVariables = Exact<{
  gameCode?: string | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type LotteryChasesQuery = { lotteryChases: { items: Array<LotteryChasePartsFragment>, pageInfo: { page: number, totalPages: number } } };

export type PlaceLotteryOrderMutationVariables = Exact<{
  input: Types.PlaceLotteryOrderInput;
}>;


export type PlaceLotteryOrderMutation = { placeLotteryOrder: { balance: string | null, orders: Array<{ id: string, draw: { number: string } }> | null, chase: { id: string, draws: number } | null, refusal: { rest: string | null, number: string | null, playType: string | null, draw: string | null } | null, userErrors: Array<UserErrorPartsFragment> } };

export type CancelLotteryOrderMutationVariables = Exact<{
  input: Types.CancelLotteryOrderInput;
}>;


export type CancelLotteryOrderMutation = { cancelLotteryOrder: { order: LotteryOrderPartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export type StopLotteryChaseMutationVariables = Exact<{
  input: Types.StopLotteryChaseInput;
}>;


export type StopLotteryChaseMutation = { stopLotteryChase: { returned: string | null, chase: LotteryChasePartsFragment | null, userErrors: Array<UserErrorPartsFragment> } };

export const LotteryOrderPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chaseId"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRate"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"rebate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<LotteryOrderPartsFragment, unknown>;
export const LotteryChasePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryChaseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryChase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"stopsOnWin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"drawsDone"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<LotteryChasePartsFragment, unknown>;
export const LotteryOrdersDocument = {"__meta__":{"id":"58eb88a77d2d7736800883da9f51737132b234be148f34475c8564ad47b7f263"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrderFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryOrderParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chaseId"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRate"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"rebate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]} as unknown as DocumentNode<LotteryOrdersQuery, LotteryOrdersQueryVariables>;
export const OpenLotteryOrdersDocument = {"__meta__":{"id":"0583947b647db7c0cadfa747e53c3c0878ab3a329a7969c498268b5af8f4a36d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenLotteryOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"OPEN"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<OpenLotteryOrdersQuery, OpenLotteryOrdersQueryVariables>;
export const SettledLotteryOrdersDocument = {"__meta__":{"id":"8194d63e464d2728ba20cdfb249dda9b1dde461feac247837cb5a8006a36c723"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettledLotteryOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"SETTLED"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SettledLotteryOrdersQuery, SettledLotteryOrdersQueryVariables>;
export const LotteryChasesDocument = {"__meta__":{"id":"3c6bf324618e7ca7903c764fbc84e557d9635c4075370691a23cec12173c72ec"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LotteryChases"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lotteryChases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"gameCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gameCode"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryChaseParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryChaseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryChase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"stopsOnWin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"drawsDone"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<LotteryChasesQuery, LotteryChasesQueryVariables>;
export const PlaceLotteryOrderDocument = {"__meta__":{"id":"33b76ac279c0b0ac08cf4c753489e5acec36c638a103f4ff45fc19c158aa07e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceLotteryOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceLotteryOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeLotteryOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"chase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}}]}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"refusal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rest"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"draw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<PlaceLotteryOrderMutation, PlaceLotteryOrderMutationVariables>;
export const CancelLotteryOrderDocument = {"__meta__":{"id":"5a7c32c5bd3cd2da1a8c56fca49a760b8ac4de124fe5eff39ad6da9e629b960f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelLotteryOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CancelLotteryOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelLotteryOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryOrderParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DrawParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryOrderParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryOrder"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DrawParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chaseId"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"placedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"bets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"picks"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"multiple"}},{"kind":"Field","name":{"kind":"Name","value":"tickets"}},{"kind":"Field","name":{"kind":"Name","value":"series"}},{"kind":"Field","name":{"kind":"Name","value":"rebateRate"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"rebate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<CancelLotteryOrderMutation, CancelLotteryOrderMutationVariables>;
export const StopLotteryChaseDocument = {"__meta__":{"id":"d98f159ad1561a9d759df43ef3f7c7ba8bbe02994c786d9288975729e6011ad1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopLotteryChase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StopLotteryChaseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopLotteryChase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chase"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LotteryChaseParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LotteryChaseParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryChase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"stopsOnWin"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draws"}},{"kind":"Field","name":{"kind":"Name","value":"drawsDone"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<StopLotteryChaseMutation, StopLotteryChaseMutationVariables>;
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