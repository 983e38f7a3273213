/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import { useSubscription } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Part of the public site that can change. */
export type SiteTopic =
  /** Announcements and notices. */
  | 'ANNOUNCEMENTS'
  /** Pictures of the carousel and of the dialogs: read `banners` again. */
  | 'BANNERS'
  /** Vendors and games. */
  | 'GAMES'
  /** Ways to pay. */
  | 'PAYMENTS'
  /** Promotions, and what is given beside them: missions, raffles, rains, the calendar, goods, levels. */
  | 'PROMOTIONS'
  /** Brand, modules, registration fields, help, rooms of the chat. */
  | 'SETTINGS'
  /** System status or maintenance. */
  | 'STATUS';

export type SiteChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SiteChangedSubscription = { siteChanged: Types.SiteTopic };


export const SiteChangedDocument = {"__meta__":{"id":"fe56448fda3b453a96ab18870eb1e59514043155bc2c26f494d6d8fa780fe4ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"SiteChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteChanged"}}]}}]} as unknown as DocumentNode<SiteChangedSubscription, SiteChangedSubscriptionVariables>;
export function useSiteChangedSubscription(options: useSubscription.Options<SiteChangedSubscription, SiteChangedSubscriptionVariables> = {}) {
  return useSubscription<SiteChangedSubscription, SiteChangedSubscriptionVariables>(SiteChangedDocument, options)
}