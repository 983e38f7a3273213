/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_LineUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a contract pays for. */
export type ContractKind =
  /** A share of what the team bet in a day. */
  | 'DAILY_SALARY'
  /** A share of what the team lost. */
  | 'DIVIDEND'
  /** A share of what the team bet in an hour. */
  | 'HOURLY_SALARY'
  /** A share of what the team bet, every five minutes. */
  | 'REALTIME_SALARY';

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

/** All that may stand in the way of a change in `lines`. */
export type LineErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** A line cannot be moved below somebody of its own. */
  | 'LINE_CIRCLE'
  /** There is no such account, or it cannot be part of a line. */
  | 'LINE_MEMBER_UNKNOWN'
  /** It stands below that account already. */
  | 'LINE_MOVE_SAME'
  /** A greatest stake must be above 0, one for each category. */
  | 'LINE_STAKE_INVALID'
  /** There is no such account directly below you. */
  | 'LINE_UNKNOWN'
  /** There is no provider {{vendor}}. Reload the page and choose again. */
  | 'LINE_VENDOR_UNKNOWN'
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
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
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
  | 'UPLOAD_TOO_LARGE';

/** Whether an account may be used. */
export type MemberStatus =
  /** The member may sign in and play. */
  | 'ACTIVE'
  /** Closed by its owner. */
  | 'CLOSED'
  /** The member may neither sign in nor play until an operator opens the account again. */
  | 'LOCKED';

/** Input of moveLine. */
export type MoveLineInput = {
  /** Whose line. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
  /** Who shall be above; null: nobody. */
  uplineId?: string | number | null | undefined;
};

/** Which members of the tree; ids come before the name, the name before the upline. */
export type OperatorLineFilter = {
  /** Begins the user name, anywhere in the tree. */
  account?: string | null | undefined;
  /** These members. */
  ids?: Array<string | number> | null | undefined;
  /** Directly below this member. */
  uplineId?: string | number | null | undefined;
};

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

export type ConsoleLinesQueryVariables = Exact<{
  filter?: Types.OperatorLineFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleLinesQuery = { page: { items: Array<ConsoleLineFragment>, pageInfo: { totalPages: number, totalItems: number } } };

export type ConsoleLineMovePreviewQueryVariables = Exact<{
  id: string | number;
  uplineAccount?: string | null | undefined;
}>;


export type ConsoleLineMovePreviewQuery = { preview: { day: string, members: number, contractCount: number, from: { account: string } | null, to: { id: string, account: string } | null, today: { stake: string, profit: string }, contracts: Array<{ id: string, kind: Types.ContractKind, payeeAccount: string, until: string }>, rulesLeft: Array<ConsoleLineRuleFragment>, rulesMet: Array<ConsoleLineRuleFragment> } };

export type MoveLineMutationVariables = Exact<{
  input: Types.MoveLineInput;
}>;


export type MoveLineMutation = { payload: { line: ConsoleLineFragment | null, userErrors: Array<(
      { code: Types.LineErrorCode }
      & ConsoleUserError_LineUserError_Fragment
    )> } };

export type ConsoleLineRuleFragment = { vendorCode: string | null, gameType: Types.GameType | null, greatest: string | null, currency: string | null };

export type ConsoleLineFragment = { id: string, account: string, isAgent: boolean, status: Types.MemberStatus, currency: string, directMembers: number, members: number, path: Array<{ id: string, account: string }>, month: { stake: string, profit: string, deposits: string, withdrawals: string, activeMembers: number }, next: { day: string, upline: { account: string } | null } | null, proposal: ConsoleProposalFragment | null };

export const ConsoleLineRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLineRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineRuleChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<ConsoleLineRuleFragment, unknown>;
export const ConsoleLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"isAgent"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"upline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleLineFragment, unknown>;
export const ConsoleLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLineFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"operatorLines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalPages"}},{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"isAgent"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"upline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleLinesQuery, ConsoleLinesQueryVariables>;
export const ConsoleLineMovePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleLineMovePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"uplineAccount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"lineMovePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"uplineAccount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"uplineAccount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"from"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"to"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"today"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contracts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"payeeAccount"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contractCount"}},{"kind":"Field","name":{"kind":"Name","value":"rulesLeft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLineRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rulesMet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLineRule"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLineRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineRuleChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]} as unknown as DocumentNode<ConsoleLineMovePreviewQuery, ConsoleLineMovePreviewQueryVariables>;
export const MoveLineDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveLineInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"moveLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"isAgent"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directMembers"}},{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"month"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"profit"}},{"kind":"Field","name":{"kind":"Name","value":"deposits"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawals"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}}]}},{"kind":"Field","name":{"kind":"Name","value":"next"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"upline"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<MoveLineMutation, MoveLineMutationVariables>;