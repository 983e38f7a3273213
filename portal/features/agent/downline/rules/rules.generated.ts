/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../lib/schema.generated.ts';

import type { UserErrorParts_LineUserError_Fragment } from '../../../../lib/user-error.generated.ts';
import { useMutation, useQuery } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

/** How much a bet on games of a category may be at most. */
export type GreatestStakeInput = {
  /** Category of the games whose bets are limited, such as `SLOTS`; each is named once at most. */
  gameType: GameType;
  /** Stake of one bet, more than nothing. */
  greatest: string;
};

/** All that may stand in the way of a change in `lines`. */
export type LineErrorCode =
  /** What was sent is too large. */
  | 'BODY_TOO_LARGE'
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
  /** This needs an independent person. Within {{hours}} hours one of you two opened, reset or gave rights to the account of the other, directly or through somebody else, or the same person did so for both. Please ask another operator. */
  | 'FOUR_EYES_DEPENDENT'
  /** You proposed this yourself: another operator has to confirm it. */
  | 'FOUR_EYES_SAME_OPERATOR'
  /** The key that keeps a payment from happening twice is missing. */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** What was sent is not valid. */
  | 'INVALID_INPUT'
  /** A line cannot be moved below somebody of its own. */
  | 'LINE_CIRCLE'
  /** There is no such account, or it cannot be part of a line. */
  | 'LINE_MEMBER_UNKNOWN'
  /** It stands below that account already. */
  | 'LINE_MOVE_SAME'
  /** A greatest stake must be above 0, one for each category. */
  | 'LINE_STAKE_INVALID'
  /** There is no such account directly below you. */
  | 'LINE_UNKNOWN'
  /** There is no provider {{vendor}}. Reload the page and choose again. */
  | 'LINE_VENDOR_UNKNOWN'
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

/** Who set what is in force. */
export type LineLimitSource =
  /** Somebody above him. */
  | 'ABOVE'
  /** Somebody in his line. */
  | 'LINE'
  /** The signed-in agent. */
  | 'OWN';

/** Input of setLineRules. */
export type SetLineRulesInput = {
  /** Categories that are off. */
  gameTypesOff: Array<GameType>;
  /** The greatest stakes, in the agent's currency; categories that are not named have none. */
  greatestStakes: Array<GreatestStakeInput>;
  /** Whose line: a direct downline, or the agent himself. */
  memberId: string | number;
  /** Codes of vendors that are off. */
  vendorsOff: Array<string>;
};

export type LineRulesPartsFragment = { id: string, memberCount: number, isOwn: boolean, isPending: boolean, vendorsOff: Array<string>, gameTypesOff: Array<Types.GameType>, greatestStakes: Array<{ gameType: Types.GameType, greatest: string }>, inForce: Array<{ vendorCode: string | null, gameType: Types.GameType | null, greatest: string | null, source: Types.LineLimitSource }> };

export type MemberRulesQueryVariables = Exact<{
  id: string | number;
}>;


export type MemberRulesQuery = { team: { member: { id: string, rules: LineRulesPartsFragment } | null } | null };

export type TeamRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamRulesQuery = { team: { rules: LineRulesPartsFragment } | null };

export type SetLineRulesMutationVariables = Exact<{
  input: Types.SetLineRulesInput;
}>;


export type SetLineRulesMutation = { setLineRules: { rules: LineRulesPartsFragment | null, userErrors: Array<(
      { code: Types.LineErrorCode }
      & UserErrorParts_LineUserError_Fragment
    )> } };

export const LineRulesPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"vendorsOff"}},{"kind":"Field","name":{"kind":"Name","value":"gameTypesOff"}},{"kind":"Field","name":{"kind":"Name","value":"greatestStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<LineRulesPartsFragment, unknown>;
export const MemberRulesDocument = {"__meta__":{"id":"78c4e15f700fa6479fca7441237ca58915e2d6eb7b7f01ae1f27df47d46e185f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineRulesParts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"vendorsOff"}},{"kind":"Field","name":{"kind":"Name","value":"gameTypesOff"}},{"kind":"Field","name":{"kind":"Name","value":"greatestStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<MemberRulesQuery, MemberRulesQueryVariables>;
export const TeamRulesDocument = {"__meta__":{"id":"27cab7bf75ef1cf096598202e6ce0aae134e85e89cbae83e10ab0a1efd58fb4a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineRulesParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"vendorsOff"}},{"kind":"Field","name":{"kind":"Name","value":"gameTypesOff"}},{"kind":"Field","name":{"kind":"Name","value":"greatestStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}}]} as unknown as DocumentNode<TeamRulesQuery, TeamRulesQueryVariables>;
export const SetLineRulesDocument = {"__meta__":{"id":"69160de534c114ff5b733021f514bac73283c13ea2f499effc38fe9a2276b360"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLineRules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetLineRulesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLineRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineRulesParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserErrorParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineRulesParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineRules"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}},{"kind":"Field","name":{"kind":"Name","value":"vendorsOff"}},{"kind":"Field","name":{"kind":"Name","value":"gameTypesOff"}},{"kind":"Field","name":{"kind":"Name","value":"greatestStakes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inForce"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vendorCode"}},{"kind":"Field","name":{"kind":"Name","value":"gameType"}},{"kind":"Field","name":{"kind":"Name","value":"greatest"}},{"kind":"Field","name":{"kind":"Name","value":"source"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserErrorParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}}]}}]} as unknown as DocumentNode<SetLineRulesMutation, SetLineRulesMutationVariables>;
export function useMemberRulesQuery(options: useQuery.Options<MemberRulesQuery, MemberRulesQueryVariables> & ({ variables: MemberRulesQueryVariables; skip?: boolean } | { skip: boolean })) {
  return useQuery<MemberRulesQuery, MemberRulesQueryVariables>(MemberRulesDocument, options)
}

export function useTeamRulesQuery(options: useQuery.Options<TeamRulesQuery, TeamRulesQueryVariables> = {}) {
  return useQuery<TeamRulesQuery, TeamRulesQueryVariables>(TeamRulesDocument, options)
}

export function useSetLineRulesMutation(options?: useMutation.Options<SetLineRulesMutation, SetLineRulesMutationVariables>) {
  return useMutation<SetLineRulesMutation, SetLineRulesMutationVariables>(SetLineRulesDocument, options)
}