/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/schema.generated.ts';

import type { ConsoleUserError_SiteUserError_Fragment } from '../../../providers/user-errors.generated.ts';
import type { ConsoleMerchantFragment } from '../merchants.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A download or guide of a brand. */
export type BrandResourceInput = {
  /** What it is. */
  key: ResourceKey;
  /** An `https://` address, or a page of the portal, which begins with `/`, at most 300 characters. */
  url: string;
};

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
  /** What is asked of somebody who registers. */
  register: CaptchaProvider;
  /** Signing in. */
  signIn: CaptchaProvider;
  /** Codes by SMS. */
  sms: CaptchaProvider;
};

/** Input of discardMerchantDraft. */
export type DiscardMerchantDraftInput = {
  /** Id of the brand. */
  id: string | number;
  /** Number of the draft that was seen. */
  number: number;
  /** Why, for the audit log. */
  reason?: string | null | undefined;
};

/** A maintenance text in a language. */
export type MaintenanceMessageInput = {
  /** Which language the text is in. */
  language: string;
  /** What visitors of that language read on the maintenance page, at most 500 characters. */
  message: string;
};

/** Whether a brand is open. */
export type MerchantStatus =
  /** Closed for maintenance: nobody but operators comes in. */
  | 'MAINTENANCE'
  /** Visitors and members come in. */
  | 'OPEN';

/** Where a save of a brand came from. */
export type MerchantVersionOrigin =
  /** A draft that was published. */
  | 'DRAFT'
  /** The brand's own form, or a call. */
  | 'SAVE'
  /** An earlier save that was taken back. */
  | 'TAKE_BACK';

/** Which page of a list. */
export type PageInput = {
  /** Number of the page, from 1. */
  page?: number | null | undefined;
  /** Rows a page, at most 100. */
  pageSize?: number | null | undefined;
};

/** Input of publishMerchantDraft. */
export type PublishMerchantDraftInput = {
  /** Id of the brand. */
  id: string | number;
  /** Why, for the audit log. */
  reason: string;
  /** `revision` of the draft, as it was seen. */
  revision: string;
};

/** Downloads and guides that the portal has a place for. */
export type ResourceKey =
  /** The app for Android. */
  | 'APP_ANDROID'
  /** The app for iPhones. */
  | 'APP_IOS'
  /** The light app for iPhones, a profile of the browser. */
  | 'APP_IOS_LITE'
  /** How the app is installed. */
  | 'MEDIA_GUIDE';

/** All that may stand in the way of a change in `sites`. */
export type SiteErrorCode =
  /** {{address}} is neither an IP address nor a range of them, or a range too wide. Write it like 203.0.113.7 or 203.0.113.0/24. */
  | 'BLOCKED_ADDRESS'
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** {{address}} is not a host. Write https:// and the host, without a path. */
  | 'CONTENT_NETWORK_ADDRESS'
  /** {{address}} is there twice. */
  | 'CONTENT_NETWORK_TWICE'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** A brand has {{most}} ways to reach it at most. Take one away first. */
  | 'CUSTOMER_SERVICES_TOO_MANY'
  /** The address does not fit its kind. A link begins with https:// and belongs to that service; a number has digits only; a mail address is complete. */
  | 'CUSTOMER_SERVICE_ADDRESS'
  /** The brand has a live chat already. Change that one. */
  | 'CUSTOMER_SERVICE_CHAT_TWICE'
  /** This way to reach us was not found. Load the list again. */
  | 'CUSTOMER_SERVICE_NOT_FOUND'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** {{domain}} is not a host name. Please write it like www.brand.com, without https:// and without a port. */
  | 'DOMAIN_ADDRESS'
  /** {{domain}} is already in use. Please choose another host name. */
  | 'DOMAIN_TAKEN'
  /** {{domain}} is there twice. */
  | 'DOMAIN_TWICE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** An icon has to be a picture that was uploaded for this brand. */
  | 'ICON_NOT_OWN'
  /** An icon has to be square, {{least}} pixels a side at least. This picture is {{width}} × {{height}}. */
  | 'ICON_SHAPE'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The language {{language}} lacks words: players cannot be offered it yet. */
  | 'LANGUAGE_INCOMPLETE'
  /** The brand does not offer the language {{language}}. */
  | 'LANGUAGE_NOT_OFFERED'
  /** A brand with real money cannot be without this. */
  | 'LIVE_DEMANDS_IT'
  /** A logo has to be a picture that was uploaded for this brand. */
  | 'LOGO_NOT_OWN'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** All values are those in force already, so there is nothing to save. */
  | 'MERCHANT_CHANGES_NOTHING'
  /** Another brand has this code. Please choose another one. */
  | 'MERCHANT_CODE_TAKEN'
  /** The brand to copy has amounts in {{currency}}. Please choose that currency, or copy no brand. */
  | 'MERCHANT_COPY_CURRENCY'
  /** This is no currency that we know. Please write its three letters, like VND. */
  | 'MERCHANT_CURRENCY'
  /** Somebody else has just saved, published or discarded this draft. Reload the page, look at the new draft and go on from there. */
  | 'MERCHANT_DRAFT_CHANGED'
  /** The brand has no draft any more. Reload the page. */
  | 'MERCHANT_DRAFT_NOT_FOUND'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** Where money is real, brands are opened by whoever runs the house, with a licence: npm run open-brand. */
  | 'MERCHANT_OPENING_LIVE'
  /** This is no time zone that we know. Please write it like Asia/Ho_Chi_Minh. */
  | 'MERCHANT_TIME_ZONE'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** Something was changed after this save. Reload, look at what would be undone, then decide. */
  | 'MERCHANT_VERSION_CHANGED_SINCE'
  /** There is no save with this number. */
  | 'MERCHANT_VERSION_NOT_FOUND'
  /** {{country}} has no mobile numbers of its own. */
  | 'MOBILE_COUNTRY'
  /** Whoever registers by mobile number could never sign in again. Switch on a password at registration, sign-in by SMS code, or a new password by phone. */
  | 'MODULE_LOCKS_OUT'
  /** This module does nothing while the module that it needs is off. Switch that one on first. */
  | 'MODULE_NEEDS'
  /** There is no such module. */
  | 'MODULE_NOT_FOUND'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This also concerns brands that are not yours. Ask an administrator of all of them. */
  | 'OPERATOR_BEYOND_BRANDS'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** A password may be {{minimum}} to {{maximum}} characters long; set both lengths within that. */
  | 'PASSWORD_FIELD_LENGTHS'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
  /** The greatest length must lie between the least one and 1000. */
  | 'REGISTRATION_FIELD_LENGTHS'
  /** This field cannot be switched off: every account needs it. */
  | 'REGISTRATION_FIELD_NEEDED'
  /** There is no such registration field. */
  | 'REGISTRATION_FIELD_NOT_FOUND'
  /** This pattern is not a valid expression. */
  | 'REGISTRATION_FIELD_PATTERN'
  /** {{part}} is not possible here. A pattern may not look ahead or back, refer to an earlier group, or repeat more than 1,000 times. */
  | 'REGISTRATION_FIELD_PATTERN_IMPOSSIBLE'
  /** This pattern is too large. It may have {{limit}} characters at most, and fewer or smaller repetitions. */
  | 'REGISTRATION_FIELD_PATTERN_LARGE'
  /** {{address}} cannot be opened. Write a whole https:// address, or a page of the portal that begins with /. */
  | 'RESOURCE_ADDRESS'
  /** Each link has one address. */
  | 'RESOURCE_TWICE'
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
  /** {{token}} is not a colour. Please write it like #f0b849. */
  | 'THEME_COLOUR'
  /** Text on {{token}} has a contrast of {{ratio}}, and is hard to read. At least {{least}} is needed: please choose a lighter or a darker colour. */
  | 'THEME_CONTRAST'
  /** {{token}} is nothing that a brand replaces. */
  | 'THEME_TOKEN'
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
  /** This is no IP address. Write it like 203.0.113.7. */
  | 'VISIT_ADDRESS';

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

/** Input of takeBackMerchantVersion. */
export type TakeBackMerchantVersionInput = {
  /** Id of the brand. */
  id: string | number;
  /** Number of the version. */
  number: number;
  /** That something of it was changed since was seen, and is undone too. */
  overwrites: boolean;
  /** Why, for the audit log. */
  reason: string;
  /** `back.revision` of the version, as it was seen. */
  revision: string;
};

/** A design token and the value that a brand has for it. */
export type ThemeTokenInput = {
  /** Name of the token without leading dashes: `brand`, `brand-strong` or `on-brand`. */
  name: string;
  /** A colour as `#f0b849`, for the dark and the light look alike. */
  value: string;
};

/** Input of updateMerchant; what is left out stays. */
export type UpdateMerchantInput = {
  /** Countries that may play, as the licence has it; none: all that are not blocked. A LIVE brand names some. */
  allowedCountries?: Array<string> | null | undefined;
  /** IP addresses whose visitors see the region-blocked page, and ranges of them, at most 500. */
  blockedAddresses?: Array<string> | null | undefined;
  /** Countries that see the region-blocked page. */
  blockedCountries?: Array<string> | null | undefined;
  /** Guesses a proof of work takes at most, 1000 to 1000000. */
  captchaComplexity?: number | null | undefined;
  /** The captcha of each purpose. */
  captchaProviders?: CaptchaProvidersInput | null | undefined;
  /** Language of a first visit; one of those on offer. */
  defaultLanguage?: string | null | undefined;
  /**
   * Host names by which visitors open it, in place of those it has: at least one, the one to share first, without scheme and port.
   * Letters beyond ASCII become `xn--`.
   */
  domains?: Array<string> | null | undefined;
  /** Id of Google's tag, such as `G-ABCD1234`; null: nobody counts visits. */
  gtagId?: string | null | undefined;
  /** Address of a square picture of 512 pixels at least that was uploaded with this brand in view; null takes the icon away. */
  iconUrl?: string | null | undefined;
  /** Id of the brand that is changed; the operator must be allowed to see it. */
  id: string | number;
  /** Whether money is paid out only to a member whose identity is verified. */
  identityForWithdrawal?: boolean | null | undefined;
  /** Languages on offer, each with all its words. */
  languages?: Array<string> | null | undefined;
  /** What the brand is licensed by, at most 120 characters; null takes it away. A LIVE brand has one. */
  licence?: string | null | undefined;
  /** Address of a picture that was uploaded with this brand in view, `/wps/files/…`; null takes the logo away. */
  logoUrl?: string | null | undefined;
  /** What visitors read during maintenance. */
  maintenanceMessages?: Array<MaintenanceMessageInput> | null | undefined;
  /** When the maintenance is over. */
  maintenanceUntil?: string | null | undefined;
  /** Years, 18 to 30; who is younger may not play. Less than before takes a second operator where money is real. */
  minimumAge?: number | null | undefined;
  /** Countries whose mobile numbers are accepted, in the order in which they are offered: 1 to 60, such as `VN`. */
  mobileCountries?: Array<string> | null | undefined;
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
  /** Downloads and guides in place of those it has, one address for each key. */
  resources?: Array<BrandResourceInput> | null | undefined;
  /** Whose codes prove a mobile number. */
  smsChannel?: SmsChannel | null | undefined;
  /** Houses with whose accounts people may sign in. */
  socialProviders?: Array<SocialProvider> | null | undefined;
  /** Whether the brand is to be open, or closed for maintenance. */
  status?: MerchantStatus | null | undefined;
  /**
   * Colours of its own in place of those it has, each as `#f0b849`; none: the house's. Text on each has to have a contrast of 4.5 at
   * least.
   */
  theme?: Array<ThemeTokenInput> | null | undefined;
};

export type ConsoleMerchantSettingsFragment = { name: string, domains: Array<string>, logoUrl: string | null, iconUrl: string | null, status: Types.MerchantStatus, maintenanceUntil: string | null, blockedCountries: Array<string>, allowedCountries: Array<string>, blockedAddresses: Array<string>, mobileCountries: Array<string>, minimumAge: number, licence: string | null, gtagId: string | null, languages: Array<string>, defaultLanguage: string, captchaComplexity: number, smsChannel: Types.SmsChannel, socialProviders: Array<Types.SocialProvider>, operatorGroup: string, realityCheckMinutes: number, identityForWithdrawal: boolean, operatorTotpRequired: boolean, theme: Array<{ name: string, value: string }>, maintenanceMessages: Array<{ language: string, message: string }>, resources: Array<{ key: Types.ResourceKey, url: string }>, captchaProviders: { signIn: Types.CaptchaProvider, register: Types.CaptchaProvider, sms: Types.CaptchaProvider } };

export type ConsoleMerchantDraftFragment = { merchantId: string, number: number, fields: Array<string>, revision: string, savedBy: string, savedAt: string, before: ConsoleMerchantSettingsFragment, after: ConsoleMerchantSettingsFragment };

export type ConsoleMerchantVersionFragment = { number: number, origin: Types.MerchantVersionOrigin, takesBack: number | null, fields: Array<string>, changedSince: Array<string>, reason: string | null, savedBy: string, savedAt: string, before: ConsoleMerchantSettingsFragment, after: ConsoleMerchantSettingsFragment, back: { fields: Array<string>, revision: string, before: ConsoleMerchantSettingsFragment, after: ConsoleMerchantSettingsFragment } };

export type ConsoleMerchantDraftQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleMerchantDraftQuery = { draft: ConsoleMerchantDraftFragment | null };

export type ConsoleMerchantVersionsQueryVariables = Exact<{
  id: string | number;
  page?: Types.PageInput | null | undefined;
}>;


export type ConsoleMerchantVersionsQuery = { versions: { items: Array<ConsoleMerchantVersionFragment>, pageInfo: { totalItems: number } } | null };

export type SaveMerchantDraftMutationVariables = Exact<{
  basedOn?: number | null | undefined;
  input: Types.UpdateMerchantInput;
}>;


export type SaveMerchantDraftMutation = { payload: { record: ConsoleMerchantDraftFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export type DiscardMerchantDraftMutationVariables = Exact<{
  input: Types.DiscardMerchantDraftInput;
}>;


export type DiscardMerchantDraftMutation = { payload: { record: ConsoleMerchantFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export type PublishMerchantDraftMutationVariables = Exact<{
  input: Types.PublishMerchantDraftInput;
}>;


export type PublishMerchantDraftMutation = { payload: { record: ConsoleMerchantFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export type TakeBackMerchantVersionMutationVariables = Exact<{
  input: Types.TakeBackMerchantVersionInput;
}>;


export type TakeBackMerchantVersionMutation = { payload: { record: ConsoleMerchantFragment | null, userErrors: Array<(
      { code: Types.SiteErrorCode }
      & ConsoleUserError_SiteUserError_Fragment
    )> } };

export const ConsoleMerchantSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}}]}}]} as unknown as DocumentNode<ConsoleMerchantSettingsFragment, unknown>;
export const ConsoleMerchantDraftFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}}]}}]} as unknown as DocumentNode<ConsoleMerchantDraftFragment, unknown>;
export const ConsoleMerchantVersionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"back"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}}]}}]} as unknown as DocumentNode<ConsoleMerchantVersionFragment, unknown>;
export const ConsoleMerchantDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMerchantDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"draft"},"name":{"kind":"Name","value":"merchantDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantDraft"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<ConsoleMerchantDraftQuery, ConsoleMerchantDraftQueryVariables>;
export const ConsoleMerchantVersionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleMerchantVersions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PageInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"versions"},"name":{"kind":"Name","value":"merchantVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalItems"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantVersion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"takesBack"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"back"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedSince"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}}]} as unknown as DocumentNode<ConsoleMerchantVersionsQuery, ConsoleMerchantVersionsQueryVariables>;
export const SaveMerchantDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveMerchantDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMerchantInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"saveMerchantDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"basedOn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basedOn"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchantDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MerchantDraft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantId"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"before"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchantSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"savedBy"}},{"kind":"Field","name":{"kind":"Name","value":"savedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SaveMerchantDraftMutation, SaveMerchantDraftMutationVariables>;
export const DiscardMerchantDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardMerchantDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DiscardMerchantDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"discardMerchantDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"merchant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"liveDemands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<DiscardMerchantDraftMutation, DiscardMerchantDraftMutationVariables>;
export const PublishMerchantDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishMerchantDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PublishMerchantDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"publishMerchantDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"merchant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"liveDemands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<PublishMerchantDraftMutation, PublishMerchantDraftMutationVariables>;
export const TakeBackMerchantVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackMerchantVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeBackMerchantVersionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"takeBackMerchantVersion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"merchant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleMerchant"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"liveDemands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<TakeBackMerchantVersionMutation, TakeBackMerchantVersionMutationVariables>;