/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
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
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only in this state. */
  state?: DrawCorrectionState | null | undefined;
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
  /** Own lottery, e-prize mode. */
  | 'ELOTT'
  /** Sports books on matches of computer games. */
  | 'ESPORTS'
  /** Fishing games: each shot costs, and what is hit pays. */
  | 'FISH'
  /** Live casino. */
  | 'LIVE'
  /** Lotteries, played on pages of the portal by bets on draws. */
  | 'LOTT'
  /** Cards against other players. */
  | 'PVP'
  /** Slots, and what else draws its outcome by chance: scratch cards, video poker, table games. */
  | 'RNG'
  /** Sports books: bets on matches at odds. */
  | 'SPORTS';

/** Which draws. */
export type OperatorDrawFilter = {
  /** Drawn from then on. */
  from?: string | null | undefined;
  /** Only of this lottery. */
  gameCode?: string | null | undefined;
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Only official ones, or only our own. */
  isOfficial?: boolean | null | undefined;
  /** Only those that need a person: two results differ, an official one waits for its result, or it is late. */
  needsOperator?: boolean | null | undefined;
  /** Only in this state. */
  state?: DrawState | null | undefined;
  /** Drawn before. */
  to?: string | null | undefined;
};

/** In which order draws come. */
export type OperatorDrawOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: OperatorDrawOrderField;
};

/** By what draws can be ordered. */
export type OperatorDrawOrderField =
  /** When it is drawn. */
  | 'DRAWS_AT';

/** Which way a list is ordered. */
export type OrderDirection =
  /** Smallest, oldest or first of the alphabet first. */
  | 'ASC'
  /** The other way round. */
  | 'DESC';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
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

export type ConsoleDrawsQueryVariables = Exact<{
  filter?: Types.OperatorDrawFilter | null | undefined;
  order?: Types.OperatorDrawOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleDrawsQuery = { page: { items: Array<ConsoleDrawFragment>, pageInfo: { totalItems: number } } };

export type ConsoleDrawQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleDrawQuery = { record: { draw: ConsoleDrawFragment, figures: { bets: number, openBets: number, stake: string, payout: string }, totals: Array<ConsoleExposureFragment>, numbers: Array<ConsoleExposureFragment>, entries: Array<{ enteredBy: string, isFeed: boolean, isOwn: boolean, resultVersion: number, result: Array<Array<string>> | null, enteredAt: string }>, corrections: Array<ConsoleCorrectionFragment>, audit: { isCommitmentKept: boolean | null, recomputedResult: Array<Array<string>> | null, isResultEqual: boolean | null } } | null };

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


export type PreviewDrawCorrectionQuery = { payload: { preview: { bets: number, memberCount: number, stakeReturned: string, rebateTaken: string, payoutBefore: string, payoutAfter: string, uncollected: string, uncollectedWins: number, validBetChange: string, teamCount: number, members: Array<{ memberId: string, memberAccount: string, balance: string, stakeReturned: string, rebateTaken: string, payoutBefore: string, payoutAfter: string, uncollected: string }>, teams: Array<{ uplineId: string, uplineAccount: string, memberCount: number, bets: number, validBet: string, profit: string }>, hours: Array<{ hour: string, gameType: Types.GameType, bets: number, stake: string, validBet: string, payout: string }> } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type EnterDrawResultMutationVariables = Exact<{
  input: Types.EnterDrawResultInput;
}>;


export type EnterDrawResultMutation = { payload: { detail: { draw: { id: string, state: Types.DrawState } } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type RequestDrawCorrectionMutationVariables = Exact<{
  input: Types.RequestDrawCorrectionInput;
}>;


export type RequestDrawCorrectionMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type DecideDrawCorrectionMutationVariables = Exact<{
  input: Types.DecideDrawCorrectionInput;
}>;


export type DecideDrawCorrectionMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleDrawFragment = { id: string, gameCode: string, gameName: string, family: string, number: string, state: Types.DrawState, isOfficial: boolean, opensAt: string, closesAt: string, drawsAt: string, drawnAt: string | null, settledAt: string | null, result: Array<Array<string>> | null, resultVersion: number, commitment: string | null, seed: string | null };

export type ConsoleExposureFragment = { playType: string, number: string, stake: string, payout: string };

export type ConsoleCorrectionFragment = { id: string, drawId: string, gameCode: string, number: string, kind: Types.DrawCorrectionKind, state: Types.DrawCorrectionState, reason: string, result: Array<Array<string>> | null, askedBy: string, askedAt: string, decidedBy: string | null, decidedAt: string | null, decisionReason: string | null, finishedAt: string | null, bets: number, payoutBefore: string, payoutAfter: string, uncollected: string };

export const ConsoleDrawFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<ConsoleDrawFragment, unknown>;
export const ConsoleExposureFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleExposure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawExposure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]} as unknown as DocumentNode<ConsoleExposureFragment, unknown>;
export const ConsoleCorrectionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drawId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]} as unknown as DocumentNode<ConsoleCorrectionFragment, unknown>;
export const ConsoleDrawsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDraws"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDrawFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDrawOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorDraws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}}]} as unknown as DocumentNode<ConsoleDrawsQuery, ConsoleDrawsQueryVariables>;
export const ConsoleDrawDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorDraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDraw"}}]}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"openBets"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleExposure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numbers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleExposure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enteredBy"}},{"kind":"Field","name":{"kind":"Name","value":"isFeed"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"enteredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCorrection"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCommitmentKept"}},{"kind":"Field","name":{"kind":"Name","value":"recomputedResult"}},{"kind":"Field","name":{"kind":"Name","value":"isResultEqual"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleExposure"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawExposure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drawId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]} as unknown as DocumentNode<ConsoleDrawQuery, ConsoleDrawQueryVariables>;
export const ConsoleDrawQueueDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDrawQueue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDrawFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"asked"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrectionFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"waiting"},"name":{"kind":"Name","value":"operatorDraws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"waiting"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleDraw"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"asked"},"name":{"kind":"Name","value":"drawCorrections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"asked"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleCorrection"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleDraw"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorDraw"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameName"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isOfficial"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}},{"kind":"Field","name":{"kind":"Name","value":"drawnAt"}},{"kind":"Field","name":{"kind":"Name","value":"settledAt"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"resultVersion"}},{"kind":"Field","name":{"kind":"Name","value":"commitment"}},{"kind":"Field","name":{"kind":"Name","value":"seed"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCorrection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DrawCorrection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"drawId"}},{"kind":"Field","name":{"kind":"Name","value":"gameCode"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"result"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decisionReason"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}}]} as unknown as DocumentNode<ConsoleDrawQueueQuery, ConsoleDrawQueueQueryVariables>;
export const ConsoleDrawLimitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDrawLimits"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"detail"},"name":{"kind":"Name","value":"operatorLottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"numberPayoutLimit"}},{"kind":"Field","name":{"kind":"Name","value":"playTypeStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"drawStakeLimit"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleDrawLimitsQuery, ConsoleDrawLimitsQueryVariables>;
export const PreviewDrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewDrawCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewDrawCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"previewDrawCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"stakeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"rebateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}},{"kind":"Field","name":{"kind":"Name","value":"uncollectedWins"}},{"kind":"Field","name":{"kind":"Name","value":"validBetChange"}},{"kind":"Field","name":{"kind":"Name","value":"members"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"}},{"kind":"Field","name":{"kind":"Name","value":"memberAccount"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"stakeReturned"}},{"kind":"Field","name":{"kind":"Name","value":"rebateTaken"}},{"kind":"Field","name":{"kind":"Name","value":"payoutBefore"}},{"kind":"Field","name":{"kind":"Name","value":"payoutAfter"}},{"kind":"Field","name":{"kind":"Name","value":"uncollected"}}]}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"teams"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uplineId"}},{"kind":"Field","name":{"kind":"Name","value":"uplineAccount"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"bets"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"validBet"}},{"kind":"Field","name":{"kind":"Name","value":"payout"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PreviewDrawCorrectionQuery, PreviewDrawCorrectionQueryVariables>;
export const EnterDrawResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterDrawResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnterDrawResultInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"enterDrawResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<EnterDrawResultMutation, EnterDrawResultMutationVariables>;
export const RequestDrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestDrawCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestDrawCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"requestDrawCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<RequestDrawCorrectionMutation, RequestDrawCorrectionMutationVariables>;
export const DecideDrawCorrectionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideDrawCorrection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DecideDrawCorrectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"decideDrawCorrection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<DecideDrawCorrectionMutation, DecideDrawCorrectionMutationVariables>;