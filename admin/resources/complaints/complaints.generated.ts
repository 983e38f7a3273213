/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a ticket is about. */
export type TicketCategory =
  /** The account and signing in. */
  | 'ACCOUNT'
  /** A complaint, which is kept in the register and ends with an outcome. */
  | 'COMPLAINT'
  /** Money in. */
  | 'DEPOSIT'
  /** A game or a bet. */
  | 'GAME'
  /** Anything else. */
  | 'OTHER'
  /** Promotions and rewards. */
  | 'PROMOTION'
  /** What could be better. */
  | 'SUGGESTION'
  /** Money out. */
  | 'WITHDRAWAL';

/** Who ended a ticket. */
export type TicketCloser =
  /** Whoever wrote the ticket, by `closeTicket`. */
  | 'MEMBER'
  /** Somebody of the house; of a complaint `outcome` says how it ended. */
  | 'OPERATOR'
  /** Nobody replied to the answer. */
  | 'SILENCE';

/** How a complaint ended. */
export type TicketOutcome =
  /** The member is partly right. */
  | 'PARTLY'
  /** The house is right. */
  | 'REJECTED'
  /** Both came to terms. */
  | 'SETTLED'
  /** The member is right. */
  | 'UPHELD';

/** What kind of record a ticket names. */
export type TicketReferenceKind =
  /** A bet of the member, as the betting record tells it. */
  | 'BET'
  /** Money that the member paid or wanted to pay in. */
  | 'DEPOSIT'
  /** Money that the member was or wants to be paid out. */
  | 'WITHDRAWAL';

/** How it stands with a ticket. */
export type TicketState =
  /** The house answered and waits for the member. */
  | 'ANSWERED'
  /** An operator works on it. */
  | 'CLAIMED'
  /** It is over. */
  | 'CLOSED'
  /** A complaint that waits for the supervisors: it is overdue, or an operator handed it on. */
  | 'ESCALATED'
  /** Nobody took it yet. */
  | 'OPEN';

export type ConsoleComplaintFragment = { id: string, number: string, createdAt: string, account: string | null, category: Types.TicketCategory, content: string, referenceKind: Types.TicketReferenceKind | null, referenceId: string | null, state: Types.TicketState, answeredAfterMinutes: number | null, resolvedAfterMinutes: number | null, outcome: Types.TicketOutcome | null, closedBy: Types.TicketCloser | null, rating: number | null };

export const ConsoleComplaintFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleComplaint"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorTicket"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"account"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"referenceKind"}},{"kind":"Field","name":{"kind":"Name","value":"referenceId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"closedBy"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}}]}}]} as unknown as DocumentNode<ConsoleComplaintFragment, unknown>;