/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../lib/schema.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Kinds of things that operators meet by an id. */
export type RecordKind =
  /** A correction of a balance. */
  | 'ADJUSTMENT'
  /** What an agent finds wrong with an amount. */
  | 'AGENT_DISPUTE'
  /** An announcement or notice. */
  | 'ANNOUNCEMENT'
  /** A change by an operator. */
  | 'AUDIT_ENTRY'
  /** A picture with a link. */
  | 'BANNER'
  /** A bet of a member. */
  | 'BET'
  /** A letter to many members. */
  | 'BROADCAST'
  /** An answer given often. */
  | 'CANNED_ANSWER'
  /** A reported chat message. */
  | 'CHAT_REPORT'
  /** A room of the chat. */
  | 'CHAT_ROOM'
  /** A contract of agents. */
  | 'CONTRACT'
  /** Money paid in. */
  | 'DEPOSIT'
  /** A rain of red envelopes. */
  | 'ENVELOPE'
  /** A list as a file, which its asker alone reads. */
  | 'EXPORT'
  /** A game that the brand offers. */
  | 'GAME'
  /** A win that operators look at. */
  | 'GREAT_WIN'
  /** An article of the help centre. */
  | 'HELP_ARTICLE'
  /** A draw of a lottery. */
  | 'LOTTERY_DRAW'
  /** Goods for points. */
  | 'MALL_GOODS'
  /** Somebody who plays at the brand. */
  | 'MEMBER'
  /** A member of staff. */
  | 'OPERATOR'
  /** An offer of the brand with its terms. */
  | 'PROMOTION'
  /** A claim of a promotion. */
  | 'PROMOTION_CLAIM'
  /** Chances that members have won, drawn for prizes. */
  | 'RAFFLE'
  /** A rebate that was given. */
  | 'REBATE_CLAIM'
  /** Points that were given for something. */
  | 'REDEMPTION'
  /** A referred friend. */
  | 'REFERRAL'
  /** A member that somebody has to look at. */
  | 'RISK_CASE'
  /** A settlement of an agent. */
  | 'SETTLEMENT'
  /** Feedback or a complaint. */
  | 'TICKET'
  /** A movement of money in the books. */
  | 'TRANSFER'
  /** Money moved into the wallet of a vendor, or back. */
  | 'VENDOR_TRANSFER'
  /** Money paid out. */
  | 'WITHDRAWAL';

export type ConsoleSearchQueryVariables = Exact<{
  text: string;
}>;


export type ConsoleSearchQuery = { hits: Array<{ kind: Types.RecordKind, id: string, title: string, detail: string | null, state: string | null }> };


export const ConsoleSearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"hits"},"name":{"kind":"Name","value":"operatorSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<ConsoleSearchQuery, ConsoleSearchQueryVariables>;