/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleAuditEntryFragment } from '../auditLog.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which audit entries. */
export type AuditFilter = {
  /** Only this action. */
  action?: string | null | undefined;
  /** From this moment. */
  from?: string | null | undefined;
  /** Only this operator. */
  operatorAccount?: string | null | undefined;
  /** Only this thing. */
  subjectId?: string | number | null | undefined;
  /** Only this kind of thing. */
  subjectKind?: AuditSubjectKind | null | undefined;
  /** Before this moment. */
  to?: string | null | undefined;
};

/** What kinds of things operators change. */
export type AuditSubjectKind =
  /** A request to put a balance right, or to take a movement back. */
  | 'ADJUSTMENT'
  /** Up to how much one operator alone puts right. */
  | 'ADJUSTMENT_LIMIT'
  /** What an agent says is wrong with an earning. */
  | 'AGENT_DISPUTE'
  /** What the house tells everybody. */
  | 'ANNOUNCEMENT'
  /** A picture on the pages of the brand. */
  | 'BANNER'
  /** A bonus of one member, with what has to be played for it. */
  | 'BONUS'
  /** A message to many members at once. */
  | 'BROADCAST'
  /** An answer that operators give often. */
  | 'CANNED_ANSWER'
  /** A message in a chat room. */
  | 'CHAT_MESSAGE'
  /** A message that members reported. */
  | 'CHAT_REPORT'
  /** A room that members talk in. */
  | 'CHAT_ROOM'
  /** From where the files of the brand are loaded. */
  | 'CONTENT_NETWORKS'
  /** What an agent is paid by. */
  | 'CONTRACT'
  /** Terms that contracts are offered from. */
  | 'CONTRACT_TEMPLATE'
  /** One way to reach people of the brand. */
  | 'CUSTOMER_SERVICE'
  /** A deposit of a member. */
  | 'DEPOSIT'
  /** A member who may not deposit for a time. */
  | 'DEPOSIT_BLOCK'
  /** A wish that a drawn result be put right. */
  | 'DRAW_CORRECTION'
  /** A rain of red envelopes. */
  | 'ENVELOPE'
  /** A member who excluded himself. */
  | 'EXCLUSION'
  /** Lists written into files. */
  | 'EXPORT'
  /** For which deeds a brand demands two operators. */
  | 'FOUR_EYES_RULE'
  /** A game, on or off at the brand. */
  | 'GAME'
  /** The games that the lobby features. */
  | 'GAME_CHOICES'
  /** A win that somebody has to look at. */
  | 'GREAT_WIN'
  /** An article of the help pages. */
  | 'HELP_ARTICLE'
  /** Documents by which a member shows who he is. */
  | 'IDENTITY'
  /** Work that the platform does by itself. */
  | 'JOB'
  /** A race of members for prizes. */
  | 'LEADERBOARD'
  /** A lottery of the house and its rules. */
  | 'LOTTERY'
  /** One drawing of a lottery. */
  | 'LOTTERY_DRAW'
  /** Goods that points are redeemed for. */
  | 'MALL_GOODS'
  /** A player with an account. */
  | 'MEMBER'
  /** What members may send one another. */
  | 'MEMBER_TRANSFER_RULES'
  /** A brand of the house. */
  | 'MERCHANT'
  /** The words of messages that the platform sends. */
  | 'MESSAGE_TEMPLATE'
  /** What a member does for a reward. */
  | 'MISSION'
  /** Staff at the console. */
  | 'OPERATOR'
  /** A role that a brand made for its staff. */
  | 'OPERATOR_ROLE'
  /** A way to deposit. */
  | 'PAYMENT_CHANNEL'
  /** Rules of deposits. */
  | 'PAYMENT_SETTINGS'
  /** How many points a deposit earns. */
  | 'POINT_SETTINGS'
  /** Terms by which the brand gives bonuses. */
  | 'PROMOTION'
  /** What one member is given by a promotion. */
  | 'PROMOTION_CLAIM'
  /** A wheel of prizes that tickets turn. */
  | 'RAFFLE'
  /** What part of play is given back. */
  | 'REBATE_RULES'
  /** Goods that a member wants for points. */
  | 'REDEMPTION'
  /** A friend whom a member brought. */
  | 'REFERRAL'
  /** What bringing a friend is rewarded with. */
  | 'REFERRAL_RULE'
  /** A word that no message in a chat room may hold. */
  | 'REFUSED_CHAT_WORD'
  /** What people are asked when they register. */
  | 'REGISTRATION_FIELD'
  /** A member that somebody has to look at. */
  | 'RISK_CASE'
  /** What withdrawals are looked at for. */
  | 'RISK_RULE'
  /** The working out of the contracts of one window. */
  | 'SETTLEMENT'
  /** What signing in day by day is rewarded with. */
  | 'SIGN_IN_DAYS'
  /** A talk of somebody with an operator. */
  | 'SUPPORT_CHAT'
  /** Money by bank of which nobody can tell whose it is. */
  | 'SUSPENSE'
  /** A word that operators put on members. */
  | 'TAG'
  /** What somebody says to the house and is owed an answer to. */
  | 'TICKET'
  /** Until when tickets are answered. */
  | 'TICKET_RULES'
  /** How much has to be played before money goes out. */
  | 'TURNOVER_RULES'
  /** A maker of games, offered by the brand or not. */
  | 'VENDOR'
  /** A difference between a vendor's report and the books. */
  | 'VENDOR_CASE'
  /** Money between a main wallet and a vendor, of which nobody knows whether it arrived. */
  | 'VENDOR_TRANSFER'
  /** The levels of VIP and what they give. */
  | 'VIP_LEVELS'
  /** Where the brand’s own systems are told of what happens. */
  | 'WEBHOOK'
  /** A part of the product that is on or off at the brand. */
  | 'WHITELABEL_MODULE'
  /** A withdrawal of a member. */
  | 'WITHDRAWAL'
  /** Rules of withdrawals. */
  | 'WITHDRAWAL_SETTINGS';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

export type ConsoleAuditLogListQueryVariables = Exact<{
  filter?: Types.AuditFilter | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleAuditLogListQuery = { page: { items: Array<ConsoleAuditEntryFragment>, pageInfo: { totalItems: number } } };

export type ConsoleAuditLogOneQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleAuditLogOneQuery = { record: ConsoleAuditEntryFragment | null };


export const ConsoleAuditLogListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAuditLogList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleAuditEntry"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAuditEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"operatorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<ConsoleAuditLogListQuery, ConsoleAuditLogListQueryVariables>;
export const ConsoleAuditLogOneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleAuditLogOne"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"auditEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleAuditEntry"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAuditEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"operatorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]} as unknown as DocumentNode<ConsoleAuditLogOneQuery, ConsoleAuditLogOneQueryVariables>;