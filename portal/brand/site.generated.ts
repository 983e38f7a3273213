/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import { useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether a game can be started. */
export type Availability =
  /** Shown, says it is under maintenance. */
  | 'MAINTENANCE'
  /** It can be started now. */
  | 'OPEN';

/** Who checks that a person is a person. */
export type CaptchaProvider =
  /** A proof of work that the browser finds by itself. */
  | 'ALTCHA'
  /** Our own picture. */
  | 'IMAGE'
  /** No check is made, and no answer is to be sent. */
  | 'NONE';

/** How people are reached. */
export type CustomerServiceKind =
  /** A mail address. */
  | 'EMAIL'
  /** A chat of another house. */
  | 'EXTERNAL_CHAT'
  /** A page on Facebook. */
  | 'FACEBOOK'
  /** The house's own chat, at `/support` of the portal. */
  | 'LIVE_CHAT'
  /** A link to the brand at Facebook's Messenger (`m.me`). */
  | 'MESSENGER'
  /** A telephone number. */
  | 'PHONE'
  /** A link to the brand at Telegram (`t.me`). */
  | 'TELEGRAM'
  /** A link to the brand at WhatsApp (`wa.me`). */
  | 'WHATSAPP'
  /** A channel on YouTube. */
  | 'YOUTUBE'
  /** A link to the brand at Zalo (`zalo.me`). */
  | 'ZALO';

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

/** Whether money is real. */
export type SiteMode =
  /** Play money. */
  | 'DEMO'
  /** Real money. */
  | 'LIVE';

/** Whether the site lets the visitor in. */
export type SiteStatus =
  /** It is closed for maintenance; `message` and `until` say more. */
  | 'MAINTENANCE'
  /** It is open. */
  | 'OPEN'
  /** It takes nobody from the visitor's country. */
  | 'REGION_BLOCKED';

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

/** Modules of the whitelabel, section 3 of the specification. */
export type WhitelabelModule =
  /** Agent policy: consolidated contract data is loaded. */
  | 'AGENT_POLICY'
  /** Trial accounts. */
  | 'FREE_PLAY'
  /** Registration by mobile number. */
  | 'MOBILE_REGISTRATION'
  /** Registration by mobile number asks for a password. */
  | 'MOBILE_REGISTRATION_PASSWORD'
  /** Registration verifies the mobile number by SMS. */
  | 'MOBILE_VERIFICATION'
  /** A second step when signing in from an address never used before. */
  | 'NEW_ADDRESS_VERIFICATION'
  /** New password by phone. */
  | 'PASSWORD_BY_PHONE'
  /** An expired password must be changed. */
  | 'PASSWORD_EXPIRY'
  /** Sign-in by SMS code. */
  | 'SMS_SIGN_IN'
  /** Registration by user name. */
  | 'USERNAME_REGISTRATION';

export type SiteQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteQuery = { site: { merchantCode: string, name: string, mode: Types.SiteMode, licence: string | null, logoUrl: string | null, iconUrl: string | null, languages: Array<string>, defaultLanguage: string, timeZone: string, currency: string, currencySymbol: string, modules: Array<Types.WhitelabelModule>, referralEnabled: boolean, mainDomain: string, gtagId: string | null, largestUpload: number, imageCdns: Array<string>, launchGameCdns: Array<string>, smsChannel: Types.SmsChannel, theme: Array<{ name: string, value: string }>, customerService: Array<{ kind: Types.CustomerServiceKind, path: string, label: string | null, isOpen: boolean, opensAt: string | null, hours: Array<{ days: Array<number>, from: string, until: string }> }>, resources: Array<{ key: string, url: string }>, countries: Array<{ code: string, countryDialingCode: string }>, captchaProviders: { signIn: Types.CaptchaProvider, register: Types.CaptchaProvider, sms: Types.CaptchaProvider }, socialSignIn: { popupUrl: string, providers: Array<Types.SocialProvider> } | null }, systemStatus: { status: Types.SiteStatus, message: string | null, until: string | null, ip: string, domainValid: boolean }, lobbyCategories: Array<{ gameType: Types.GameType, vendors: Array<{ code: string, name: string, gameType: Types.GameType, gameId: string | null, cardUrl: string, markUrl: string, gameCount: number, availability: Types.Availability }> }> | null };

export type SystemStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusQuery = { systemStatus: { status: Types.SiteStatus, message: string | null, until: string | null, ip: string, domainValid: boolean } };


export const SiteDocument = {"__meta__":{"id":"ef369e4dd1c14907407a91064890c057060c43c160efe6d2030b7491c7226318"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"site"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"merchantCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"licence"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"iconUrl"}},{"kind":"Field","name":{"kind":"Name","value":"theme"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"languages"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLanguage"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"currencySymbol"}},{"kind":"Field","name":{"kind":"Name","value":"modules"}},{"kind":"Field","name":{"kind":"Name","value":"customerService"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"countryDialingCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"referralEnabled"}},{"kind":"Field","name":{"kind":"Name","value":"mainDomain"}},{"kind":"Field","name":{"kind":"Name","value":"gtagId"}},{"kind":"Field","name":{"kind":"Name","value":"largestUpload"}},{"kind":"Field","name":{"kind":"Name","value":"imageCdns"}},{"kind":"Field","name":{"kind":"Name","value":"launchGameCdns"}},{"kind":"Field","name":{"kind":"Name","value":"captchaProviders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signIn"}},{"kind":"Field","name":{"kind":"Name","value":"register"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"smsChannel"}},{"kind":"Field","name":{"kind":"Name","value":"socialSignIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"popupUrl"}},{"kind":"Field","name":{"kind":"Name","value":"providers"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"domainValid"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lobbyCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"vendors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"gameId"}},{"kind":"Field","name":{"kind":"Name","value":"cardUrl"}},{"kind":"Field","name":{"kind":"Name","value":"markUrl"}},{"kind":"Field","name":{"kind":"Name","value":"gameCount"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]} as unknown as DocumentNode<SiteQuery, SiteQueryVariables>;
export const SystemStatusDocument = {"__meta__":{"id":"39bb2a00a4d6c7a434da5d6092fd1443aa84973081c41fd19ea96abde5d17fbd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"systemStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}},{"kind":"Field","name":{"kind":"Name","value":"domainValid"}}]}}]}}]} as unknown as DocumentNode<SystemStatusQuery, SystemStatusQueryVariables>;
export function useSiteQuery(options: useQuery.Options<SiteQuery, SiteQueryVariables> = {}) {
  return useQuery<SiteQuery, SiteQueryVariables>(SiteDocument, options)
}

export function useSystemStatusQuery(options: useQuery.Options<SystemStatusQuery, SystemStatusQueryVariables> = {}) {
  return useQuery<SystemStatusQuery, SystemStatusQueryVariables>(SystemStatusDocument, options)
}