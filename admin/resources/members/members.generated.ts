/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleTagFragment } from '../../kits/tags/tags.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether an account may be used. */
export type MemberStatus =
  /** The member may sign in and play. */
  | 'ACTIVE'
  /** Closed by its owner. */
  | 'CLOSED'
  /** The member may neither sign in nor play until an operator opens the account again. */
  | 'LOCKED';

/** What kind of account somebody has. */
export type MemberType =
  /** Plays as well, and has a line of accounts below it that it is paid for by its contracts. */
  | 'AGENT'
  /** Plays with money; it may have been invited by an agent. */
  | 'MEMBER'
  /** Plays for free, with play money, and owns nothing. */
  | 'TRIAL';

export type ConsoleMemberFragment = { id: string, account: string, nickname: string | null, type: Types.MemberType, status: Types.MemberStatus, currency: string, balance: string, payeeName: string | null, email: string | null, mobileNumber: string | null, registeredAt: string, lastSignInAt: string | null, lastSignInIp: string | null, tags: Array<ConsoleTagFragment> };

export const ConsoleMemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleMember"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"payeeName"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleTag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"}},{"kind":"Field","name":{"kind":"Name","value":"registeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInIp"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleTag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colour"}}]}}]} as unknown as DocumentNode<ConsoleMemberFragment, unknown>;