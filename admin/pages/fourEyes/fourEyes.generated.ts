/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_ProposalUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What operators do that takes two of them, or may. */
export type FourEyesDeed =
  /** A correction of a member's balance. */
  | 'ADJUSTMENT'
  /** Up to which amount one operator corrects alone. */
  | 'ADJUSTMENT_LIMIT'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'CONTRACT_OFFER'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'CONTRACT_SIGNING'
  /** What the brand offers of a kind of contract. */
  | 'CONTRACT_TEMPLATE'
  /** A large deposit without a report of the bank. */
  | 'DEPOSIT'
  /** Red envelopes that are to rain. */
  | 'ENVELOPE'
  /** That one operator suffices again for a deed for which the brand demands two; `subjectId` is the deed, as the platform calls it. */
  | 'FOUR_EYES_RULES'
  /** A leaderboard that is to begin. */
  | 'LEADERBOARD'
  /** A member, with everybody below, under another upline. */
  | 'LINE_MOVE'
  /** How long before a draw bets end. */
  | 'LOTTERY_CLOSING'
  /** The numbers of an official draw, entered by hand. */
  | 'LOTTERY_RESULT'
  /** Odds and limits of a lottery. */
  | 'LOTTERY_RULES'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'MALL_GOODS'
  /** A new password of a member, made and told when a second operator confirms it. */
  | 'MEMBER_PASSWORD'
  /** A correction of a member with another payee name: money is paid out to that name. */
  | 'MEMBER_PAYEE_NAME'
  /** The payment password of a member taken away. */
  | 'MEMBER_PAYMENT_PASSWORD'
  /** An account that its member closed, opened again. */
  | 'MEMBER_REOPENING'
  /** Authenticator app, recovery codes and passkeys of a member taken away. */
  | 'MEMBER_SECOND_FACTOR'
  /** How far members may send each other money. */
  | 'MEMBER_TRANSFER_RULES'
  /** A locked member let in again. */
  | 'MEMBER_UNLOCKING'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'MERCHANT_PROTECTION'
  /** A mission that is to begin. */
  | 'MISSION'
  /** The account that members pay to. */
  | 'PAYMENT_CHANNELS'
  /** What is credited that did not come as agreed. */
  | 'PAYMENT_SETTINGS'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'POINT_SETTINGS'
  /** A promotion published, by its next version. */
  | 'PROMOTION'
  /** A raffle that is to run. */
  | 'RAFFLE'
  /** By what a brand gives back of play. */
  | 'REBATE_RULES'
  /** By what a brand gives for friends. */
  | 'REFERRAL_RULE'
  /** A rule by which withdrawals are looked at that finds less, or lets less follow. */
  | 'RISK_RULES'
  /** What contracts of agents came to in a window, to be paid. */
  | 'SETTLEMENT'
  /** What a brand gives for coming every day. */
  | 'SIGN_IN_DAYS'
  /** A large transfer that matches no deposit. */
  | 'SUSPENSE'
  /** What must be played before money leaves. */
  | 'TURNOVER_RULES'
  /** What became of a transfer to or from a vendor's wallet that is in doubt. */
  | 'VENDOR_TRANSFER'
  /** Levels of the brand that give members more. */
  | 'VIP_LEVELS'
  /** Money of a withdrawal that is paid again or given back. */
  | 'WITHDRAWAL'
  /** The approval of a withdrawal. */
  | 'WITHDRAWAL_APPROVAL'
  /** How the brand pays out. */
  | 'WITHDRAWAL_SETTINGS';

/** What the house says of a deed of operators. */
export type FourEyesDemand =
  /** It takes two above a limit, which stands in settings. */
  | 'ABOVE_LIMIT'
  /** It always takes two, or whenever it gives more away: it may cost the house. */
  | 'ALWAYS'
  /** The brand decides; one operator suffices until it demands two. */
  | 'BRAND';

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

/** All that may stand in the way of a change in `proposals`. */
export type ProposalErrorCode =
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
  /** This proposal no longer waits: it was confirmed, refused, replaced or is too old. Load the page again. */
  | 'PROPOSAL_NOT_FOUND'
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

/** What a proposal is about. */
export type ProposalKind =
  /** Up to which amount one operator corrects alone. */
  | 'ADJUSTMENT_LIMIT'
  /** A contract that the platform proposes beyond what the brand offers; `subjectId` is the agent and the kind. */
  | 'CONTRACT_OFFER'
  /** An agent's terms beyond what the brand offers, signed for the platform. */
  | 'CONTRACT_SIGNING'
  /** What the brand offers of a kind of contract. */
  | 'CONTRACT_TEMPLATE'
  /** A large deposit without a report of the bank. */
  | 'DEPOSIT'
  /** Red envelopes that are to rain. */
  | 'ENVELOPE'
  /** That one operator suffices again for a deed for which the brand demands two; `subjectId` is the deed, as the platform calls it. */
  | 'FOUR_EYES_RULES'
  /** A leaderboard that is to begin. */
  | 'LEADERBOARD'
  /** A member, with everybody below, under another upline. */
  | 'LINE_MOVE'
  /** How long before a draw bets end. */
  | 'LOTTERY_CLOSING'
  /** Odds and limits of a lottery. */
  | 'LOTTERY_RULES'
  /** Goods of the mall: opened, cheaper, worth more, or more of them. */
  | 'MALL_GOODS'
  /** A new password of a member, made and told when a second operator confirms it. */
  | 'MEMBER_PASSWORD'
  /** A correction of a member with another payee name: money is paid out to that name. */
  | 'MEMBER_PAYEE_NAME'
  /** The payment password of a member taken away. */
  | 'MEMBER_PAYMENT_PASSWORD'
  /** An account that its member closed, opened again. */
  | 'MEMBER_REOPENING'
  /** Authenticator app, recovery codes and passkeys of a member taken away. */
  | 'MEMBER_SECOND_FACTOR'
  /** How far members may send each other money. */
  | 'MEMBER_TRANSFER_RULES'
  /** A locked member let in again. */
  | 'MEMBER_UNLOCKING'
  /** Identity before withdrawals, or the authenticator app of operators, no longer demanded. */
  | 'MERCHANT_PROTECTION'
  /** A mission that is to begin. */
  | 'MISSION'
  /** The account that members pay to. */
  | 'PAYMENT_CHANNELS'
  /** What is credited that did not come as agreed. */
  | 'PAYMENT_SETTINGS'
  /** What deposits earn in points, and what points are exchanged for. */
  | 'POINT_SETTINGS'
  /** A promotion published, by its next version. */
  | 'PROMOTION'
  /** A raffle that is to run. */
  | 'RAFFLE'
  /** By what a brand gives back of play. */
  | 'REBATE_RULES'
  /** By what a brand gives for friends. */
  | 'REFERRAL_RULE'
  /** A rule by which withdrawals are looked at that finds less, or lets less follow. */
  | 'RISK_RULES'
  /** What contracts of agents came to in a window, to be paid. */
  | 'SETTLEMENT'
  /** What a brand gives for coming every day. */
  | 'SIGN_IN_DAYS'
  /** A large transfer that matches no deposit. */
  | 'SUSPENSE'
  /** What must be played before money leaves. */
  | 'TURNOVER_RULES'
  /** Levels of the brand that give members more. */
  | 'VIP_LEVELS'
  /** Money of a withdrawal that is paid again or given back. */
  | 'WITHDRAWAL'
  /** How the brand pays out. */
  | 'WITHDRAWAL_SETTINGS';

/** Input of saveFourEyesRule. */
export type SaveFourEyesRuleInput = {
  /** A deed of which the brand decides. */
  deed: FourEyesDeed;
  /** Whether it takes two operators from now on. */
  isDemanded: boolean;
  /** Why, 3 to 300 characters, for the audit log. */
  reason: string;
};

export type ConsoleFourEyesRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type ConsoleFourEyesRulesQuery = { rules: Array<ConsoleFourEyesRuleFragment> };

export type SaveFourEyesRuleMutationVariables = Exact<{
  input: Types.SaveFourEyesRuleInput;
}>;


export type SaveFourEyesRuleMutation = { payload: { fourEyesRule: ConsoleFourEyesRuleFragment | null, userErrors: Array<(
      { code: Types.ProposalErrorCode }
      & ConsoleUserError_ProposalUserError_Fragment
    )> } };

export type ConsoleFourEyesRuleFragment = { deed: Types.FourEyesDeed, right: Types.OperatorRight, demand: Types.FourEyesDemand, limitIn: Types.ProposalKind | null, isDemanded: boolean, changedBy: string | null, changedAt: string | null, waiting: number, proposal: ConsoleProposalFragment | null };

export const ConsoleFourEyesRuleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleFourEyesRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FourEyesRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"demand"}},{"kind":"Field","name":{"kind":"Name","value":"limitIn"}},{"kind":"Field","name":{"kind":"Name","value":"isDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleFourEyesRuleFragment, unknown>;
export const ConsoleFourEyesRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleFourEyesRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"rules"},"name":{"kind":"Name","value":"fourEyesRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleFourEyesRule"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleFourEyesRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FourEyesRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"demand"}},{"kind":"Field","name":{"kind":"Name","value":"limitIn"}},{"kind":"Field","name":{"kind":"Name","value":"isDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleFourEyesRulesQuery, ConsoleFourEyesRulesQueryVariables>;
export const SaveFourEyesRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveFourEyesRule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveFourEyesRuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"saveFourEyesRule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fourEyesRule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleFourEyesRule"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleFourEyesRule"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"FourEyesRule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deed"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"demand"}},{"kind":"Field","name":{"kind":"Name","value":"limitIn"}},{"kind":"Field","name":{"kind":"Name","value":"isDemanded"}},{"kind":"Field","name":{"kind":"Name","value":"changedBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<SaveFourEyesRuleMutation, SaveFourEyesRuleMutationVariables>;