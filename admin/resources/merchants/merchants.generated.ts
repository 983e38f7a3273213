/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

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

/** What a brand needs to take real money. */
export type LiveDemandCode =
  /** Countries that may play, named one by one. */
  | 'COUNTRIES'
  /** Its first host name is one of the internet. */
  | 'DOMAIN'
  /** The reference of the licence under which it takes bets. */
  | 'LICENCE'
  /** It was opened for real money; one of play money never becomes real. */
  | 'MODE'
  /** Who answers for it: an administrator who may sign in works for it. */
  | 'OPERATORS'
  /** Its operators need an authenticator app. */
  | 'SECOND_FACTOR';

/** Whether a brand is open. */
export type MerchantStatus =
  /** Closed for maintenance: nobody but operators comes in. */
  | 'MAINTENANCE'
  /** Visitors and members come in. */
  | 'OPEN';

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

export type ConsoleMerchantFragment = { id: string, code: string, name: string, domains: Array<string>, logoUrl: string | null, iconUrl: string | null, mode: Types.SiteMode, status: Types.MerchantStatus, maintenanceUntil: string | null, blockedCountries: Array<string>, allowedCountries: Array<string>, blockedAddresses: Array<string>, mobileCountries: Array<string>, minimumAge: number, licence: string | null, gtagId: string | null, captchaComplexity: number, smsChannel: Types.SmsChannel, socialProviders: Array<Types.SocialProvider>, operatorGroup: string, realityCheckMinutes: number, identityForWithdrawal: boolean, operatorTotpRequired: boolean, languages: Array<string>, defaultLanguage: string, timeZone: string, currency: string, theme: Array<{ name: string, value: string }>, maintenanceMessages: Array<{ language: string, message: string }>, resources: Array<{ key: Types.ResourceKey, url: string }>, captchaProviders: { signIn: Types.CaptchaProvider, register: Types.CaptchaProvider, sms: Types.CaptchaProvider }, proposal: ConsoleProposalFragment | null, liveDemands: Array<{ code: Types.LiveDemandCode, isMet: boolean }> };

export const ConsoleMerchantFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMerchant"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Merchant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domains"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceMessages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maintenanceUntil"}},{"kind":"Field","name":{"kind":"Name","value":"blockedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"allowedCountries"}},{"kind":"Field","name":{"kind":"Name","value":"blockedAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"mobileCountries"}},{"kind":"Field","name":{"kind":"Name","value":"minimumAge"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"captchaComplexity"}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialProviders"}},{"kind":"Field","name":{"kind":"Name","value":"operatorGroup"}},{"kind":"Field","name":{"kind":"Name","value":"realityCheckMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"identityForWithdrawal"}},{"kind":"Field","name":{"kind":"Name","value":"operatorTotpRequired"}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleProposal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"liveDemands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"wish"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"proposedBy"}},{"kind":"Field","name":{"kind":"Name","value":"proposedByAccount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}},{"kind":"Field","name":{"kind":"Name","value":"countsUntil"}}]}}]} as unknown as DocumentNode<ConsoleMerchantFragment, unknown>;