/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { ConsoleUserError_OperatorUserError_Fragment } from './user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** All that may stand in the way of a change in `operators`. */
export type OperatorErrorCode =
  /** This audit entry does not exist. */
  | 'AUDIT_ENTRY_NOT_FOUND'
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
  /** “{{range}}” is no address and no range of addresses. */
  | 'OPERATOR_ADDRESS_INVALID'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** The list lacks your own address {{ip}}; it would shut you out. */
  | 'OPERATOR_ADDRESS_SELF'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** An operator needs at least one brand. Close the account instead if the person leaves. */
  | 'OPERATOR_BRAND_NEEDED'
  /** Each brand may stand here only once. */
  | 'OPERATOR_BRAND_TWICE'
  /** One of these brands is not yours to give. */
  | 'OPERATOR_BRAND_UNKNOWN'
  /** This account was tried too often. Where you signed in before you get in as usual; here please add a code of your authenticator app, or try again in {{minutes}} minutes. */
  | 'OPERATOR_CLOSED_TO_STRANGERS'
  /** Please enter a code of your authenticator app. */
  | 'OPERATOR_CODE_NEEDED'
  /** Account or password is wrong. Tries left: {{tries}}. */
  | 'OPERATOR_CREDENTIALS_WRONG'
  /** {{brand}} would have no administrator left who may sign in. Make somebody else one there first. */
  | 'OPERATOR_LAST_ADMIN'
  /** The new password must differ from the current one. */
  | 'OPERATOR_PASSWORD_SAME'
  /** The current password is not right. */
  | 'OPERATOR_PASSWORD_WRONG'
  /** You cannot change your own role or close your own account. */
  | 'OPERATOR_SELF'
  /** Too many failed sign-ins. Please try again in {{minutes}} minutes, or ask a colleague with the right to reset the password. */
  | 'OPERATOR_SIGN_IN_LOCKED'
  /** This account name is taken. */
  | 'OPERATOR_TAKEN'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** This password is too common. Please choose one that is harder to guess. */
  | 'PASSWORD_COMMON'
  /** The password must not be made of your account, name or contacts. */
  | 'PASSWORD_PERSONAL'
  /** A password may have at most {{maximum}} characters. */
  | 'PASSWORD_TOO_LONG'
  /** A password needs at least {{minimum}} characters. */
  | 'PASSWORD_TOO_SHORT'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** A brand may have {{most}} roles of its own. Delete one that nobody needs first. */
  | 'ROLES_FULL'
  /** This role may do more than you may yourself, so you cannot give it. */
  | 'ROLE_BEYOND_RIGHTS'
  /** {{operators}} operators still have this role. Give them another one first. */
  | 'ROLE_IN_USE'
  /** The brand has a role of that name already. */
  | 'ROLE_NAME_TAKEN'
  /** Roles of the house cannot be changed. Make a copy of it instead. */
  | 'ROLE_OF_HOUSE'
  /** “{{right}}” is not a right that the house knows. */
  | 'ROLE_RIGHT_UNKNOWN'
  /** There is no such role at that brand. */
  | 'ROLE_UNKNOWN'
  /** The encrypted data could not be opened. Please reload the page and try again. */
  | 'SEAL_INVALID'
  /** This request was sent before or is too old. Please try again. */
  | 'SEAL_REPLAYED'
  /** This must be sent encrypted. */
  | 'SEAL_REQUIRED'
  /** The code is not right. Use the newest code of your authenticator app, or a recovery code that was not used. */
  | 'SECOND_FACTOR_WRONG'
  /** The system cannot store anything at the moment, so this was not done. Please try again in a few minutes. */
  | 'STORAGE_FULL'
  /** A subaccount may not do this. Ask the agent for the right, or to do it himself. */
  | 'SUBACCOUNT_FORBIDDEN'
  /** The authenticator app is already on. */
  | 'TOTP_ALREADY_ON'
  /** Please start turning on the authenticator app again. */
  | 'TOTP_NOT_BEGUN'
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

/** Input of operatorSignIn. */
export type OperatorSignInInput = {
  /** Name with which the operator signs in, at most 64 characters. */
  account: string;
  /** Of the authenticator app, or a recovery code; where OPERATOR_CODE_NEEDED or OPERATOR_CLOSED_TO_STRANGERS asked for it. */
  code?: string | null | undefined;
  /** The operator's own secret, at most 128 characters. */
  password: string;
};

export type OperatorSignInMutationVariables = Exact<{
  input: Types.OperatorSignInInput;
}>;


export type OperatorSignInMutation = { operatorSignIn: { token: string | null, expiresAt: string | null, strangersClosedOutAt: string | null, operator: SignedInOperatorFragment | null, userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };

export type OperatorSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type OperatorSignOutMutation = { operatorSignOut: { userErrors: Array<(
      { code: Types.OperatorErrorCode }
      & ConsoleUserError_OperatorUserError_Fragment
    )> } };

export type SignedInOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type SignedInOperatorQuery = { operator: SignedInOperatorFragment | null };

export type SignedInOperatorFragment = { id: string, account: string, name: string, merchantCode: string, permissions: Array<Types.OperatorRight>, mustEnrol: boolean, role: { id: string, name: string | null }, merchants: Array<{ code: string, name: string }> };

export const SignedInOperatorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"merchants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"mustEnrol"}}]}}]} as unknown as DocumentNode<SignedInOperatorFragment, unknown>;
export const OperatorSignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OperatorSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInOperator"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strangersClosedOutAt"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"merchants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"mustEnrol"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OperatorSignInMutation, OperatorSignInMutationVariables>;
export const OperatorSignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OperatorSignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorSignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<OperatorSignOutMutation, OperatorSignOutMutationVariables>;
export const SignedInOperatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SignedInOperator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SignedInOperator"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SignedInOperator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Operator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"merchants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"permissions"}},{"kind":"Field","name":{"kind":"Name","value":"mustEnrol"}}]}}]} as unknown as DocumentNode<SignedInOperatorQuery, SignedInOperatorQueryVariables>;