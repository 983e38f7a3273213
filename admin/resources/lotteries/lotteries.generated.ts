/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_LotteryUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
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

export type ConsoleLotteryRowFragment = { id: string, gameId: string, name: string, family: string, vendorCode: string, gameType: Types.GameType, periodSeconds: number | null, closeSeconds: number, isOpen: boolean, availability: Types.Availability, rulesVersion: number, currentDraw: { id: string, number: string, drawsAt: string } | null };

export type ConsoleLotteryRulesFragment = { version: number, withheld: Array<string>, lowestSeries: number, highestSeries: number, returnFloor: number, smallestUnit: string, numberPayoutLimit: string, playTypeStakeLimit: string, drawStakeLimit: string, memberStakeLimit: string, singleWinLimit: string, createdBy: string, createdAt: string, odds: Array<{ playType: string, prize: string, odds: number }> };

export type PreviewLotteryRulesQueryVariables = Exact<{
  input: Types.LotteryRulesInput;
}>;


export type PreviewLotteryRulesQuery = { preview: { raises: boolean, tooLow: Array<{ playType: string, ticket: string | null, returnRate: number }>, tooHigh: Array<{ playType: string, ticket: string | null, returnRate: number }> } };

export type SaveLotteryRulesMutationVariables = Exact<{
  input: Types.SaveLotteryRulesInput;
}>;


export type SaveLotteryRulesMutation = { payload: { detail: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & ConsoleUserError_LotteryUserError_Fragment
    )> } };

export type UpdateLotteryMutationVariables = Exact<{
  input: Types.UpdateLotteryInput;
}>;


export type UpdateLotteryMutation = { payload: { detail: { proposal: { id: string } | null } | null, userErrors: Array<(
      { code: Types.LotteryErrorCode }
      & ConsoleUserError_LotteryUserError_Fragment
    )> } };

export type ConsoleLotteryDetailFragment = { lottery: ConsoleLotteryRowFragment, rules: ConsoleLotteryRulesFragment, versions: Array<ConsoleLotteryRulesFragment>, proposal: ConsoleProposalFragment | null, closingProposal: ConsoleProposalFragment | null };

export const ConsoleLotteryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}}]} as unknown as DocumentNode<ConsoleLotteryRowFragment, unknown>;
export const ConsoleLotteryRulesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLotteryRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"lowestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"returnFloor"}},{"kind":"Field","name":{"kind":"Name","value":"smallestUnit"}},{"kind":"Field","name":{"kind":"Name","value":"numberPayoutLimit"}},{"kind":"Field","name":{"kind":"Name","value":"playTypeStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"drawStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"singleWinLimit"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<ConsoleLotteryRulesFragment, unknown>;
export const ConsoleLotteryDetailFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryDetail"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLotteryDetail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lottery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLotteryRules"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"closingProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLottery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"family"}},{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"periodSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"closeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}},{"kind":"Field","name":{"kind":"Name","value":"rulesVersion"}},{"kind":"Field","name":{"kind":"Name","value":"currentDraw"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"drawsAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLotteryRules"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLotteryRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"odds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"prize"}},{"kind":"Field","name":{"kind":"Name","value":"odds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"withheld"}},{"kind":"Field","name":{"kind":"Name","value":"lowestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"highestSeries"}},{"kind":"Field","name":{"kind":"Name","value":"returnFloor"}},{"kind":"Field","name":{"kind":"Name","value":"smallestUnit"}},{"kind":"Field","name":{"kind":"Name","value":"numberPayoutLimit"}},{"kind":"Field","name":{"kind":"Name","value":"playTypeStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"drawStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"memberStakeLimit"}},{"kind":"Field","name":{"kind":"Name","value":"singleWinLimit"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleLotteryDetailFragment, unknown>;
export const PreviewLotteryRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewLotteryRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LotteryRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"previewLotteryRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tooLow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"returnRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tooHigh"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playType"}},{"kind":"Field","name":{"kind":"Name","value":"ticket"}},{"kind":"Field","name":{"kind":"Name","value":"returnRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"raises"}}]}}]}}]} as unknown as DocumentNode<PreviewLotteryRulesQuery, PreviewLotteryRulesQueryVariables>;
export const SaveLotteryRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveLotteryRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveLotteryRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"saveLotteryRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveLotteryRulesMutation, SaveLotteryRulesMutationVariables>;
export const UpdateLotteryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateLottery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLotteryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateLottery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"proposal"},"name":{"kind":"Name","value":"closingProposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<UpdateLotteryMutation, UpdateLotteryMutationVariables>;