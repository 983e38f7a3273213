/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../lib/schema.generated.ts';

import type { ConsoleUserError_BroadcastUserError_Fragment } from '../../providers/user-errors.generated.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** For whom a broadcast is: whoever meets all of it. */
export type AddresseesInput = {
  /** Only these accounts, 500 at most; empty is for all. */
  accounts: Array<string>;
  /** Who they are. */
  audience: PromotionAudienceInput;
  /** What it is about. */
  kind: BroadcastKind;
};

/** Input of what is done about a broadcast under way. */
export type BroadcastDeedInput = {
  /** Id of the broadcast: to pause it is `SENDING`, to resume `PAUSED`, to cancel neither `SENT` nor `CANCELLED`. */
  id: string | number;
  /** Why, 3 to 300 characters, for the audit log. */
  reason: string;
};

/** All that may stand in the way of a change in `broadcasts`. */
export type BroadcastErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
  /** A broadcast of this kind does not reach that account. Check the name or choose another account. */
  | 'BROADCAST_ACCOUNT_NOT_REACHED'
  /** An account, an agent or a tag of the audience does not exist. Check what you entered. */
  | 'BROADCAST_AUDIENCE_UNKNOWN'
  /** There are too many members to count at once. Save the draft and count it on its page. */
  | 'BROADCAST_COUNT_TOO_LONG'
  /** The number you typed is not the number of recipients. Look at the number shown and type that. */
  | 'BROADCAST_COUNT_WRONG'
  /** Nobody counted the recipients since the last change. Count them, then send. */
  | 'BROADCAST_NOT_COUNTED'
  /** This broadcast was not found. */
  | 'BROADCAST_NOT_FOUND'
  /** This broadcast does not stand as you saw it. Reload the page to see how it stands. */
  | 'BROADCAST_STATE'
  /** The time to begin is over. Choose a later one, or leave it empty to send at once. */
  | 'BROADCAST_TIME_PAST'
  /** Each language of the brand needs its words, once. */
  | 'BROADCAST_WORDS_MISSING'
  /** There is no such call. */
  | 'CALL_UNKNOWN'
  /** That is no place in this list. Please load it again from the start. */
  | 'CURSOR_INVALID'
  /** The system is interrupted for a moment. Please wait, check whether what you just did went through, then try again. */
  | 'DATABASE_UNAVAILABLE'
  /** Ask for the first entries or the last ones, not for both. */
  | 'FIRST_AND_LAST'
  /** You may not do this. */
  | 'FORBIDDEN'
  /** This was changed after you opened the page. Reload it and look again before you confirm. */
  | 'FOUR_EYES_CHANGED'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** The site is under maintenance. Please come back later. */
  | 'MAINTENANCE'
  /** This kind of content is not supported. */
  | 'MEDIA_TYPE_UNSUPPORTED'
  /** This brand was not found. */
  | 'MERCHANT_NOT_FOUND'
  /** There is no such brand. */
  | 'MERCHANT_UNKNOWN'
  /** The amount is not valid. */
  | 'MONEY_INVALID'
  /** The amount is too large. Please enter a smaller one. */
  | 'MONEY_TOO_LARGE'
  /** This was not found. */
  | 'NOT_FOUND'
  /** This account may not be used from the address {{ip}}. */
  | 'OPERATOR_ADDRESS_REFUSED'
  /** This brand asks for an authenticator app. Turn one on in your account. */
  | 'OPERATOR_TOTP_REQUIRED'
  /** Please change your password before you play or pay. */
  | 'PASSWORD_CHANGE_NEEDED'
  /** Too many requests. Please try again in {{retryAfter}}. */
  | 'RATE_LIMITED'
  /** This service is not available in your region. */
  | 'REGION_BLOCKED'
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
  | 'UPLOAD_TOO_LARGE';

/** What a broadcast is about. */
export type BroadcastKind =
  /** News of the house; it reaches whoever has an open account. */
  | 'HOUSE'
  /** An offer; it spares who is excluded, takes a break or is locked. */
  | 'PROMOTION';

/** State of a broadcast. */
export type BroadcastState =
  /** Over for good before all had it. */
  | 'CANCELLED'
  /** It is being written. */
  | 'DRAFT'
  /** It stands still until it is resumed or cancelled. */
  | 'PAUSED'
  /** It begins at its time. */
  | 'SCHEDULED'
  /** Members are written to, batch by batch. */
  | 'SENDING'
  /** All members it is for have it. */
  | 'SENT';

/** A page of the portal that a broadcast may lead to. */
export type BroadcastTarget =
  /** Where the member starts a deposit, at `/member/depositv2`. */
  | 'DEPOSIT'
  /** The help centre, at `/help`. */
  | 'HELP'
  /** Missions and leaderboards. */
  | 'MISSIONS'
  /** Where points buy goods and money, at `/pointMall`. */
  | 'POINT_MALL'
  /** The list of promotions, at `/promotions`. */
  | 'PROMOTIONS'
  /** Player protection. */
  | 'PROTECTION'
  /** Where the member claims rebates on play, at `/member/manualRebate`. */
  | 'REBATES'
  /** Inviting friends. */
  | 'REFERRAL'
  /** Where the member claims the rewards that wait, at `/member/rewardCenter`. */
  | 'REWARD_CENTRE'
  /** Passwords, second step and devices of the member, at `/member/securityCenter`. */
  | 'SECURITY'
  /** The movements of the member's money, at `/member/transactionHistory`. */
  | 'STATEMENT'
  /** VIP levels. */
  | 'VIP'
  /** Where the member asks for a withdrawal, at `/member/withdraw`. */
  | 'WITHDRAW';

/** For whom a promotion is: whoever meets all of it. */
export type PromotionAudienceInput = {
  /** The highest VIP level, 0 to 20; 0 is who has reached none. */
  greatestLevel?: number | null | undefined;
  /** Only for who has not bet for so many days, 1 to 365. */
  inactiveDays?: number | null | undefined;
  /** What deposits must come to. */
  leastDeposits?: PromotionDepositsInput | null | undefined;
  /** The lowest VIP level, 1 to 20. */
  leastLevel?: number | null | undefined;
  /** Accounts of agents, 20 at most: only for members below one of them; empty is for all. */
  line: Array<string>;
  /** Only for accounts opened within so many days, 1 to 365. */
  newMembersDays?: number | null | undefined;
  /** Ids of tags, 20 at most: only for who wears one of them; empty is for all. */
  tags: Array<string | number>;
};

/** What deposits must come to. */
export type PromotionDepositsInput = {
  /** Their sum, at least. */
  amount: string;
  /** Of the last so many days, 1 to 365. */
  days: number;
};

/** Input of sendBroadcast. */
export type SendBroadcastInput = {
  /** How many it reaches; asked of one with `needsCount`. */
  count?: number | null | undefined;
  /** Id of the broadcast that is sent; it is in `DRAFT`, and was counted since its last change. */
  id: string | number;
  /** Why, 3 to 300 characters, for the audit log. */
  reason: string;
  /** The revision of it that was seen: another one is not sent. */
  revision: string;
};

/** Input of tryBroadcast. */
export type TryBroadcastInput = {
  /** Account name of the member. */
  account: string;
  /** Id of the broadcast that is tried, in whatever state it is. */
  id: string | number;
};

export type ConsoleBroadcastReadersQueryVariables = Exact<{
  id: string | number;
}>;


export type ConsoleBroadcastReadersQuery = { readers: number | null };

export type MeasureBroadcastReachMutationVariables = Exact<{
  input: Types.AddresseesInput;
}>;


export type MeasureBroadcastReachMutation = { payload: { members: number | null, userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type CountBroadcastMutationVariables = Exact<{
  id: string | number;
}>;


export type CountBroadcastMutation = { payload: { record: ConsoleBroadcastFragment | null, userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type TryBroadcastMutationVariables = Exact<{
  input: Types.TryBroadcastInput;
}>;


export type TryBroadcastMutation = { payload: { userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type SendBroadcastMutationVariables = Exact<{
  input: Types.SendBroadcastInput;
}>;


export type SendBroadcastMutation = { payload: { userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type PauseBroadcastMutationVariables = Exact<{
  input: Types.BroadcastDeedInput;
}>;


export type PauseBroadcastMutation = { payload: { userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type ResumeBroadcastMutationVariables = Exact<{
  input: Types.BroadcastDeedInput;
}>;


export type ResumeBroadcastMutation = { payload: { userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type CancelBroadcastMutationVariables = Exact<{
  input: Types.BroadcastDeedInput;
}>;


export type CancelBroadcastMutation = { payload: { userErrors: Array<(
      { code: Types.BroadcastErrorCode }
      & ConsoleUserError_BroadcastUserError_Fragment
    )> } };

export type ConsoleBroadcastFragment = { id: string, state: Types.BroadcastState, revision: string, reach: number | null, needsCount: boolean, delivered: number, createdAt: string, createdBy: string, changedAt: string, sentBy: string | null, scheduledAt: string | null, startedAt: string | null, endedAt: string | null, draft: { kind: Types.BroadcastKind, accounts: Array<string>, page: Types.BroadcastTarget | null, scheduledAt: string | null, audience: { newMembersDays: number | null, leastLevel: number | null, greatestLevel: number | null, inactiveDays: number | null, line: Array<string>, tags: Array<string>, leastDeposits: { amount: string, days: number } | null }, words: Array<{ language: string, title: string, content: string }> }, counting: { lookedAt: number, of: number } | null };

export const ConsoleBroadcastFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleBroadcast"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcast"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"counting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookedAt"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsCount"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}}]} as unknown as DocumentNode<ConsoleBroadcastFragment, unknown>;
export const ConsoleBroadcastReadersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConsoleBroadcastReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"readers"},"name":{"kind":"Name","value":"broadcastReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ConsoleBroadcastReadersQuery, ConsoleBroadcastReadersQueryVariables>;
export const MeasureBroadcastReachDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MeasureBroadcastReach"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddresseesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"measureBroadcastReach"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"members"}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<MeasureBroadcastReachMutation, MeasureBroadcastReachMutationVariables>;
export const CountBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CountBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"countBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"broadcast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleBroadcast"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleBroadcast"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcast"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"newMembersDays"}},{"kind":"Field","name":{"kind":"Name","value":"leastLevel"}},{"kind":"Field","name":{"kind":"Name","value":"greatestLevel"}},{"kind":"Field","name":{"kind":"Name","value":"leastDeposits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"days"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inactiveDays"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"words"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"counting"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lookedAt"}},{"kind":"Field","name":{"kind":"Name","value":"of"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needsCount"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CountBroadcastMutation, CountBroadcastMutationVariables>;
export const TryBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TryBroadcastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"tryBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<TryBroadcastMutation, TryBroadcastMutationVariables>;
export const SendBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendBroadcastInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"sendBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<SendBroadcastMutation, SendBroadcastMutationVariables>;
export const PauseBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"pauseBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<PauseBroadcastMutation, PauseBroadcastMutationVariables>;
export const ResumeBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"resumeBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<ResumeBroadcastMutation, ResumeBroadcastMutationVariables>;
export const CancelBroadcastDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBroadcast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcastDeedInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"payload"},"name":{"kind":"Name","value":"cancelBroadcast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsoleUserError"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsoleUserError"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]} as unknown as DocumentNode<CancelBroadcastMutation, CancelBroadcastMutationVariables>;