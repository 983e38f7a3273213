/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Input of updateContentNetworks. */
export type ContentNetworksInput = {
  /** Hosts at which games are launched. */
  games: Array<string>;
  /** Hosts of pictures, such as `https://one.example`. */
  images: Array<string>;
  /** Why, for the audit log. */
  reason: string;
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

/** Input of updateMemberTransferRules. */
export type MemberTransferRulesInput = {
  /** Most that one member may send on one day (UTC). */
  dailyMaximum: string;
  /** Most of one transfer. */
  maximum: string;
  /** Least of one transfer. */
  minimum: string;
  /** Why, for the audit log. */
  reason: string;
  /** Whether to the own line below. */
  toDownline: boolean;
  /** Whether to the direct upline. */
  toUpline: boolean;
};

/** Input of updatePaymentSettings. */
export type PaymentSettingsInput = {
  /** How long deposits are blocked after five failures in a row, minutes. */
  blockMinutes: number;
  /** A decision on more than this needs a second operator. */
  fourEyesAbove: string;
  /** How long after the end of a deposit the bank may still have carried out its transfer, seconds. */
  lateGraceSeconds: number;
  /** How long after the transfer the report of the bank may come, hours. */
  lateReportHours: number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
  /** How long a deposit for which no money came may be in review, hours. */
  reviewHours: number;
  /** How much of the amount may be missing for the member to take what arrived. */
  shortTolerancePercent: number;
};

/** How a payment goes out. */
export type PayoutGateway =
  /** A payout order to the bank, which goes by itself. */
  | 'BANK_API'
  /** An operator transfers by hand and notes the reference. */
  | 'MANUAL';

/** Input of updatePointSettings. */
export type PointSettingsInput = {
  /** Money for 1,000 points; nothing where points are not exchanged. */
  exchangeAmount: string;
  /** The least that is exchanged at once. */
  minimumPoints: string;
  /** Why, for the audit log. */
  reason: string;
  /** The ratio table, at most 20 steps. */
  steps: Array<PointStepInput>;
};

/** A step of the ratio table. */
export type PointStepInput = {
  /** From this amount of one deposit on. */
  from: string;
  /** Points for each 1,000 deposited. */
  points: string;
};

/** What a category gives back. */
export type RebateCategoryRateInput = {
  /** Category of games that the rate is for. */
  category: GameType;
  /** Per cent of the valid bet, 0 to 10, in hundredths. */
  percent: number;
};

/** Input of updateSignInDaySettings. */
export type SignInDaySettingsInput = {
  /** Whether it runs. */
  isRunning: boolean;
  /** Why, for the audit log. */
  reason: string;
  /** Of the first day, the second and so on, at most 31. */
  steps: Array<SignInDayWorthInput>;
};

/** What a day is worth. */
export type SignInDayWorthInput = {
  /** How much; of points whole ones. */
  amount: string;
  /** What it gives. */
  kind: SignInKind;
};

/** What a day gives. */
export type SignInKind =
  /** Money into the main wallet. */
  | 'MONEY'
  /** Points, which are redeemed in the mall or exchanged for money. */
  | 'POINTS';

/** What a ticket is about. */
export type TicketCategory =
  /** The account and signing in. */
  | 'ACCOUNT'
  /** A complaint, which is kept in the register and ends with an outcome. */
  | 'COMPLAINT'
  /** Money in. */
  | 'DEPOSIT'
  /** A game or a bet. */
  | 'GAME'
  /** Anything else. */
  | 'OTHER'
  /** Promotions and rewards. */
  | 'PROMOTION'
  /** What could be better. */
  | 'SUGGESTION'
  /** Money out. */
  | 'WITHDRAWAL';

/** Within which time a ticket of a category is answered and ended. */
export type TicketDeadlineInput = {
  /** Minutes to the first answer. */
  answerMinutes: number;
  /** What tickets are about that these times hold for; name each at most once, the house's own times hold for the others. */
  category: TicketCategory;
  /** Minutes to the end; a complaint takes 56 days at most. */
  resolutionMinutes: number;
};

/** Input of updateTicketRules. */
export type TicketRulesInput = {
  /** By when, by category. */
  deadlines: Array<TicketDeadlineInput>;
  /** Why; the audit log keeps it. */
  reason?: string | null | undefined;
  /** Days until an answer that nobody replies to ends a ticket, 1 to 60. */
  silenceDays: number;
};

/** Input of updateTurnoverRule. */
export type TurnoverRuleInput = {
  /** The source. */
  id: TurnoverSource;
  /** Times the amount. */
  multiplier: number;
  /** Why, for the audit log. */
  reason: string;
  /** What of a valid bet counts; a category that is not named counts in full. */
  weights: Array<TurnoverShareInput>;
};

/** What of a valid bet counts in a category. */
export type TurnoverShareInput = {
  /** The category. */
  gameType: GameType;
  /** Per cent of the valid bet. */
  percent: number;
};

/** What a bucket comes from. */
export type TurnoverSource =
  /** Money that the house gave; `reward` says for what. */
  | 'BONUS'
  /** Money that the member paid in. */
  | 'DEPOSIT'
  /** Money given back on what was played. */
  | 'REBATE';

/** Input of updateRebateRules. */
export type UpdateRebateRulesInput = {
  /** How many days a day's rebate may be claimed, 1 to 60. */
  claimDays: number;
  /** The most that the play of one day brings a member; zero where there is no such amount. */
  dailyCap: string;
  /** Whether the daily job gives what is open; else members claim it. */
  isAutomatic: boolean;
  /** Less than that is not given; it waits for more. */
  leastClaim: string;
  /** Of each category; one that is not named gives nothing. */
  rates: Array<RebateCategoryRateInput>;
  /** Why; kept in the audit log. */
  reason: string;
};

/** Input of updateReferralRule. */
export type UpdateReferralRuleInput = {
  /** For each friend. */
  fixed: string;
  /** The most that comes of the percentage. */
  greatestShare: string;
  /** Whether friends are promised anything. */
  isRunning: boolean;
  /** What the friend's deposits have to reach together. */
  leastDeposit: string;
  /** What the friend has to play. */
  leastValidBet: string;
  /** Friends for whom a member is paid in a month. */
  mostFriends: number;
  /** Per cent of the friend's first deposit, on top. */
  percent: number;
  /** Why; kept in the audit log. */
  reason: string;
};

/** Input of updateWithdrawalSettings. */
export type WithdrawalSettingsInput = {
  /** Minutes that a new payout account rests before money goes to it. */
  accountRestMinutes: number;
  /** Minutes without an answer after which the money counts as received. */
  autoReceiveMinutes: number;
  /** Withdrawals of a member a day. */
  dailyCount: number;
  /** Most of a member a day. */
  dailySum: string;
  /** Above it two operators must approve; a raise counts after a day. */
  fourEyesAbove: string;
  /** How money goes out. */
  gateway: PayoutGateway;
  /** Most of one withdrawal. */
  maximum: string;
  /** Whether a member may cancel while nobody works on it. */
  mayCancel: boolean;
  /** Least of one withdrawal. */
  minimum: string;
  /** Withdrawals of a member that may be under way at once. */
  openAtOnce: number;
  /** Amounts on offer. */
  quickAmounts: Array<string>;
  /** Why, for the audit log. */
  reason: string;
  /** Operators are told of a win of so much. */
  winAlarmFrom: string;
};

export type ConsoleWithdrawalSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleWithdrawalSettingsQuery = { settings: ConsoleWithdrawalSettingsPartsFragment };

export type UpdateWithdrawalSettingsMutationVariables = Exact<{
  input: Types.WithdrawalSettingsInput;
}>;


export type UpdateWithdrawalSettingsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleWithdrawalSettingsPartsFragment = { id: string, currency: string, minimum: string, maximum: string, quickAmounts: Array<string>, dailyCount: number, dailySum: string, openAtOnce: number, fourEyesAbove: string, fourEyesPending: string | null, fourEyesPendingFrom: string | null, autoReceiveMinutes: number, accountRestMinutes: number, mayCancel: boolean, gateway: Types.PayoutGateway, winAlarmFrom: string, proposal: ConsoleProposalFragment | null };

export type ConsoleTurnoverRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTurnoverRulesQuery = { rules: Array<ConsoleTurnoverRuleFragment> };

export type UpdateTurnoverRuleMutationVariables = Exact<{
  input: Types.TurnoverRuleInput;
}>;


export type UpdateTurnoverRuleMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleTurnoverRuleFragment = { id: Types.TurnoverSource, multiplier: number, weights: Array<{ gameType: Types.GameType, percent: number }>, proposal: ConsoleProposalFragment | null };

export type ConsoleMemberTransferRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleMemberTransferRulesQuery = { rules: { id: string, currency: string, toUpline: boolean, toDownline: boolean, minimum: string, maximum: string, dailyMaximum: string, proposal: ConsoleProposalFragment | null } };

export type UpdateMemberTransferRulesMutationVariables = Exact<{
  input: Types.MemberTransferRulesInput;
}>;


export type UpdateMemberTransferRulesMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsolePaymentSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePaymentSettingsQuery = { settings: { id: string, currency: string, shortTolerancePercent: number, lateGraceSeconds: number, lateReportHours: number, fourEyesAbove: string, fourEyesPending: string | null, fourEyesPendingFrom: string | null, blockMinutes: number, reviewHours: number, proposal: ConsoleProposalFragment | null } };

export type UpdatePaymentSettingsMutationVariables = Exact<{
  input: Types.PaymentSettingsInput;
}>;


export type UpdatePaymentSettingsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleContentNetworksQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleContentNetworksQuery = { networks: { id: string, images: Array<string>, games: Array<string> } };

export type UpdateContentNetworksMutationVariables = Exact<{
  input: Types.ContentNetworksInput;
}>;


export type UpdateContentNetworksMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsolePointSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsolePointSettingsQuery = { settings: { id: string, currency: string, exchangeAmount: string, minimumPoints: string, steps: Array<{ from: string, points: string }>, proposal: ConsoleProposalFragment | null } };

export type UpdatePointSettingsMutationVariables = Exact<{
  input: Types.PointSettingsInput;
}>;


export type UpdatePointSettingsMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleReferralRuleQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleReferralRuleQuery = { rule: { id: string, isRunning: boolean, fixed: string, percent: number, greatestShare: string, leastDeposit: string, leastValidBet: string, mostFriends: number, proposal: ConsoleProposalFragment | null } };

export type UpdateReferralRuleMutationVariables = Exact<{
  input: Types.UpdateReferralRuleInput;
}>;


export type UpdateReferralRuleMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleRebateRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleRebateRulesQuery = { rules: { id: string, isAutomatic: boolean, leastClaim: string, dailyCap: string, claimDays: number, rates: Array<{ category: Types.GameType, percent: number }>, proposal: ConsoleProposalFragment | null } };

export type UpdateRebateRulesMutationVariables = Exact<{
  input: Types.UpdateRebateRulesInput;
}>;


export type UpdateRebateRulesMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleSignInDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleSignInDaysQuery = { settings: { id: string, isRunning: boolean, currency: string, money: string, points: string, steps: Array<{ kind: Types.SignInKind, amount: string }>, lately: { claims: number, money: string, points: string }, proposal: ConsoleProposalFragment | null } };

export type UpdateSignInDaysMutationVariables = Exact<{
  input: Types.SignInDaySettingsInput;
}>;


export type UpdateSignInDaysMutation = { payload: { saved: { proposal: { id: string } | null } | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleTicketRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleTicketRulesQuery = { rules: { id: string, silenceDays: number, deadlines: Array<{ category: Types.TicketCategory, answerMinutes: number, resolutionMinutes: number }> } };

export type UpdateTicketRulesMutationVariables = Exact<{
  input: Types.TicketRulesInput;
}>;


export type UpdateTicketRulesMutation = { payload: { userErrors: Array<ConsoleUserErrorFragment> } };

export const ConsoleWithdrawalSettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWithdrawalSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"quickAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCount"}},{"kind":"Field","name":{"kind":"Name","value":"dailySum"}},{"kind":"Field","name":{"kind":"Name","value":"openAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPending"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPendingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"autoReceiveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"accountRestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"winAlarmFrom"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleWithdrawalSettingsPartsFragment, unknown>;
export const ConsoleTurnoverRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTurnoverRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnoverRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleTurnoverRuleFragment, unknown>;
export const ConsoleWithdrawalSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleWithdrawalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"withdrawalSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleWithdrawalSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleWithdrawalSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"quickAmounts"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCount"}},{"kind":"Field","name":{"kind":"Name","value":"dailySum"}},{"kind":"Field","name":{"kind":"Name","value":"openAtOnce"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPending"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPendingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"autoReceiveMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"accountRestMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mayCancel"}},{"kind":"Field","name":{"kind":"Name","value":"gateway"}},{"kind":"Field","name":{"kind":"Name","value":"winAlarmFrom"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleWithdrawalSettingsQuery, ConsoleWithdrawalSettingsQueryVariables>;
export const UpdateWithdrawalSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWithdrawalSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WithdrawalSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateWithdrawalSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateWithdrawalSettingsMutation, UpdateWithdrawalSettingsMutationVariables>;
export const ConsoleTurnoverRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTurnoverRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"turnoverRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTurnoverRule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTurnoverRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TurnoverRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"multiplier"}},{"kind":"Field","name":{"kind":"Name","value":"weights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleTurnoverRulesQuery, ConsoleTurnoverRulesQueryVariables>;
export const UpdateTurnoverRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTurnoverRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TurnoverRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateTurnoverRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateTurnoverRuleMutation, UpdateTurnoverRuleMutationVariables>;
export const ConsoleMemberTransferRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMemberTransferRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"memberTransferRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"toUpline"}},{"kind":"Field","name":{"kind":"Name","value":"toDownline"}},{"kind":"Field","name":{"kind":"Name","value":"minimum"}},{"kind":"Field","name":{"kind":"Name","value":"maximum"}},{"kind":"Field","name":{"kind":"Name","value":"dailyMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleMemberTransferRulesQuery, ConsoleMemberTransferRulesQueryVariables>;
export const UpdateMemberTransferRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMemberTransferRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MemberTransferRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateMemberTransferRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateMemberTransferRulesMutation, UpdateMemberTransferRulesMutationVariables>;
export const ConsolePaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsolePaymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"paymentSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"shortTolerancePercent"}},{"kind":"Field","name":{"kind":"Name","value":"lateGraceSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"lateReportHours"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesAbove"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPending"}},{"kind":"Field","name":{"kind":"Name","value":"fourEyesPendingFrom"}},{"kind":"Field","name":{"kind":"Name","value":"blockMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"reviewHours"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsolePaymentSettingsQuery, ConsolePaymentSettingsQueryVariables>;
export const UpdatePaymentSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePaymentSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updatePaymentSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdatePaymentSettingsMutation, UpdatePaymentSettingsMutationVariables>;
export const ConsoleContentNetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleContentNetworks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"networks"},"name":{"kind":"Name","value":"contentNetworks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"}},{"kind":"Field","name":{"kind":"Name","value":"games"}}]}}]}}]} as unknown as DocumentNode<ConsoleContentNetworksQuery, ConsoleContentNetworksQueryVariables>;
export const UpdateContentNetworksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateContentNetworks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContentNetworksInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateContentNetworks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateContentNetworksMutation, UpdateContentNetworksMutationVariables>;
export const ConsolePointSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsolePointSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"pointSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"exchangeAmount"}},{"kind":"Field","name":{"kind":"Name","value":"minimumPoints"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsolePointSettingsQuery, ConsolePointSettingsQueryVariables>;
export const UpdatePointSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePointSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PointSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updatePointSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdatePointSettingsMutation, UpdatePointSettingsMutationVariables>;
export const ConsoleReferralRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleReferralRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rule"},"name":{"kind":"Name","value":"referralRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"fixed"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"greatestShare"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposit"}},{"kind":"Field","name":{"kind":"Name","value":"leastValidBet"}},{"kind":"Field","name":{"kind":"Name","value":"mostFriends"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleReferralRuleQuery, ConsoleReferralRuleQueryVariables>;
export const UpdateReferralRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateReferralRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateReferralRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateReferralRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateReferralRuleMutation, UpdateReferralRuleMutationVariables>;
export const ConsoleRebateRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleRebateRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"rebateRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAutomatic"}},{"kind":"Field","name":{"kind":"Name","value":"rates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leastClaim"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCap"}},{"kind":"Field","name":{"kind":"Name","value":"claimDays"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleRebateRulesQuery, ConsoleRebateRulesQueryVariables>;
export const UpdateRebateRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateRebateRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateRebateRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateRebateRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateRebateRulesMutation, UpdateRebateRulesMutationVariables>;
export const ConsoleSignInDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSignInDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"settings"},"name":{"kind":"Name","value":"signInDaySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRunning"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"money"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"lately"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claims"}},{"kind":"Field","name":{"kind":"Name","value":"money"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleSignInDaysQuery, ConsoleSignInDaysQueryVariables>;
export const UpdateSignInDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSignInDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInDaySettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateSignInDaySettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateSignInDaysMutation, UpdateSignInDaysMutationVariables>;
export const ConsoleTicketRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleTicketRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"ticketRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"silenceDays"}},{"kind":"Field","name":{"kind":"Name","value":"deadlines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"answerMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"resolutionMinutes"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleTicketRulesQuery, ConsoleTicketRulesQueryVariables>;
export const UpdateTicketRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTicketRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TicketRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateTicketRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateTicketRulesMutation, UpdateTicketRulesMutationVariables>;