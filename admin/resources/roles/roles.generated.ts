/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What operators may be allowed to do. */
export type OperatorRight =
  /** May ask for and approve adjustments. */
  | 'ADJUSTMENTS_CHANGE'
  /** May see adjustments. */
  | 'ADJUSTMENTS_READ'
  /** May see reports of agents. */
  | 'AGENTS_READ'
  /** May disable subaccounts of agents. */
  | 'AGENT_SUBACCOUNTS_CHANGE'
  /** May see subaccounts of agents. */
  | 'AGENT_SUBACCOUNTS_READ'
  /** May change announcements. */
  | 'ANNOUNCEMENTS_CHANGE'
  /** May see announcements. */
  | 'ANNOUNCEMENTS_READ'
  /** May see the audit log. */
  | 'AUDIT_READ'
  /** May see the comparison with the bank. */
  | 'BANK_COMPARISON_READ'
  /** May run the comparison with the bank. */
  | 'BANK_COMPARISON_RUN'
  /** May change banners. */
  | 'BANNERS_CHANGE'
  /** May see banners. */
  | 'BANNERS_READ'
  /** May see bets. */
  | 'BETS_READ'
  /** May cancel bonuses of members. */
  | 'BONUSES_CANCEL'
  /** May see what members have to play. */
  | 'BONUSES_READ'
  /** May see broadcasts. */
  | 'BROADCASTS_READ'
  /** May send, pause and cancel broadcasts. */
  | 'BROADCASTS_SEND'
  /** May write broadcasts. */
  | 'BROADCASTS_WRITE'
  /** May change canned answers. */
  | 'CANNED_ANSWERS_CHANGE'
  /** May see canned answers. */
  | 'CANNED_ANSWERS_READ'
  /** May remove messages, mute members and decide reports. */
  | 'CHAT_MODERATE'
  /** May read the chat, its reports and mutes. */
  | 'CHAT_READ'
  /** May set chat rooms and the list of words. */
  | 'CHAT_SETTINGS'
  /** May change content networks. */
  | 'CONTENT_NETWORKS_CHANGE'
  /** May see content networks. */
  | 'CONTENT_NETWORKS_READ'
  /** May see contracts of agents. */
  | 'CONTRACTS_READ'
  /** May propose, sign and refuse contracts of agents, and change their templates. */
  | 'CONTRACTS_WRITE'
  /** May change the ways to reach customer service. */
  | 'CUSTOMER_SERVICES_CHANGE'
  /** May see the ways to reach customer service. */
  | 'CUSTOMER_SERVICES_READ'
  /** May decide deposits. */
  | 'DEPOSITS_DECIDE'
  /** May see deposits. */
  | 'DEPOSITS_READ'
  /** May lift deposit blocks. */
  | 'DEPOSIT_BLOCKS_CHANGE'
  /** May see deposit blocks. */
  | 'DEPOSIT_BLOCKS_READ'
  /** May answer disputes of agents. */
  | 'DISPUTES_DECIDE'
  /** May see disputes of agents. */
  | 'DISPUTES_READ'
  /** May plan and publish red envelopes. */
  | 'ENVELOPES_CHANGE'
  /** May read red envelopes. */
  | 'ENVELOPES_READ'
  /** May have lists written into files as a whole, and read one's own such files. */
  | 'EXPORTS_READ'
  /** May see the overview figures. */
  | 'FIGURES_READ'
  /** May see pictures. */
  | 'FILES_READ'
  /** May upload pictures. */
  | 'FILES_UPLOAD'
  /** May demand two operators for deeds of the brand, or propose that one suffices. */
  | 'FOUR_EYES_CHANGE'
  /** May see which deeds take two operators. */
  | 'FOUR_EYES_READ'
  /** May change games. */
  | 'GAMES_CHANGE'
  /** May see games. */
  | 'GAMES_READ'
  /** May see great wins. */
  | 'GREAT_WINS_READ'
  /** May review great wins. */
  | 'GREAT_WINS_REVIEW'
  /** May see help articles. */
  | 'HELP_READ'
  /** May write and publish help articles. */
  | 'HELP_WRITE'
  /** May decide identities. */
  | 'IDENTITY_DECIDE'
  /** May see identities. */
  | 'IDENTITY_READ'
  /** May see jobs of the platform. */
  | 'JOBS_READ'
  /** May run jobs, and decide about work that gave up. */
  | 'JOBS_RUN'
  /** May begin and end leaderboards. */
  | 'LEADERBOARDS_CHANGE'
  /** May see leaderboards. */
  | 'LEADERBOARDS_READ'
  /** May move lines of agents. */
  | 'LINES_CHANGE'
  /** May see the agents' tree. */
  | 'LINES_READ'
  /** May change lotteries. */
  | 'LOTTERIES_CHANGE'
  /** May see lotteries. */
  | 'LOTTERIES_READ'
  /** May correct draws. */
  | 'LOTTERY_DRAWS_CORRECT'
  /** May enter results of draws. */
  | 'LOTTERY_DRAWS_ENTER'
  /** May see draws. */
  | 'LOTTERY_DRAWS_READ'
  /** May make, change and open goods of the points mall. */
  | 'MALL_GOODS_CHANGE'
  /** May see the goods of the points mall. */
  | 'MALL_GOODS_READ'
  /** May change members. */
  | 'MEMBERS_CHANGE'
  /** May see members. */
  | 'MEMBERS_READ'
  /** May tag members. */
  | 'MEMBERS_TAG'
  /** May change transfer rules. */
  | 'MEMBER_TRANSFER_RULES_CHANGE'
  /** May see transfer rules. */
  | 'MEMBER_TRANSFER_RULES_READ'
  /** May change brands. */
  | 'MERCHANTS_CHANGE'
  /** May open brands, which takes it at all brands of the house. */
  | 'MERCHANTS_CREATE'
  /** May see brands. */
  | 'MERCHANTS_READ'
  /** May begin and end missions. */
  | 'MISSIONS_CHANGE'
  /** May see missions. */
  | 'MISSIONS_READ'
  /** May turn modules on and off. */
  | 'MODULES_CHANGE'
  /** May see modules. */
  | 'MODULES_READ'
  /** May see notes. */
  | 'NOTES_READ'
  /** May write notes. */
  | 'NOTES_WRITE'
  /** May change staff. */
  | 'OPERATORS_CHANGE'
  /** May see staff. */
  | 'OPERATORS_READ'
  /** May see the report on what operators did. */
  | 'OPERATOR_REPORT_READ'
  /** May change ways to deposit. */
  | 'PAYMENT_CHANNELS_CHANGE'
  /** May see ways to deposit. */
  | 'PAYMENT_CHANNELS_READ'
  /** May change deposit rules. */
  | 'PAYMENT_SETTINGS_CHANGE'
  /** May see deposit rules. */
  | 'PAYMENT_SETTINGS_READ'
  /** May change the ratio table and the exchange of points. */
  | 'POINT_SETTINGS_CHANGE'
  /** May see the ratio table of points. */
  | 'POINT_SETTINGS_READ'
  /** May write and publish promotions. */
  | 'PROMOTIONS_CHANGE'
  /** May decide claims of promotions. */
  | 'PROMOTIONS_DECIDE'
  /** May see promotions. */
  | 'PROMOTIONS_READ'
  /** May see what waits for a second person. */
  | 'PROPOSALS_READ'
  /** May refuse what waits for a second person. */
  | 'PROPOSALS_REFUSE'
  /** May decide on player protection. */
  | 'PROTECTION_DECIDE'
  /** May see player protection. */
  | 'PROTECTION_READ'
  /** May plan and publish raffles. */
  | 'RAFFLES_CHANGE'
  /** May read raffles. */
  | 'RAFFLES_READ'
  /** May see rebates that were given. */
  | 'REBATE_CLAIMS_READ'
  /** May change the rule of rebates. */
  | 'REBATE_RULES_CHANGE'
  /** May see the rule of rebates. */
  | 'REBATE_RULES_READ'
  /** May approve or reject redemptions of points. */
  | 'REDEMPTIONS_DECIDE'
  /** May see redemptions of points. */
  | 'REDEMPTIONS_READ'
  /** May decide about rewards for friends. */
  | 'REFERRALS_DECIDE'
  /** May see referred friends. */
  | 'REFERRALS_READ'
  /** May change the rule of referral rewards. */
  | 'REFERRAL_RULE_CHANGE'
  /** May see the rule of referral rewards. */
  | 'REFERRAL_RULE_READ'
  /** May change registration fields. */
  | 'REGISTRATION_FIELDS_CHANGE'
  /** May see registration fields. */
  | 'REGISTRATION_FIELDS_READ'
  /** May see reports of the brand. */
  | 'REPORTS_READ'
  /** May open, take, note and close cases about members. */
  | 'RISK_CASES_ACT'
  /** May see what rules found about members, and the cases. */
  | 'RISK_CASES_READ'
  /** May change the rules that withdrawals are looked at by. */
  | 'RISK_RULES_CHANGE'
  /** May see and try the rules that withdrawals are looked at by. */
  | 'RISK_RULES_READ'
  /** May approve settlements. */
  | 'SETTLEMENTS_APPROVE'
  /** May hold, deny and work out settlements anew. */
  | 'SETTLEMENTS_CHANGE'
  /** May see settlements of agents. */
  | 'SETTLEMENTS_READ'
  /** May change sign-in rewards. */
  | 'SIGN_IN_DAYS_CHANGE'
  /** May read sign-in rewards. */
  | 'SIGN_IN_DAYS_READ'
  /** May answer conversations with customer service. */
  | 'SUPPORT_ANSWER'
  /** May see conversations with customer service. */
  | 'SUPPORT_READ'
  /** May decide money in suspense. */
  | 'SUSPENSE_DECIDE'
  /** May see money in suspense. */
  | 'SUSPENSE_READ'
  /** May change tags. */
  | 'TAGS_CHANGE'
  /** May see tags. */
  | 'TAGS_READ'
  /** May change the words of messages. */
  | 'TEMPLATES_CHANGE'
  /** May see the words of messages. */
  | 'TEMPLATES_READ'
  /** May answer feedback and complaints. */
  | 'TICKETS_ANSWER'
  /** May read feedback and complaints. */
  | 'TICKETS_READ'
  /** May change deadlines for answers. */
  | 'TICKETS_SETTINGS'
  /** May see movements of money. */
  | 'TRANSFERS_READ'
  /** May see the trial balance. */
  | 'TRIAL_BALANCE_READ'
  /** May run the trial balance. */
  | 'TRIAL_BALANCE_RUN'
  /** May change turnover rules. */
  | 'TURNOVER_RULES_CHANGE'
  /** May see turnover rules. */
  | 'TURNOVER_RULES_READ'
  /** May change vendors. */
  | 'VENDORS_CHANGE'
  /** May see vendors. */
  | 'VENDORS_READ'
  /** May note what became of a case with a vendor, and close it. */
  | 'VENDOR_CASES_CLOSE'
  /** May read the cases that differences with vendors made. */
  | 'VENDOR_CASES_READ'
  /** May see the health of vendors. */
  | 'VENDOR_HEALTH_READ'
  /** May read how vendors' reports compare with the books. */
  | 'VENDOR_RECONCILIATION_READ'
  /** May have a day of a vendor compared. */
  | 'VENDOR_RECONCILIATION_RUN'
  /** May settle vendor transfers. */
  | 'VENDOR_TRANSFERS_CHANGE'
  /** May see vendor transfers. */
  | 'VENDOR_TRANSFERS_READ'
  /** May change VIP levels. */
  | 'VIP_LEVELS_CHANGE'
  /** May read VIP levels and standings. */
  | 'VIP_LEVELS_READ'
  /** May add and change webhooks, try them out and send again. */
  | 'WEBHOOKS_CHANGE'
  /** May read webhooks and what was sent. */
  | 'WEBHOOKS_READ'
  /** May claim withdrawals. */
  | 'WITHDRAWALS_CLAIM'
  /** May see withdrawals. */
  | 'WITHDRAWALS_READ'
  /** May pay withdrawals. */
  | 'WITHDRAWALS_RELEASE'
  /** May review withdrawals. */
  | 'WITHDRAWALS_REVIEW'
  /** May change withdrawal rules. */
  | 'WITHDRAWAL_SETTINGS_CHANGE'
  /** May see withdrawal rules. */
  | 'WITHDRAWAL_SETTINGS_READ';

export type ConsoleRoleFragment = { id: string, name: string | null, merchantId: string | null, rights: Array<Types.OperatorRight>, operators: number, changedAt: string | null };

export const ConsoleRoleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleRole"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorRole"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"rights"}},{"kind":"Field","name":{"kind":"Name","value":"operators"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleRoleFragment, unknown>;