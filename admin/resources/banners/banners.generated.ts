/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Places for banners. */
export type BannerGroup =
  /** Forgot-password dialog. */
  | 'FORGOT_PASSWORD'
  /** Lobby: the carousel of the first page. */
  | 'HOME'
  /** Side menu. */
  | 'MENU'
  /** Registration dialog. */
  | 'REGISTER'
  /** Sign-in dialog. */
  | 'SIGN_IN';

/** What a click on a banner does. */
export type BannerLinkType =
  /** Opens another site. */
  | 'EXTERNAL'
  /** Starts a game. */
  | 'GAME'
  /** A click does nothing; the banner has no target. */
  | 'NONE'
  /** Opens a page of the portal. */
  | 'PAGE';

export type ConsoleBannerFragment = { id: string, group: Types.BannerGroup, position: number, isPublished: boolean, startsAt: string | null, endsAt: string | null, linkType: Types.BannerLinkType, url: string | null, changedAt: string, pictures: Array<{ language: string, imageUrl: string, title: string }> };

export const ConsoleBannerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorBanner"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"linkType"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"pictures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}}]}}]} as unknown as DocumentNode<ConsoleBannerFragment, unknown>;