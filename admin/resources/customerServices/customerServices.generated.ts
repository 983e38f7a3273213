/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ConsoleCustomerServiceFragment = { id: string, kind: Types.CustomerServiceKind, address: string, position: number, enabled: boolean, changedAt: string | null, labels: Array<{ language: string, label: string }>, hours: Array<{ days: Array<number>, from: string, until: string }> };

export const ConsoleCustomerServiceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleCustomerService"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorCustomerService"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleCustomerServiceFragment, unknown>;