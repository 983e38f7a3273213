/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom an announcement is for. */
export type AnnouncementAudience =
  /** Agents alone, in their centre. */
  | 'AGENTS'
  /** Everybody whom its occasion means. */
  | 'ALL';

/** On which occasion a visitor or member is shown an announcement. */
export type AnnouncementOccasion =
  /** Members at their first sign-in. */
  | 'FIRST_SIGN_IN'
  /** Signed-in members. */
  | 'SIGNED_IN'
  /** Visitors, who are not signed in. */
  | 'SIGNED_OUT';

/** Kind of an announcement. */
export type AnnouncementType =
  /** Hot: something that the brand wants to stand out; it is listed and opens no window. */
  | 'HOT'
  /** Bulletin: a notice of the marquee. */
  | 'NOTICE'
  /** Platform message. */
  | 'PLATFORM'
  /** Popup: told in a window over the page. */
  | 'POPUP'
  /** About a promotion of the brand; told in the same window as popups. */
  | 'PROMOTION';

export type ConsoleAnnouncementFragment = { id: string, type: Types.AnnouncementType, occasion: Types.AnnouncementOccasion, audience: Types.AnnouncementAudience, isPublished: boolean, startsAt: string | null, endsAt: string | null, changedAt: string, translations: Array<{ language: string, title: string, content: string }> };

export const ConsoleAnnouncementFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleAnnouncement"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorAnnouncement"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"occasion"}},{"kind":"Field","name":{"kind":"Name","value":"audience"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"translations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleAnnouncementFragment, unknown>;