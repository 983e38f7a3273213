/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** What came out of a comparison with the bank. */
export type BankComparisonOutcome =
  /** Both sides have the same. */
  | 'BALANCED'
  /** Something differs. */
  | 'DIFFERENT'
  /** Nothing was compared. */
  | 'NOT_COMPARED'
  /** It is under way. */
  | 'RUNNING';

/** Whether a brand is open. */
export type MerchantStatus =
  /** Closed for maintenance: nobody but operators comes in. */
  | 'MAINTENANCE'
  /** Visitors and members come in. */
  | 'OPEN';

export type ConsoleDashboardQueryVariables = Exact<{
  since: string;
}>;


export type ConsoleDashboardQuery = { figures: { currency: string, deposited: string, withdrawn: string, grossRevenue: string, activeMembers: number }, fortnight: { currency: string, days: Array<{ day: string, deposited: string, withdrawn: string, grossRevenue: string }> }, trialBalance: { ranAt: string, balanced: boolean, mismatches: Array<{ kind: string, subject: string }> } | null, bankComparisons: { items: Array<{ outcome: Types.BankComparisonOutcome }> }, merchants: { items: Array<{ id: string, code: string, name: string, status: Types.MerchantStatus, maintenanceUntil: string | null, blockedCountries: Array<string> }> }, allMembers: { items: Array<{ id: string, account: string, registeredAt: string }>, pageInfo: { totalItems: number } }, lockedMembers: { pageInfo: { totalItems: number } }, publishedBanners: { pageInfo: { totalItems: number } }, publishedNotices: { pageInfo: { totalItems: number } }, lastChanges: { items: Array<{ id: string, at: string, operatorAccount: string, action: string, subjectKind: Types.AuditSubjectKind, subjectId: string }>, pageInfo: { totalItems: number } } };


export const ConsoleDashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"figures"},"name":{"kind":"Name","value":"deskFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"grossRevenue"}},{"kind":"Field","name":{"kind":"Name","value":"activeMembers"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"fortnight"},"name":{"kind":"Name","value":"deskDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"deposited"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}},{"kind":"Field","name":{"kind":"Name","value":"grossRevenue"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"trialBalance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ranAt"}},{"kind":"Field","name":{"kind":"Name","value":"balanced"}},{"kind":"Field","name":{"kind":"Name","value":"mismatches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"bankComparisons"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"20"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"merchants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"allMembers"},"name":{"kind":"Name","value":"operatorMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"REGISTERED_AT"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DESC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lockedMembers"},"name":{"kind":"Name","value":"operatorMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"LOCKED"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"publishedBanners"},"name":{"kind":"Name","value":"operatorBanners"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published"},"value":{"kind":"BooleanValue","value":true}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"publishedNotices"},"name":{"kind":"Name","value":"operatorAnnouncements"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"published"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"NOTICE"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"lastChanges"},"name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"ObjectField","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"6"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"operatorAccount"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"subjectKind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}}]} as unknown as DocumentNode<ConsoleDashboardQuery, ConsoleDashboardQueryVariables>;