/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** It can be started now. */
  | 'OPEN';

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

/** Odds of a prize that the brand sets. */
export type LotteryOddsInput = {
  /** Gross odds in 1/10,000. */
  odds: number;
  /** Code of a play type of the lottery, such as `lo-2`. */
  playType: string;
  /** Code of a prize of that play type, such as `win`. */
  prize: string;
};

/** Input of previewLotteryRules. */
export type LotteryRulesInput = {
  /** The most that may be staked on a draw. */
  drawStakeLimit: string;
  /** Highest prize group a member may choose. */
  highestSeries: number;
  /** Code of the lottery. */
  id: string | number;
  /** Lowest prize group a member may choose. */
  lowestSeries: number;
  /** The most that one member may stake on a draw. */
  memberStakeLimit: string;
  /** The most that one number of a draw may pay. */
  numberPayoutLimit: string;
  /** Odds the brand sets; others follow the prize group or the usual table. */
  odds: Array<LotteryOddsInput>;
  /** The most that may be staked on one play type of a draw. */
  playTypeStakeLimit: string;
  /** Least return of any ticket, in 1/10,000: at least 7500, the floor of the house. */
  returnFloor: number;
  /** The most that one bet may win: what may win more is refused. */
  singleWinLimit: string;
  /** Least stake of a ticket on a prize line. */
  smallestUnit: string;
  /** Play types that are not offered. */
  withheld: Array<string>;
};

/** Input of saveLotteryRules. */
export type SaveLotteryRulesInput = {
  /** Version they were made from; refused when it is old. */
  basedOn: number;
  /** The most that may be staked on a draw. */
  drawStakeLimit: string;
  /** Highest prize group a member may choose. */
  highestSeries: number;
  /** Code of the lottery. */
  id: string | number;
  /** Lowest prize group a member may choose. */
  lowestSeries: number;
  /** The most that one member may stake on a draw. */
  memberStakeLimit: string;
  /** The most that one number of a draw may pay. */
  numberPayoutLimit: string;
  /** Odds the brand sets; others follow the prize group or the usual table. */
  odds: Array<LotteryOddsInput>;
  /** The most that may be staked on one play type of a draw. */
  playTypeStakeLimit: string;
  /** Why, for the audit log. */
  reason: string;
  /** Least return of any ticket, in 1/10,000: at least 7500, the floor of the house. */
  returnFloor: number;
  /** The most that one bet may win: what may win more is refused. */
  singleWinLimit: string;
  /** Least stake of a ticket on a prize line. */
  smallestUnit: string;
  /** Play types that are not offered. */
  withheld: Array<string>;
};

/** Input of updateLottery. */
export type UpdateLotteryInput = {
  /** Bets end so many seconds before the draw; draws planned already keep theirs. */
  closeSeconds?: number | null | undefined;
  /** Code of the lottery. */
  id: string | number;
  /** Whether it takes bets. */
  isOpen?: boolean | null | undefined;
  /** Why, for the audit log. */
  reason: string;
};

export type ConsoleLotteriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleLotteriesQuery = { page: Array<ConsoleLotteryRowFragment> };

export type ConsoleLotteryQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleLotteryQuery = { record: { lottery: ConsoleLotteryRowFragment, rules: ConsoleLotteryRulesFragment, versions: Array<ConsoleLotteryRulesFragment>, proposal: ConsoleProposalFragment | null, closingProposal: ConsoleProposalFragment | null } | null };

export type ConsoleLotteryRowFragment = { id: string, gameId: string, name: string, family: string, vendorCode: string, gameType: Types.GameType, periodSeconds: number | null, closeSeconds: number, isOpen: boolean, availability: Types.Availability, rulesVersion: number, currentDraw: { id: string, number: string, drawsAt: string } | null };

export type ConsoleLotteryRulesFragment = { version: number, withheld: Array<string>, lowestSeries: number, highestSeries: number, returnFloor: number, smallestUnit: string, numberPayoutLimit: string, playTypeStakeLimit: string, drawStakeLimit: string, memberStakeLimit: string, singleWinLimit: string, createdBy: string, createdAt: string, odds: Array<{ playType: string, prize: string, odds: number }> };

export type PreviewLotteryRulesQueryVariables = Exact<{
  input: Types.LotteryRulesInput;
}>;


export type PreviewLotteryRulesQuery = { preview: { raises: boolean, tooLow: Array<{ playType: string, ticket: string | null, returnRate: number }>, tooHigh: Array<{ playType: string, ticket: string | null, returnRate: number }> } };

export type SaveLotteryRulesMutationVariables = Exact<{
  input: Types.SaveLotteryRulesInput;
}>;


export type SaveLotteryRulesMutation = { payload: { detail: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type UpdateLotteryMutationVariables = Exact<{
  input: Types.UpdateLotteryInput;
}>;


export type UpdateLotteryMutation = { payload: { detail: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export const ConsoleLotteryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}}]} as unknown as DocumentNode<ConsoleLotteryRowFragment, unknown>;
export const ConsoleLotteryRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLotteryRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"lowestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"returnFloor"}},{"kind":"Field","name":{"kind":"Name","value":"smallestUnit"}},{"kind":"Field","name":{"kind":"Name","value":"numberPayoutLimit"}},{"kind":"Field","name":{"kind":"Name","value":"playTypeStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"drawStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"singleWinLimit"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleLotteryRulesFragment, unknown>;
export const ConsoleLotteriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleLotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorLotteries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}}]} as unknown as DocumentNode<ConsoleLotteriesQuery, ConsoleLotteriesQueryVariables>;
export const ConsoleLotteryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleLottery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"operatorLottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLotteryRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"lowestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"returnFloor"}},{"kind":"Field","name":{"kind":"Name","value":"smallestUnit"}},{"kind":"Field","name":{"kind":"Name","value":"numberPayoutLimit"}},{"kind":"Field","name":{"kind":"Name","value":"playTypeStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"drawStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"singleWinLimit"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleLotteryQuery, ConsoleLotteryQueryVariables>;
export const PreviewLotteryRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewLotteryRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"previewLotteryRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tooLow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"returnRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tooHigh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"returnRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raises"}}]}}]}}]} as unknown as DocumentNode<PreviewLotteryRulesQuery, PreviewLotteryRulesQueryVariables>;
export const SaveLotteryRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLotteryRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLotteryRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"saveLotteryRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveLotteryRulesMutation, SaveLotteryRulesMutationVariables>;
export const UpdateLotteryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLottery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLotteryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateLottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"proposal"},"name":{"kind":"Name","value":"closingProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateLotteryMutation, UpdateLotteryMutationVariables>;