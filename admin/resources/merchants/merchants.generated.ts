/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserErrorFragment } from '../../providers/user-errors.generated.ts';
import type { ConsoleProposalFragment } from '../../kits/proposals/proposals.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Who checks that a person is a person. */
export type CaptchaProvider =
  /** A proof of work that the browser finds by itself. */
  | 'ALTCHA'
  /** Our own picture. */
  | 'IMAGE'
  /** No check is made, and no answer is to be sent. */
  | 'NONE';

/** The captcha of each purpose. */
export type CaptchaProvidersInput = {
  /** Signing in. */
  login: CaptchaProvider;
  /** What is asked of somebody who registers. */
  register: CaptchaProvider;
  /** Codes by SMS. */
  sms: CaptchaProvider;
};

/** A maintenance text in a language. */
export type MaintenanceMessageInput = {
  /** Which language the text is in. */
  language: string;
  /** What visitors of that language read on the maintenance page, at most 500 characters. */
  message: string;
};

/** Which of the brands. */
export type MerchantFilter = {
  /** Only these. */
  ids?: Array<string | number> | null | undefined;
  /** Part of the name. */
  search?: string | null | undefined;
};

/** In which order brands come. */
export type MerchantOrder = {
  /** Which way they run. */
  direction?: OrderDirection;
  /** By what they are ordered. */
  field: MerchantOrderField;
};

/** By what brands can be ordered. */
export type MerchantOrderField =
  /** Short name of the brand. */
  | 'CODE'
  /** How the brand is run. */
  | 'MODE'
  /** Name of the brand. */
  | 'NAME'
  /** Whether it is open. */
  | 'STATUS';

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

/** Whether money is real. */
export type SiteMode =
  /** Play money. */
  | 'DEMO'
  /** Real money. */
  | 'LIVE';

/** Whose codes prove a mobile number. */
export type SmsChannel =
  /** SMS that Firebase sends and checks in the popup of `socialSignIn`, which answers an ID token. */
  | 'FIREBASE'
  /** The house's own SMS. */
  | 'OWN';

/** Another house with whose account a person may sign in. */
export type SocialProvider =
  /** With a Facebook account, by way of Firebase. */
  | 'FACEBOOK'
  /** With a Google account, by way of Firebase. */
  | 'GOOGLE';

/** Input of updateMerchant; what is left out stays. */
export type UpdateMerchantInput = {
  /** Countries that see the region-blocked page. */
  blockedCountries?: Array<string> | null | undefined;
  /** Guesses a proof of work takes at most, 1000 to 1000000. */
  captchaComplexity?: number | null | undefined;
  /** The captcha of each purpose. */
  captchaProviders?: CaptchaProvidersInput | null | undefined;
  /** Language of a first visit; one of those on offer. */
  defaultLanguage?: string | null | undefined;
  /** Id of the brand that is changed; the operator must be allowed to see it. */
  id: string | number;
  /** Whether money is paid out only to a member whose identity is verified. */
  identityForWithdrawal?: boolean | null | undefined;
  /** Languages on offer, each with all its words. */
  languages?: Array<string> | null | undefined;
  /** What visitors read during maintenance. */
  maintenanceMessages?: Array<MaintenanceMessageInput> | null | undefined;
  /** When the maintenance is over. */
  maintenanceUntil?: string | null | undefined;
  /** What the brand calls itself before its players, 1 to 80 characters. */
  name?: string | null | undefined;
  /** A self-exclusion holds at all brands of one group: capital letters, digits and _. */
  operatorGroup?: string | null | undefined;
  /** Whether operators need an authenticator app for this brand. */
  operatorTotpRequired?: boolean | null | undefined;
  /** Minutes between two reality checks of a member who chose no interval: 15, 30 or 60. */
  realityCheckMinutes?: number | null | undefined;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
  /** Whose codes prove a mobile number. */
  smsChannel?: SmsChannel | null | undefined;
  /** Houses with whose accounts people may sign in. */
  socialProviders?: Array<SocialProvider> | null | undefined;
  /** 0 normal, 1 maintenance. */
  status?: number | null | undefined;
};

export type ConsoleMerchantsQueryVariables = Exact<{
  filter?: Types.MerchantFilter | null | undefined;
  order?: Types.MerchantOrder | null | undefined;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleMerchantsQuery = { page: { items: Array<ConsoleMerchantFragment>, pageInfo: { totalItems: number } } };

export type ConsoleMerchantQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleMerchantQuery = { record: ConsoleMerchantFragment | null };

export type UpdateMerchantMutationVariables = Exact<{
  input: Types.UpdateMerchantInput;
}>;


export type UpdateMerchantMutation = { payload: { record: ConsoleMerchantFragment | null, userErrors: Array<ConsoleUserErrorFragment> } };

export type ConsoleMerchantFragment = { id: string, code: string, name: string, mode: Types.SiteMode, status: number, maintenanceUntil: string | null, blockedCountries: Array<string>, captchaComplexity: number, smsChannel: Types.SmsChannel, socialProviders: Array<Types.SocialProvider>, operatorGroup: string, realityCheckMinutes: number, identityForWithdrawal: boolean, operatorTotpRequired: boolean, languages: Array<string>, defaultLanguage: string, timeZone: string, maintenanceMessages: Array<{ language: string, message: string }>, captchaProviders: { login: Types.CaptchaProvider, register: Types.CaptchaProvider, sms: Types.CaptchaProvider }, proposal: ConsoleProposalFragment | null };

export const ConsoleMerchantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleMerchantFragment, unknown>;
export const ConsoleMerchantsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMerchants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"merchants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleMerchantsQuery, ConsoleMerchantsQueryVariables>;
export const ConsoleMerchantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMerchant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"merchant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchant"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleMerchantQuery, ConsoleMerchantQueryVariables>;
export const UpdateMerchantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMerchant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMerchantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"updateMerchant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"merchant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<UpdateMerchantMutation, UpdateMerchantMutationVariables>;